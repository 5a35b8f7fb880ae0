import type { Carrier } from "../../ledger/carrier.ts";
import { claimRanker } from "../../ledger/claim.ts";
import { type ClaimsLedger, settleClaims } from "../../ledger/settling/claims-ledger.ts";
import type { ReconcilingRule } from "../../ledger/settling/disputes.ts";
import type { Candidate } from "../book/candidates.ts";
import type { PlanInput } from "../plan-input.ts";
import { type ChapterDraft, partChooser } from "./choose-parts.ts";
import { isSamePoint, type NamedText, namesApart } from "./names-apart.ts";

/** The parts a book prints, and its contradictions: each is reconciled, or one of its sides is left out. */
export interface SettledBook {
  readonly chosen: ReadonlySet<string>;
  /** Parts that contradict what is printed. */
  readonly left: ReadonlySet<string>;
  readonly ledger: ClaimsLedger;
}

/** Settles a book; one whose chapter on growth would have no contradiction keeps its heaviest two there, however light. */
export function settleBook(
  chapters: readonly ChapterDraft[],
  rule: Pick<ReconcilingRule, "growthSection" | "isShort">,
  input: Pick<PlanInput, "facts" | "pairs">,
): SettledBook {
  const usual = settleParts(chapters, { ...rule, growthTakesLight: false }, input);
  const hasGrowth = usual.ledger.entries.some(({ outcome }) => outcome === "growth");
  return hasGrowth ? usual : settleParts(chapters, { ...rule, growthTakesLight: true }, input);
}

/**
 * Chooses parts and settles their contradictions in turn: what a contradiction leaves out makes room for the next part,
 * which may contradict something itself. Each round leaves out more, so there is an end.
 */
function settleParts(
  chapters: readonly ChapterDraft[],
  rule: ReconcilingRule,
  { facts, pairs }: Pick<PlanInput, "facts" | "pairs">,
): SettledBook {
  const sections = sectionNumbers(chapters);
  const aspects = new Set(facts.aspects.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]));
  const inAspect = (one: string, other: string) => aspects.has(`${one} ${other}`);
  const rankedOf = claimRanker(pairs);
  const choose = partChooser(chapters);
  const left = new Set<string>();
  const suppressed: ClaimsLedger["entries"][number][] = [];
  // Lines around the parts claim nothing.
  const all = chapters.flatMap((chapter) =>
    chapter.sections.flatMap((section) => {
      const number = sections.get(section.id) ?? 0;
      return section.candidates.map((candidate) => carrierOf(candidate, number));
    }),
  );
  for (;;) {
    const chosen = choose(left);
    const carriers = all.filter(({ part }) => chosen.has(part));
    const ledger = settleClaims({ carriers: uniqueParts(carriers), rankedOf, inAspect, pairs, ...rule });
    const before = left.size;
    for (const part of ledger.suppressed) left.add(part);
    for (const part of unnameable(ledger, carriers)) left.add(part);
    if (left.size === before)
      return { chosen, left, ledger: { ...ledger, entries: [...suppressed, ...ledger.entries] } };
    suppressed.push(...ledger.entries.filter(({ outcome }) => outcome === "suppressed"));
  }
}

/** Sections in the order of the book, from 0. */
export function sectionNumbers(chapters: readonly ChapterDraft[]): ReadonlyMap<string, number> {
  return new Map(chapters.flatMap(({ sections }) => sections.map(({ id }) => id)).map((id, index) => [id, index]));
}

/** Parts of contradictions whose two sides go by one name, “the Moon in Leo and the Moon in Leo”: no text could tell
 * them apart, so the one that need not stand is left out; what a planet is in its sign stays. */
function unnameable({ entries }: ClaimsLedger, carriers: readonly NamedCarrier[]): readonly string[] {
  const byPart = new Map(carriers.map((carrier) => [carrier.part, carrier]));
  return entries.flatMap(({ held, against, outcome }) => {
    const [one, other] = [byPart.get(held), byPart.get(against)];
    if (outcome === "suppressed" || !one || !other) return [];
    const [first, second] = namesApart(one, other);
    if (!isSamePoint(first, second)) return [];
    const stays = isSignCore(against) || (other.mandatory && !one.mandatory && !isSignCore(held));
    return [stays ? held : against];
  });
}

function isSignCore(part: string): boolean {
  return part.startsWith("planets-in-signs/") && part.endsWith("#core");
}

function uniqueParts(carriers: readonly NamedCarrier[]): readonly NamedCarrier[] {
  const known = new Set<string>();
  return carriers.filter(({ part }) => !known.has(part) && known.add(part));
}

/** A carrier, and the fact a sentence names it by. */
interface NamedCarrier extends Carrier, NamedText {}

function carrierOf({ item, about, claims, weight, mandatory }: Candidate, section: number): NamedCarrier {
  return {
    part: item.part,
    claims,
    // What has no name in a sentence cannot stand in a turn: it gives way.
    weight: about.name === null ? 0 : weight,
    ...{ mandatory, section, facts: item.facts },
    ...about,
  };
}
