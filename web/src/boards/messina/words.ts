// What a person sees, in words: the full text of each hex, ship, tile, space and track.
import { list, seatName, t } from "../../text/fluent.svelte";
import {
  actionsOf,
  CARTS,
  CLASSES,
  DISTRICTS,
  PORTS,
  SHIPS,
  SOLO_TILES,
  UPGRADES,
  wheelAt,
  WORKSHOPS,
  type Cost,
  type DistrictTile,
  type Effect,
} from "./data";
import { costText, effectsText } from "./effects";
import type { HexView, Pawn, PlayerView, TurnView, View } from "./view";

export function nameOf(kind: string, id: string): string {
  return t(`messina-${kind}-${id}`.replaceAll("_", "-"));
}

export function siteName(site: string): string {
  if (DISTRICTS.has(site)) return nameOf("district", site);
  return nameOf(PORTS.has(site) ? "port" : "dock_tile", site);
}

export function className(name: string, upgraded = false): string {
  const citizen = nameOf("citizen_class", name);
  return upgraded ? t("page-messina-upgraded", { citizen }) : citizen;
}

function sentence(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}

export function pawnText({ seat, standing }: Pawn): string {
  return t(standing ? "page-messina-pawn-standing" : "page-messina-pawn-lying", { seat: seatName(seat) });
}

function citizensText(citizens: readonly number[]): string[] {
  return CLASSES.flatMap((name, index) => {
    const count = citizens[index] ?? 0;
    return count > 0 ? [t("page-messina-counted", { what: className(name), count })] : [];
  });
}

export function hexText(hex: HexView, view: View, price: number | undefined): string {
  const district = DISTRICTS.get(hex.site);
  const effects = (district ?? PORTS.get(hex.site))?.effects ?? [];
  const citizens = citizensText(hex.citizens);
  return sentence(
    `${siteName(hex.site)}.`,
    price !== undefined && goingText(hex, view, price),
    t("page-messina-hex-action", { effects: effectsText(effects) }),
    hex.cubes > 0 && t("page-messina-hex-plague", { count: hex.cubes }),
    citizens.length > 0 && t("page-messina-hex-citizens", { citizens: list(citizens) }),
    hex.pawns.length > 0 && `${list(hex.pawns.map(pawnText))}.`,
    hex.automaton && t("page-messina-hex-automaton"),
    hex.owner !== null && t("page-messina-hex-owner", { seat: seatName(hex.owner) }),
    hex.plague_comes > 0 && t("page-messina-hex-plague-comes", { count: hex.plague_comes }),
    hex.citizens_come.length > 0 &&
      t("page-messina-hex-citizens-come", { citizens: list(hex.citizens_come.map((name) => className(name))) }),
    district && hex.owner === null && repopulationText(district),
  );
}

/** What going there would mean, before one goes. */
function goingText(hex: HexView, view: View, price: number): string {
  const people = hex.citizens.some((count) => count > 0);
  return sentence(
    t("page-messina-going-price", { count: price }),
    people && t(hex.cubes > 0 ? "page-messina-going-quarantine" : "page-messina-going-sector"),
    hex.cubes > 0 && t("page-messina-going-fight", { cost: view.fire_cost, points: view.points_per_cube }),
    hex.owner !== null && t("page-messina-going-visit", { seat: seatName(hex.owner) }),
  );
}

function repopulationText(district: DistrictTile): string {
  const citizens = district.repop_citizens.map(({ class: name, upgraded }) => className(name, upgraded));
  const people = district.repop_lieutenants > 0 ? [...citizens, t("page-messina-lieutenant")] : citizens;
  return t("page-messina-hex-repopulate", {
    cost: costText(district.repop_cost),
    citizens: list(people),
    points: district.repop_points,
  });
}

export function shipText(id: string, cube: boolean, price: number | undefined): string {
  const ship = SHIPS.get(id);
  return sentence(
    `${nameOf("ship", id)}.`,
    price !== undefined && t("page-messina-going-price", { count: price }),
    ship && t("page-messina-ship", { good: nameOf("good", ship.good), effects: effectsText(ship.effects) }),
    cube && t("page-messina-ship-plague"),
  );
}

export function workshopText(id: string): string {
  const tile = WORKSHOPS.get(id);
  if (!tile) return nameOf("workshop", id);
  const who = className(tile.class);
  return sentence(
    `${nameOf("workshop", id)}.`,
    t(tile.era === 1 ? "page-messina-workshop-era-1" : "page-messina-workshop-era-2", { citizen: who }),
    !tile.requires_upgraded && t("page-messina-workshop-plain", { effects: effectsText(tile.output) }),
    t("page-messina-workshop-upgraded", { effects: effectsText(tile.output_upgraded) }),
    cost(tile.cost),
  );
}

export function upgradeText(id: string): string {
  const tile = UPGRADES.get(id);
  return tile
    ? sentence(
        `${nameOf("cabin_upgrade", id)}.`,
        t("page-messina-cabin-upgrade", { effects: effectsText(tile.output) }),
        cost(tile.cost),
      )
    : nameOf("cabin_upgrade", id);
}

export function cartText(id: string): string {
  const tile = CARTS.get(id);
  return tile
    ? sentence(`${nameOf("cart", id)}.`, t("page-messina-cart", { points: tile.points }), cost(tile.cost))
    : nameOf("cart", id);
}

function cost(price: Cost): string {
  return t("page-messina-cost", { cost: costText(price) });
}

export function pileText(text: string, hidden: number, known: readonly string[], kind: string): string {
  const below = known.map((id) => nameOf(kind, id));
  return sentence(
    text,
    t("page-messina-pile-hidden", { count: hidden }),
    below.length > 0 && t("page-messina-pile-known", { tiles: list(below) }),
  );
}

export function spaceText(
  player: PlayerView,
  space: string,
  action: { once: boolean; effects: Effect[] } | undefined,
): string {
  const citizen = player.citizens.find((citizen) => citizen.space === space);
  return sentence(
    `${nameOf("space", space)}.`,
    action && t("page-messina-space-action", { effects: effectsText(action.effects) }),
    action?.once && t("page-messina-space-once"),
    player.doors.some((door) => door === space) && t("page-messina-space-door"),
    t(
      citizen
        ? citizen.upgraded
          ? "page-messina-space-upgraded"
          : "page-messina-space-taken"
        : "page-messina-space-empty",
    ),
  );
}

export function cabinText({ cabin, citizen, upgrade }: PlayerView["cabins"][number]): string {
  return sentence(
    `${nameOf("cabin", cabin)}.`,
    citizen
      ? t("page-messina-cabin-citizen", {
          citizen: className(citizen.class, citizen.upgraded),
          rounds: citizen.rounds,
        })
      : t("page-messina-space-empty"),
    upgrade !== null && upgradeText(upgrade),
  );
}

/** What advancing would do: whom the foreman reaches one step further, on either branch while both are open. */
export function foremanText(player: PlayerView, foreman: PlayerView["foremen"][number]): string {
  const actions = actionsOf(player.estate);
  const [left, right] = foreman.ahead.map(({ active }) => {
    const words = active.map((space) => effectsText(actions.get(space)?.effects ?? []));
    return words.length > 0 ? words.join("; ") : t("page-messina-foreman-nobody");
  });
  const ahead =
    left === undefined
      ? t("page-messina-foreman-centre")
      : right === undefined
        ? t("page-messina-foreman-next", { what: left })
        : t("page-messina-foreman-fork", { left, right });
  return sentence(
    `${nameOf("foreman", `foreman_${foreman.class}`)}.`,
    t("page-messina-foreman-step", { step: foreman.step }),
    t(foreman.upgraded ? "page-messina-foreman-upgraded" : "page-messina-foreman-plain"),
    ahead,
  );
}

export function soloText(id: string): string {
  const tile = SOLO_TILES.get(id);
  if (!tile) return "";
  const who = tile.class ? className(tile.class) : "";
  return sentence(
    `${siteName(tile.hex)}.`,
    t(`page-messina-solo-${tile.action.replaceAll("_", "-")}`, { citizen: who }),
  );
}

export function wheelText({ plague, citizens }: TurnView): string {
  const rats = plague.map((position) => nameOf("rat_icon", wheelAt(position).rat));
  const shown = citizens === null ? undefined : wheelAt(citizens);
  const people = CLASSES.map((name) =>
    shown
      ? t("page-messina-wheel-pair", { citizen: className(name), colour: nameOf("district_colour", shown[name]) })
      : "",
  ).filter(Boolean);
  return sentence(
    t("page-messina-wheel-plague", { rats: list(rats) }),
    people.length > 0 ? t("page-messina-wheel-citizens", { pairs: list(people) }) : t("page-messina-wheel-nobody"),
  );
}
