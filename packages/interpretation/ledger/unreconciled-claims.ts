import type { Domain } from "@cosmic/library/domain";
import { type Claim, type PairName, rankedClaims, sidesOf } from "./claim.ts";

/** A part that a finished book prints. */
export interface PrintedPart {
  /** `planets-in-signs/moon/capricorn#core`. */
  readonly part: string;
  /** Number of its section in the order of the book. */
  readonly section: number;
}

/** A block that reconciles a contradiction. */
export interface PrintedReconciliation {
  readonly pair: PairName;
  /** Null reconciles the pair in every domain. */
  readonly domain: Domain | null;
  readonly section: number;
}

/** Two printed parts that contradict each other. */
export interface PrintedConflict {
  readonly pair: PairName;
  readonly domain: Domain;
  readonly a: string;
  readonly b: string;
  /** The later of their two sections. */
  readonly section: number;
  /** Whether a block in or before that section reconciles them. */
  readonly reconciled: boolean;
}

export interface PrintedBook {
  readonly parts: readonly PrintedPart[];
  readonly reconciliations: readonly PrintedReconciliation[];
  readonly claimsOf: (part: string) => readonly Claim[];
  readonly pairs: readonly (readonly [string, string])[];
}

/** All contradictions of a finished book, found from what it prints and not from how it was planned. */
export function printedConflicts({ parts, reconciliations, claimsOf, pairs }: PrintedBook): readonly PrintedConflict[] {
  const sides = sidesOf(pairs);
  const spoken = parts.flatMap((printed) =>
    rankedClaims(claimsOf(printed.part), sides).map((claim) => ({ ...claim, ...printed })),
  );
  const byKey = new Map<string, typeof spoken>();
  for (const one of spoken) byKey.set(one.key, [...(byKey.get(one.key) ?? []), one]);
  return [...byKey.values()].flatMap((voices) => {
    const seconds = voices.filter(({ side }) => side === "second");
    return voices
      .filter(({ side }) => side === "first")
      .flatMap((a) =>
        seconds
          .filter((b) => b.part !== a.part)
          .map((b) => {
            const { pair, claim } = a;
            const section = Math.max(a.section, b.section);
            const reconciled = reconciliations.some(
              (block) =>
                block.pair === pair && (block.domain ?? claim.domain) === claim.domain && block.section <= section,
            );
            return { pair, domain: claim.domain, a: a.part, b: b.part, section, reconciled };
          }),
      );
  });
}
