import type { Claim, PartHead, Unit } from "@cosmic/library/unit";
import type { Sources } from "../read/sources.ts";
import { claimText, type Labels, readLabels } from "./label-file.ts";
import { englishParts } from "./label-sheet.ts";

/** What three labelers settle: of a part that all have labeled, the claims two of them gave; else what the third gave,
 * who labeled the most and who labeled last. */
export function settledLabels(a: Labels, b: Labels, third: Labels): Labels {
  return new Map(
    [...third].map(([part, given]) => {
      const [one, other] = [a.get(part), b.get(part)];
      if (!one || !other) return [part, given];
      const all = [one, other, given];
      const texts = new Map(all.flat().map((claim) => [claimText(claim), claim]));
      const votes = (text: string) => all.filter((claims) => claims.some((claim) => claimText(claim) === text)).length;
      return [part, [...texts].filter(([text]) => votes(text) >= 2).map(([, claim]) => claim)];
    }),
  );
}

/** The labels of the library, settled; `labels/c` is the third labeler. */
export function readSettledLabels(root: string, sources: Sources): Labels {
  const known = { claims: sources.claims, parts: new Set(englishParts(sources).keys()) };
  const [a, b, third] = ["a", "b", "c"].map((labeler) => readLabels(root, labeler, known).labels);
  return settledLabels(a ?? new Map(), b ?? new Map(), third ?? new Map());
}

/**
 * Units whose labeled parts claim what their labels say. The first part, the core, speaks for the placement: it claims
 * what its unit does as well, after its own claims. A part with claims of its own in the catalogue keeps those, and one
 * without a label claims what its unit does.
 */
export function labeledUnits(units: readonly Unit[], labels: Labels): readonly Unit[] {
  return units.map((unit) => {
    const parts = Object.entries(unit.parts).map(([name, head], index): [string, PartHead] => {
      const label = labels.get(`${unit.id}#${name}`);
      if (label === undefined || head.claims !== undefined) return [name, head];
      return [name, { ...head, claims: index === 0 ? withUnitClaims(label, unit.claims) : label }];
    });
    return { ...unit, parts: Object.fromEntries(parts) };
  });
}

function withUnitClaims(label: readonly Claim[], claims: readonly Claim[]): readonly Claim[] {
  const names = new Set(label.map(({ name }) => name));
  return [...label, ...claims.filter(({ name }) => !names.has(name))];
}
