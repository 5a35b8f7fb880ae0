import type { Claim } from "@cosmic/interpretation/ledger/claim";
import type { PartHead, Unit } from "@cosmic/library/unit";
import type { ClaimsTable } from "../read/claims-table.ts";
import type { Sources } from "../read/sources.ts";
import { claimText, type Labels, readLabels } from "./label-file.ts";
import { englishParts } from "./label-sheet.ts";

/** Whose labels count: two readers of whole passages, and one of their plain sentences alone. */
const labelers = ["first", "second", "plain"] as const;
type Opposites = Pick<ClaimsTable, "opposite">;

/**
 * What the labelers settle: a claim counts that two of them gave or one gave as the strongest, and of a part that one
 * alone has labeled all that one gave; any other is faint. Where two gave a claim in different areas of life, it counts in each of them. Claims come in the order of the
 * labelers, so that the strongest stay first.
 */
export function settledLabels(all: readonly Labels[], table: Opposites): Labels {
  const parts = new Set(all.flatMap((labels) => [...labels.keys()]));
  return new Map(
    [...parts].map((part) => [
      part,
      settledClaims(
        all.flatMap((labels) => {
          const given = labels.get(part);
          return given ? [given] : [];
        }),
        table,
      ),
    ]),
  );
}

function settledClaims(given: readonly (readonly Claim[])[], { opposite }: Opposites): readonly Claim[] {
  const needed = Math.min(2, given.length);
  const votes = (name: string) => given.filter((claims) => claims.some((claim) => claim.name === name)).length;
  const strongest = new Set(given.flatMap(([claim]) => claim?.name ?? []));
  const counts = ({ name }: Claim) => strongest.has(name) || votes(name) >= needed;
  const settled = new Map<string, Claim>();
  const all = given.flat();
  // Faint claims come last, and give way to any that counts.
  for (const claim of [...all.filter(counts), ...all.filter((one) => !counts(one))]) {
    const against = { name: opposite.get(claim.name) ?? "", domain: claim.domain };
    const text = claimText(claim);
    if (!settled.has(claimText(against)) && !settled.has(text))
      settled.set(text, counts(claim) ? claim : { ...claim, faint: true });
  }
  return [...settled.values()];
}

/** The labels of the library, settled. */
export function readSettledLabels(root: string, sources: Sources): Labels {
  const known = { claims: sources.claims, parts: new Set(englishParts(sources).keys()) };
  return settledLabels(
    labelers.map((labeler) => readLabels(root, labeler, known).labels),
    sources.claims,
  );
}

/** Units whose labeled parts claim what their labels say. A part with claims of its own in the catalogue keeps those, and
 * one without a label claims what its unit does. */
export function labeledUnits(units: readonly Unit[], labels: Labels): readonly Unit[] {
  return units.map((unit) => {
    const parts = Object.entries(unit.parts).map(([name, head]): [string, PartHead] => {
      const claims = labels.get(`${unit.id}#${name}`);
      return [name, claims === undefined || head.claims !== undefined ? head : { ...head, claims }];
    });
    return { ...unit, parts: Object.fromEntries(parts) };
  });
}
