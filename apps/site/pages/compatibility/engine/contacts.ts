import { type Planet, planetOrder, planets } from "@cosmic/chart/names";
import { type Contact, isPairPoint, type Side, type Tone } from "@cosmic/chart/pair/contacts/contact";
import { counts } from "@cosmic/chart/pair/contacts/contact-rules";
import type { LineEnd, PairLine } from "@cosmic/drawings/pair/bi-wheel-lines";

/** A contact between planets and angles, as the page shows them. */
export interface ShownContact extends Contact {
  readonly first: LineEnd;
  readonly second: LineEnd;
}

/** What the page shows of the contacts of a pair, each list closest first. */
export interface ShownContacts {
  readonly counted: readonly ShownContact[];
  /** Between two slow planets: of the years of birth. */
  readonly ofYears: readonly ShownContact[];
}

/** Every certain contact between planets and angles: Chiron and the node are left to the book. */
export function shownContacts(contacts: readonly Contact[]): ShownContacts {
  const shown = contacts
    .flatMap((contact): readonly ShownContact[] => {
      const { first, second, certain } = contact;
      return !certain || isPairPoint(first) || isPairPoint(second) ? [] : [{ ...contact, first, second }];
    })
    .sort((one, other) => one.orb - other.orb);
  return { counted: shown.filter(counts), ofYears: shown.filter((contact) => !counts(contact)) };
}

/** A contact that has its own text. */
export interface Told {
  readonly contact: ShownContact;
  readonly tone: Tone;
  /** Id of its text: `sun-mercury-holds`. */
  readonly textId: string;
  /** Whose body each slot of the text means: `sun`, `mercury`; `one` and `other` when both are the same body. */
  readonly slots: Readonly<Record<string, Side>>;
}

/** At least one must be personal: whole generations share the contacts among the outer planets. */
const personal: ReadonlySet<LineEnd> = new Set(["sun", "moon", "mercury", "venus", "mars"]);
/** Planets whose contact with an Ascendant has a text. */
const atTheDoor: ReadonlySet<LineEnd> = new Set([...personal, "jupiter", "saturn"]);

const hasText = (a: LineEnd, b: LineEnd): boolean => {
  if (a === "ascendant") return atTheDoor.has(b);
  if (b === "ascendant") return atTheDoor.has(a);
  return a !== "midheaven" && b !== "midheaven" && (personal.has(a) || personal.has(b));
};

function told(contact: ShownContact): Told | null {
  const { first, second, tone } = contact;
  if (tone === "none" || !hasText(first, second)) return null;
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

/** Most contacts described in text. */
const mostBonds = 3;
const mostFrictions = 2;

/** The contacts that stand out, heaviest first; no text is used twice. */
export function choose(contacts: readonly ShownContact[]): {
  readonly bonds: readonly Told[];
  readonly frictions: readonly Told[];
} {
  const known = new Set<string>();
  const ranked = contacts
    .flatMap((contact) => told(contact) ?? [])
    .sort((one, other) => other.contact.weight - one.contact.weight)
    .filter(({ textId }) => !known.has(textId) && known.add(textId));
  const best = (tone: Tone, most: number) => ranked.filter((one) => one.tone === tone).slice(0, most);
  return { bonds: best("holds", mostBonds), frictions: best("rubs", mostFrictions) };
}

/** The lines on the wheel: every contact, with the chosen ones drawn full. */
export function linesOf(contacts: readonly ShownContact[], chosen: readonly Told[]): readonly PairLine[] {
  const strong = new Set(chosen.map(({ contact }) => contact));
  return contacts.map((contact) => ({ ...contact, strong: strong.has(contact) }));
}
