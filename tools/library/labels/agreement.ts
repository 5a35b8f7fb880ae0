import { sidesOf } from "@cosmic/interpretation/ledger/claim";
import type { ClaimPair } from "../read/claims-table.ts";
import { claimText, kindOfPart, type Labels } from "./label-file.ts";

/** How far two labelers agree on the parts of one kind. */
export interface Agreement {
  readonly kind: string;
  /** Parts that both have labeled. */
  readonly parts: number;
  /** Cohen's kappa over every part and pair (first side, second side or neither), 1 at most. */
  readonly kappa: number;
  /** Share of the names both gave for which they gave the same domains; 1 where they share none. */
  readonly sameDomain: number;
}

/** A kind whose labelers agree less is to be labeled again. */
export const leastKappa = 0.7;

/** The agreement of two labelers by kind, over the parts both have labeled. */
export function agreementByKind(a: Labels, b: Labels, pairs: readonly ClaimPair[]): readonly Agreement[] {
  const shared = [...a.keys()].filter((part) => b.has(part));
  const kinds = [...new Set(shared.map(kindOfPart))].toSorted();
  return kinds.map((kind) => {
    const parts = shared.filter((part) => kindOfPart(part) === kind);
    const rated = parts.flatMap((part) => {
      const [one, other] = [ratings(a, part, pairs), ratings(b, part, pairs)];
      return one.map((rating, index) => [rating, other[index] ?? "neither"] as const);
    });
    return { kind, parts: parts.length, kappa: cohensKappa(rated), sameDomain: domainShare(parts, a, b) };
  });
}

/** Cohen's kappa of paired ratings (Cohen 1960): observed agreement above what chance gives; 1 where all ratings are
 * the same one. */
export function cohensKappa(rated: readonly (readonly [a: string, b: string])[]): number {
  const total = rated.length;
  const share = (hits: readonly unknown[]) => hits.length / total;
  const observed = share(rated.filter(([a, b]) => a === b));
  const expected = [...new Set(rated.flat())].reduce(
    (sum, rating) => sum + share(rated.filter(([a]) => a === rating)) * share(rated.filter(([, b]) => b === rating)),
    0,
  );
  return total === 0 || expected === 1 ? 1 : (observed - expected) / (1 - expected);
}

/** Parts that two labelers labeled differently, with what each gave. */
export function disagreements(a: Labels, b: Labels): readonly { part: string; onlyA: string[]; onlyB: string[] }[] {
  return [...a.keys()]
    .filter((part) => b.has(part))
    .toSorted()
    .map((part) => {
      const [one, other] = [textsOf(a, part), textsOf(b, part)];
      return {
        part,
        onlyA: one.filter((text) => !other.includes(text)),
        onlyB: other.filter((text) => !one.includes(text)),
      };
    })
    .filter(({ onlyA, onlyB }) => onlyA.length + onlyB.length > 0);
}

/** The side a part takes in every pair. */
function ratings(labels: Labels, part: string, pairs: readonly ClaimPair[]): readonly string[] {
  const names = (labels.get(part) ?? []).map(({ name }) => name);
  const sides = sidesOf(pairs);
  return pairs.map((pair) => {
    const given = pair.filter((name) => names.includes(name));
    // Both sides at once are possible in two domains.
    return given.length === 2 ? "both" : (sides.get(given[0] ?? "")?.side ?? "neither");
  });
}

function domainShare(parts: readonly string[], a: Labels, b: Labels): number {
  const shared = parts.flatMap((part) => {
    const areas = (labels: Labels, name: string) =>
      (labels.get(part) ?? [])
        .filter((claim) => claim.name === name)
        .map(({ domain }) => domain)
        .toSorted()
        .join();
    const names = new Set((a.get(part) ?? []).map(({ name }) => name));
    return [...names].filter((name) => areas(b, name) !== "").map((name) => areas(a, name) === areas(b, name));
  });
  return shared.length === 0 ? 1 : shared.filter(Boolean).length / shared.length;
}

function textsOf(labels: Labels, part: string): readonly string[] {
  return (labels.get(part) ?? []).map(claimText);
}
