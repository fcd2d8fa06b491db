// Sounds, made here: a few tones and some noise. Off unless somebody turns them on.
import { settings } from "../shell/settings.svelte";
import type { Staging } from "../boards/board";

type Sound = NonNullable<Staging["sound"]> | "your-turn" | "end" | "chat";

interface Tone {
  /** Hertz; noise if none. */
  pitch?: number;
  wave?: OscillatorType;
  at: number;
  length: number;
  loud: number;
}

const SOUNDS: Record<Sound, Tone[]> = {
  place: [{ pitch: 190, wave: "triangle", at: 0, length: 0.07, loud: 0.5 }],
  card: [{ at: 0, length: 0.09, loud: 0.16 }],
  coins: [
    { pitch: 1_320, wave: "triangle", at: 0, length: 0.08, loud: 0.18 },
    { pitch: 1_760, wave: "triangle", at: 0.07, length: 0.12, loud: 0.16 },
  ],
  turn: [{ pitch: 98, wave: "sine", at: 0, length: 0.35, loud: 0.5 }],
  strike: [
    { pitch: 74, wave: "sawtooth", at: 0, length: 0.4, loud: 0.3 },
    { at: 0, length: 0.25, loud: 0.2 },
  ],
  miss: [{ pitch: 260, wave: "sine", at: 0, length: 0.18, loud: 0.25 }],
  loss: [{ pitch: 140, wave: "triangle", at: 0, length: 0.25, loud: 0.4 }],
  chat: [
    { pitch: 880, wave: "sine", at: 0, length: 0.09, loud: 0.2 },
    { pitch: 660, wave: "sine", at: 0.08, length: 0.12, loud: 0.2 },
  ],
  "your-turn": [
    { pitch: 523, wave: "sine", at: 0, length: 0.35, loud: 0.25 },
    { pitch: 659, wave: "sine", at: 0.16, length: 0.5, loud: 0.25 },
  ],
  end: [
    { pitch: 196, wave: "sine", at: 0, length: 1.6, loud: 0.35 },
    { pitch: 247, wave: "sine", at: 0.4, length: 1.4, loud: 0.3 },
    { pitch: 294, wave: "sine", at: 0.8, length: 1.4, loud: 0.3 },
  ],
};

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const tone of SOUNDS[sound]) strike(context, tone);
}

function strike(audio: AudioContext, { pitch, wave, at, length, loud }: Tone): void {
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud * 0.4, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  gain.connect(audio.destination);
  const source = pitch === undefined ? noise(audio, length) : tone(audio, pitch, wave ?? "sine");
  source.connect(gain);
  source.start(start);
  source.stop(start + length);
}

function tone(audio: AudioContext, pitch: number, wave: OscillatorType): OscillatorNode {
  const oscillator = audio.createOscillator();
  oscillator.type = wave;
  oscillator.frequency.value = pitch;
  return oscillator;
}

function noise(audio: AudioContext, length: number): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  return source;
}
