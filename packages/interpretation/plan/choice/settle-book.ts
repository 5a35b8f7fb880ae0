import type { Carrier } from "../../ledger/carrier.ts";
import { type ClaimsLedger, settleClaims } from "../../ledger/claims-ledger.ts";
import { withDomains } from "../../ledger/default-domains.ts";
import { type Candidate, groundsOf, namedFact } from "../book/candidates.ts";
import type { PlanInput } from "../plan-input.ts";
import { type ChapterDraft, chooseParts } from "./choose-parts.ts";

/** The parts a book prints, and its contradictions: each is reconciled, or one of its sides is left out. */
export interface SettledBook {
  readonly chosen: ReadonlySet<string>;
  readonly ledger: ClaimsLedger;
}

/**
 * Chooses parts and settles their contradictions in turn: what a contradiction leaves out makes room for the next part,
 * which may contradict something itself. Each round leaves out more, so there is an end.
 */
export function settleBook(
  chapters: readonly ChapterDraft[],
  growthSection: number,
  { facts, pairs }: Pick<PlanInput, "facts" | "pairs">,
): SettledBook {
  const sections = sectionNumbers(chapters);
  const inAspect = (one: string, other: string) =>
    facts.aspects.some(({ a, b }) => (a === one && b === other) || (a === other && b === one));
  const left = new Set<string>();
  for (;;) {
    const chosen = chooseParts(chapters, left);
    const carriers = chapters.flatMap((chapter) =>
      chapter.sections.flatMap((section) =>
        section.candidates
          .filter(({ item }) => chosen.has(item.part))
          .map((candidate) => carrierOf(candidate, sections.get(section.id) ?? 0)),
      ),
    );
    const ledger = settleClaims({ carriers: uniqueParts(carriers), pairs, growthSection, inAspect });
    const before = left.size;
    for (const part of ledger.suppressed) left.add(part);
    if (left.size === before) return { chosen, ledger };
  }
}

/** Sections in the order of the book, from 0. */
export function sectionNumbers(chapters: readonly ChapterDraft[]): ReadonlyMap<string, number> {
  return new Map(chapters.flatMap(({ sections }) => sections.map(({ id }) => id)).map((id, index) => [id, index]));
}

function uniqueParts(carriers: readonly Carrier[]): readonly Carrier[] {
  return [...new Map(carriers.toReversed().map((carrier) => [carrier.part, carrier])).values()].reverse();
}

function carrierOf({ item, unit, weight, mandatory }: Candidate, section: number): Carrier {
  const part = item.part.slice(item.part.indexOf("#") + 1);
  const unsure = item.facts[0] === "moon-signs" || item.facts[0] === "rising-signs";
  const claims = unit.parts[part]?.claims ?? unit.claims;
  return {
    part: item.part,
    claims: unsure || item.role === "joint" ? [] : withDomains(claims, unit.id),
    // What has no name in a sentence cannot stand in a turn: it gives way.
    weight: namedFact(item.facts) === null ? 0 : weight,
    ...{ mandatory, section },
    ...groundsOf(item.facts),
  };
}
