import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenMade, type Sought } from "./wanted";

const { analysis, ApiError } = vi.hoisted(() => ({
  analysis: vi.fn(),
  ApiError: class extends Error {
    constructor(readonly failure?: { code: string }) {
      super(failure?.code ?? "no line");
    }
  },
}));
vi.mock("../shell/api", () => ({ analysis, ApiError }));
const kept = vi.hoisted(() => vi.fn());
vi.mock("./kept", () => ({ keep: () => Promise.resolve(), kept }));

const found = { curve: [], turning: [], seats: [] };
const ready = { state: "ready", analysis: found, looked: 1, longer: null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

/** What is told while the server gives these answers, one after another. */
async function told(...answers: (object | Error)[]): Promise<Sought[]> {
  for (const answer of answers) {
    if (answer instanceof Error) analysis.mockRejectedValueOnce(answer);
    else analysis.mockResolvedValueOnce(answer);
  }
  const all: Sought[] = [];
  const stop = whenMade("A", (sought) => all.push(sought));
  await vi.advanceTimersByTimeAsync(30_000);
  stop();
  expect(analysis).toHaveBeenCalledTimes(answers.length);
  return all;
}

test("it is asked for until it is made, and how far it is is told", async () => {
  const underway = { done: 62, of: 168 };
  const all = await told({ state: "waiting", underway }, ready);
  expect(all).toEqual([{ state: "waiting", underway }, ready]);
});

test("a longer look is followed, and what is there stays", async () => {
  const longer = { ...ready, longer: { underway: { done: 1, of: 9 } } };
  expect(await told(longer, { ...ready, looked: 4 })).toEqual([longer, { ...ready, looked: 4 }]);
});

test("where too many games wait it is asked for later, and where there is none the reason is told", async () => {
  const all = await told(new ApiError({ code: "unavailable" }), new ApiError({ code: "given_up" }));
  expect(all).toEqual([{ state: "busy" }, { state: "none", why: "given_up" }]);
});

test("without a line it is what was kept, or follows when the line is back", async () => {
  kept.mockResolvedValueOnce(undefined);
  expect(await told(new ApiError(), ready)).toEqual([{ state: "offline" }, ready]);
  vi.resetAllMocks();
  kept.mockResolvedValueOnce(ready);
  expect(await told(new ApiError())).toEqual([ready]);
});
