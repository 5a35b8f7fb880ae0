import { elements, modalities, planets } from "../names.ts";
import { type Contact, type ContactId, type Side, sides } from "./contacts/contact.ts";
import type { PairPerson } from "./pair-person.ts";
import type { Balance } from "./together/balance.ts";
import type { Overlay } from "./together/visits.ts";

/** Why something is left out. */
type LeftOutReason = "no-birth-time" | "no-place" | "not-all-day" | "twins" | "under-18";

/** Something the facts of a pair leave out or mark as not to be printed, whose birth is the reason, and why. */
export interface LeftOut {
  readonly what:
    | "moon"
    | "angles"
    | "houses"
    | "place"
    | "halfway.angles"
    | "strands.standing"
    | "strands.spark"
    | "strands.same-bodies"
    | ContactId
    | `visits.${string}`
    | `balance.${string}`;
  readonly who: Side | "both";
  readonly why: LeftOutReason;
}

/** What the list is made from. */
export interface LeftOutGround {
  readonly people: Readonly<Record<Side, Pick<PairPerson, "span" | "placeKnown">>>;
  readonly contacts: readonly Pick<Contact, "id" | "certain">[];
  /** The planets of each in the other's houses. */
  readonly overlays: Readonly<Record<Side, Overlay | null>>;
  readonly balance: Balance;
  readonly twins: boolean;
  readonly underAge: readonly Side[];
}

/** Everything left out of a pair, the largest first. */
export function leftOutOf(ground: LeftOutGround): readonly LeftOut[] {
  const untimed = sides.filter((side) => ground.people[side].span !== null);
  const both = whoOf(untimed);
  return [
    ...untimed.flatMap((who) => wholeParts(who, ground.people[who])),
    ...(both === "both" ? [row("strands.standing", "both", "no-birth-time")] : []),
    ...(both === null ? [] : uncertainBetween(both, ground.contacts)),
    ...untimed.flatMap((who) => unsureVisits(who, ground)),
    ...untimed.flatMap((who) => unsureShares(who, ground.balance)),
    ...(ground.twins ? [row("strands.same-bodies", "both", "twins")] : []),
    ...ground.underAge.map((who) => row("strands.spark", who, "under-18")),
  ];
}

function row(what: LeftOut["what"], who: LeftOut["who"], why: LeftOutReason): LeftOut {
  return { what, who, why };
}

function whoOf([one, other]: readonly Side[]): Side | "both" | null {
  return other === undefined ? (one ?? null) : "both";
}

/** What lies between the two and needs both birth times. */
function uncertainBetween(who: LeftOut["who"], contacts: LeftOutGround["contacts"]): readonly LeftOut[] {
  const uncertain = contacts.filter(({ certain }) => !certain);
  return [row("halfway.angles", who, "no-birth-time"), ...uncertain.map(({ id }) => row(id, who, "not-all-day"))];
}

function wholeParts(who: Side, { placeKnown }: Pick<PairPerson, "placeKnown">): readonly LeftOut[] {
  const parts = (["moon", "angles", "houses"] as const).map((what) => row(what, who, "no-birth-time"));
  return placeKnown ? parts : [...parts, row("place", who, "no-place")];
}

/** Planets but the Moon that may be in another house of the other person. */
function unsureVisits(who: Side, { overlays }: LeftOutGround): readonly LeftOut[] {
  const overlay = overlays[who];
  if (overlay === null) return [];
  const unsure = planets.filter((planet) => planet !== "moon" && overlay[planet] === undefined);
  return unsure.map((planet) => row(`visits.${planet}`, who, "not-all-day"));
}

function unsureShares(who: Side, balance: Balance): readonly LeftOut[] {
  const place = who === "first" ? 0 : 1;
  return [
    ...elements.map((name) => ({ name, state: balance.elements[name].state })),
    ...modalities.map((name) => ({ name, state: balance.modalities[name].state })),
  ]
    .filter(({ state }) => state.split("-")[place] === "unsure")
    .map(({ name }) => row(`balance.${name}`, who, "not-all-day"));
}
