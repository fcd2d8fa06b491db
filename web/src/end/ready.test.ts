import { expect, test, vi } from "vitest";
import { ready } from "./ready";
import type { SeatView } from "../wire";

vi.mock("../shell/api", () => ({}));

const seat = (seat: number, holder: SeatView["holder"], present = false): SeatView => ({
  seat,
  holder,
  present,
  stand_in: null,
  resigned: false,
  replaced_at: null,
  holidays: [],
});

test("whoever has come is ready, the others have not said; bots and oneself are not counted", () => {
  const seats = [
    seat(0, { kind: "person", name: "Ines" }, true),
    seat(1, { kind: "person", name: "Tekla" }, true),
    seat(2, { kind: "person", name: "Corvin" }),
    seat(3, { kind: "bot", level: 4, cast: 2 }),
    seat(4, { kind: "open" }),
  ];
  expect(ready({ seats, status: "waiting" }, 0)).toEqual({ there: ["Tekla"], silent: ["Corvin"], begun: false });
  expect(ready({ seats, status: "playing" }, null).begun).toBe(true);
});
