import type { FactId } from "@cosmic/chart/fact-index/fact-ids";
import { planetNamed } from "@cosmic/chart/names";
import { sidesOf } from "../../ledger/claim.ts";
import type { ClaimsLedger } from "../../ledger/settling/claims-ledger.ts";
import { areTied } from "../../selection/ties.ts";
import type { Candidate } from "../book/candidates.ts";
import type { PlanInput } from "../plan-input.ts";
import type { PartId, PlannedItem, PlannedSlots } from "../report-plan.ts";
import { type NamedText, namesApart } from "./names-apart.ts";

/** Texts that reconcile the contradictions of a book: turns by the number of their section, and those of Growth. */
export interface ReconcilingItems {
  readonly turns: ReadonlyMap<number, readonly PlannedItem[]>;
  /** One list for each section of Growth: the passage, then what helps. */
  readonly growth: readonly (readonly PlannedItem[])[];
}

type Entry = ClaimsLedger["entries"][number];

/** A turn is printed once, where the first contradiction it reconciles is complete; it serves every area of life in which
 * the same pair is at odds there or later. */
export function reconcilingItems(
  { entries }: ClaimsLedger,
  printed: ReadonlyMap<string, Candidate>,
  { pairs, lengths, facts }: Pick<PlanInput, "pairs" | "lengths" | "facts">,
  missing: Set<string>,
): ReconcilingItems {
  const sides = sidesOf(pairs);
  const slotsFor = (entry: Entry) => endsOf(entry, printed, sides);
  const written = (part: string): boolean => {
    const words = lengths.wordsOf(part);
    if (words === null) missing.add(part);
    return words !== null;
  };
  const turns = new Map<number, PlannedItem[]>();
  for (const group of groupedBy(
    entries.filter(({ outcome }) => outcome === "turned"),
    turnKey,
  ).values()) {
    const [entry, ...others] = group.toSorted((one, other) => (one.section ?? 0) - (other.section ?? 0));
    if (entry === undefined || entry.section === null) continue;
    const part = `turns/turns/${entry.pair}#${entry.relation ?? "two-voices"}`;
    if (!written(part)) continue;
    const { slots, grounds } = slotsFor(entry);
    const own = turns.get(entry.section) ?? [];
    own.push({
      ...{ part, role: "turn", facts: grounds, slots },
      reconciles: { pair: entry.pair, domain: entry.domain },
      ...(others.length > 0 ? { alsoIn: others.map(({ domain }) => domain) } : {}),
    });
    turns.set(entry.section, own);
  }
  const growth = [
    ...groupedBy(
      entries.filter(({ outcome }) => outcome === "growth"),
      ({ pair }) => pair,
    ).values(),
  ].map((group) => {
    const [entry, ...others] = group;
    if (entry === undefined) return [];
    const name = touches(entry, printed, facts) ? "joined" : "apart";
    const { slots, grounds, ends } = slotsFor(entry);
    const base = `growth/growth/${entry.pair}`;
    const head: PlannedItem = {
      ...{ part: `${base}#${name}`, role: "turn", facts: grounds, slots, ends },
      reconciles: { pair: entry.pair, domain: entry.domain },
      ...(others.length > 0 ? { alsoIn: others.map(({ domain }) => domain) } : {}),
    };
    const use: PlannedItem = { part: `${base}#${name}-use`, role: "turn", facts: grounds, slots };
    return [head, use].filter(({ part }) => written(part));
  });
  return { turns, growth: growth.filter((items) => items.length > 0) };
}

const turnKey = ({ pair, relation }: Entry): string => `${pair} ${relation}`;

function groupedBy<Item>(list: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of list) {
    const known = groups.get(keyOf(item));
    if (known) known.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** The two placements a text names, that of the pair's first claim as {a}. */
function endsOf(
  { pair, held, against }: Entry,
  printed: ReadonlyMap<string, Candidate>,
  sides: ReturnType<typeof sidesOf>,
): { readonly slots: PlannedSlots; readonly grounds: readonly FactId[]; readonly ends: readonly PartId[] } {
  const [one, other] = [printed.get(held), printed.get(against)];
  const firstIs = one !== undefined && claimsFirst(one, pair, sides);
  const [first, second] = firstIs ? [one, other] : [other, one];
  const [a, b] = namesApart(namedText(first), namedText(second));
  return {
    slots: {
      ...(a ? { a: { is: "placement", fact: a } } : {}),
      ...(b ? { b: { is: "placement", fact: b } } : {}),
    },
    grounds: [a, b].flatMap((fact) => fact ?? []),
    ends: [first, second].flatMap((candidate) => candidate?.item.part ?? []),
  };
}

const namedText = (candidate: Candidate | undefined): NamedText => ({
  name: candidate?.about.name ?? null,
  facts: candidate?.item.facts ?? [],
});

function claimsFirst({ claims }: Candidate, pair: string, sides: ReturnType<typeof sidesOf>): boolean {
  return claims.some(({ name }) => {
    const side = sides.get(name);
    return side?.pair === pair && side.side === "first";
  });
}

/** Whether a planet of one side is one of the other too, is in aspect with it, or rules its sign. */
function touches(
  { held, against, relation }: Entry,
  printed: ReadonlyMap<string, Candidate>,
  facts: PlanInput["facts"],
): boolean {
  if (relation === "same-body" || relation === "in-aspect") return true;
  const planetsOf = (part: string) =>
    printed.get(part)?.item.facts.flatMap((fact) => fact.split(/[.-]/).flatMap((name) => planetNamed(name) ?? [])) ??
    [];
  const [one, other] = [planetsOf(held), planetsOf(against)];
  return one.some((a) => other.some((b) => a === b || areTied(a, b, facts)));
}
