import { type AspectType, type Planet, planetOrder, planets } from "@cosmic/chart/names";
import type { InterAspect, TwoCharts } from "@cosmic/chart/pair/two-charts";
import type { LineEnd, PairLine } from "@cosmic/drawings/pair/bi-wheel-lines";

/** One of the two people. */
export type Side = "first" | "second";
type Tone = "holds" | "rubs";

/** An aspect between two charts, seen from the first: planets, Ascendants and Midheavens. */
export interface Contact {
  readonly first: LineEnd;
  readonly second: LineEnd;
  readonly type: AspectType;
  /** Degrees from exact. */
  readonly orb: number;
}

const endOf = (id: string): LineEnd =>
  planets.find((planet) => planet === id) ?? (id === "midheaven" ? "midheaven" : "ascendant");

/** Every certain contact, closest first: aspects that depend on a Moon with unknown birth time are left out. */
export function contactsOf({ aspects, firstToAngles, secondToAngles }: TwoCharts): readonly Contact[] {
  const contact = ({ a, b, type, orb }: InterAspect, turned: boolean): Contact => ({
    first: endOf(turned ? b : a),
    second: endOf(turned ? a : b),
    type,
    orb,
  });
  return [
    ...[...aspects, ...firstToAngles].filter(({ uncertain }) => !uncertain).map((one) => contact(one, false)),
    ...secondToAngles.filter(({ uncertain }) => !uncertain).map((one) => contact(one, true)),
  ].sort((one, other) => one.orb - other.orb);
}

/** A contact that has its own text. */
export interface Told {
  readonly contact: Contact;
  readonly tone: Tone;
  /** Id of its text: `sun-mercury-holds`. */
  readonly textId: string;
  /** Whose body each slot of the text means: `sun`, `mercury`; `one` and `other` when both are the same body. */
  readonly slots: Readonly<Record<string, Side>>;
}

/** At least one must be personal: whole generations share the aspects among the outer planets. */
const personal: ReadonlySet<LineEnd> = new Set(["sun", "moon", "mercury", "venus", "mars"]);
/** Planets whose contact with an Ascendant has a text. */
const atTheDoor: ReadonlySet<LineEnd> = new Set([...personal, "jupiter", "saturn"]);

const hasText = (a: LineEnd, b: LineEnd): boolean => {
  if (a === "ascendant") return atTheDoor.has(b);
  if (b === "ascendant") return atTheDoor.has(a);
  return a !== "midheaven" && b !== "midheaven" && (personal.has(a) || personal.has(b));
};

/** Bodies that make a conjunction tense; Mars does so only with the bodies in the next set. */
const heavy: ReadonlySet<LineEnd> = new Set(["saturn", "pluto"]);
const sharpBesideMars: ReadonlySet<LineEnd> = new Set(["mars", "uranus", "moon", "ascendant"]);

/** Trines and sextiles hold, squares and oppositions rub; a conjunction depends on the pair. An opposition to an
 * Ascendant is a conjunction with the Descendant and is read like one. A quincunx is listed but has no text. */
function toneOf({ first, second, type }: Contact): Tone | null {
  const pair = [first, second];
  const beside = type === "conjunction" || (type === "opposition" && pair.includes("ascendant"));
  if (beside) {
    const sharp = pair.includes("mars") && pair.every((end) => end === "mars" || sharpBesideMars.has(end));
    return sharp || pair.some((end) => heavy.has(end)) ? "rubs" : "holds";
  }
  if (type === "quincunx") return null;
  return type === "square" || type === "opposition" ? "rubs" : "holds";
}

function told(contact: Contact): Told | null {
  const { first, second } = contact;
  const tone = toneOf(contact);
  if (tone === null || !hasText(first, second)) return null;
  if (first === second) {
    return { contact, tone, textId: `${first}-${second}-${tone}`, slots: { one: "first", other: "second" } };
  }
  const inOrder = orderOf(first) < orderOf(second);
  const name = inOrder ? `${first}-${second}` : `${second}-${first}`;
  return { contact, tone, textId: `${name}-${tone}`, slots: { [first]: "first", [second]: "second" } };
}

/** Planets in list order, then angles. */
const orderOf = (end: LineEnd): number => (isPlanet(end) ? planetOrder[end] : planets.length);
const isPlanet = (end: LineEnd): end is Planet => end !== "ascendant" && end !== "midheaven";

/** Ranking adjustments in degrees of orb: slow planets and sextiles lose, the Sun, Moon and Ascendant gain. */
const slowCostDeg = 1.5;
const sextileCostDeg = 1;
const lightsGainDeg = 1;

function rank({ first, second, type, orb }: Contact): number {
  const ends = [first, second];
  const slow = ends.some((end) => isPlanet(end) && planetOrder[end] > planetOrder.saturn);
  const light = ends.some((end) => end === "sun" || end === "moon" || end === "ascendant");
  return orb + (slow ? slowCostDeg : 0) + (type === "sextile" ? sextileCostDeg : 0) - (light ? lightsGainDeg : 0);
}

/** Most contacts described in text. */
const mostBonds = 3;
const mostFrictions = 2;

/** The contacts that stand out, strongest first; no text is used twice. */
export function choose(contacts: readonly Contact[]): {
  readonly bonds: readonly Told[];
  readonly frictions: readonly Told[];
} {
  const known = new Set<string>();
  const ranked = contacts
    .flatMap((contact) => told(contact) ?? [])
    .sort((one, other) => rank(one.contact) - rank(other.contact))
    .filter(({ textId }) => !known.has(textId) && known.add(textId));
  const best = (tone: Tone, most: number) => ranked.filter((one) => one.tone === tone).slice(0, most);
  return { bonds: best("holds", mostBonds), frictions: best("rubs", mostFrictions) };
}

/** The lines on the wheel: every contact, with the chosen ones drawn full. */
export function linesOf(contacts: readonly Contact[], chosen: readonly Told[]): readonly PairLine[] {
  const strong = new Set(chosen.map(({ contact }) => contact));
  return contacts.map((contact) => ({ ...contact, strong: strong.has(contact) }));
}
