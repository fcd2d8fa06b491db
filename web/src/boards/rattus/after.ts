// What the table looks like after an event that was told: many happen in one step, and a story that runs ahead of the board
// is not believed. Pieces are moved, nothing is decided here; when the step is over its own view takes the place of this.
import type { Event, Region, RegionView, View } from "./view";

export function after(view: View, event: Event): View {
  switch (event.kind) {
    case "settled":
    case "placed":
      return cubes(view, event.seat, event.region, event.cubes);
    case "added":
      return cubes(view, event.seat, event.region, 1);
    case "lost":
      return cubes(view, event.seat, event.region, -event.cubes);
    case "shifted": {
      const left = settle(view, event.from, event.seat, -event.cubes);
      return settle(left, event.to, event.seat, event.cubes);
    }
    case "sheltered": {
      const left = settle(view, event.region, event.seat, -1);
      const seats = left.seats.map((at, seat) => (seat === event.seat ? { ...at, castle: at.castle + 1 } : at));
      return { ...left, seats };
    }
    case "drove": {
      const rat = region(view, event.from)?.rats.find(({ rat }) => rat === event.rat);
      if (!rat) return view;
      const left = change(view, event.from, (at) => ({ ...at, rats: at.rats.filter((other) => other !== rat) }));
      return change(left, event.to, (at) => ({ ...at, rats: [...at.rats, rat] }));
    }
    case "moved":
    case "rode":
      return { ...view, emblem: event.region };
    case "spread": {
      const rat = { rat: event.rat, starter: false, token: null, seen: [] };
      const come = change(view, event.region, (at) => ({ ...at, rats: [...at.rats, rat] }));
      return { ...come, supply: view.supply - 1 };
    }
    case "flipped": {
      // A rat that was turned lies open until the next one is.
      const gone = new Set(view.turned.map(({ rat }) => rat));
      const regions = view.regions.map((at) => ({
        ...at,
        rats: at.rats
          .filter(({ rat }) => !gone.has(rat))
          .map((rat) => (rat.rat === event.rat ? { ...rat, token: event.token } : rat)),
      }));
      return { ...view, regions, turned: [...view.turned, { rat: event.rat, token: event.token }] };
    }
    case "took":
      return {
        ...view,
        cards: view.cards.map((card) => (card.id === event.class ? { ...card, owner: event.seat } : card)),
      };
    case "opened":
    case "turn":
    case "looked":
    case "swapped":
    case "bonus":
    case "final_round":
    case "final_plague":
      return view;
  }
}

function region(view: View, id: Region): RegionView | undefined {
  return view.regions.find((region) => region.id === id);
}

function change(view: View, id: Region, become: (region: RegionView) => RegionView): View {
  return { ...view, regions: view.regions.map((region) => (region.id === id ? become(region) : region)) };
}

function settle(view: View, id: Region, seat: number, count: number): View {
  const cubes = (at: RegionView) => at.cubes.map((cubes, owner) => (owner === seat ? cubes + count : cubes));
  return change(view, id, (at) => ({ ...at, cubes: cubes(at) }));
}

/** Cubes come out of the reserve of their seat and go back into it; those on the board are its score. */
function cubes(view: View, seat: number, id: Region, count: number): View {
  const seats = view.seats.map((at, index) =>
    index === seat ? { ...at, reserve: at.reserve - count, score: at.score + count } : at,
  );
  return { ...settle(view, id, seat, count), seats };
}
