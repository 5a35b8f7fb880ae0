import type { FactId } from "@cosmic/chart/fact-index/fact-ids";
import type { PrintedPart, PrintedReconciliation } from "@cosmic/interpretation/ledger/unreconciled-claims";
import type { Block, ReportDocument } from "../document.ts";

/** A first edition passage that reconciles a pair: `tensions/pairs/a.b`, `tensions/pairs-again/a.b`. */
const reconcilingPassage = /^tensions\/[a-z-]+\/([a-z-]+)\.([a-z-]+)$/;

/** A paragraph on one of several Moon or rising signs is said under a condition, of nobody in particular. */
const unsure: readonly FactId[] = ["sun-signs", "moon-signs", "rising-signs"];

/** What a finished document says of its reader, from its paragraphs alone: the parts it prints, and what it reconciles.
 * An addition to an aspect (`joint`) says nothing its core does not. */
export function renderedClaims(document: ReportDocument): {
  readonly parts: readonly PrintedPart[];
  readonly reconciliations: readonly PrintedReconciliation[];
} {
  const open = planetsInTwoSigns(document);
  const blocks = document.chapters
    .flatMap(({ sections }) => sections)
    .flatMap((section, number) => section.blocks.map((block) => ({ block, section: number })));
  return {
    parts: blocks.flatMap(({ block, section }) => {
      const parts = partsOf(block).filter((part) => !open.has(placedIn(part)));
      return parts.map((part) => ({ part, section }));
    }),
    reconciliations: blocks.flatMap(({ block, section }) =>
      reconciliationsOf(block).map((one) => ({ ...one, section })),
    ),
  };
}

/** `planets-in-signs/mercury`: the planet whose sign a passage is about; of other passages all but their heading. */
const placedIn = (part: string): string => part.slice(0, part.lastIndexOf("/"));

/** Planets whose passages are of two signs, of a day without a birth time on which they changed signs: one of the two is nobody’s. */
function planetsInTwoSigns({ chapters }: ReportDocument): ReadonlySet<string> {
  const signs = new Map<string, Set<string>>();
  for (const { blocks } of chapters.flatMap(({ sections }) => sections)) {
    for (const block of blocks) {
      if (block.kind !== "paragraph" || !block.passage?.startsWith("planets-in-signs/")) continue;
      const planet = placedIn(block.passage);
      signs.set(planet, (signs.get(planet) ?? new Set()).add(block.passage));
    }
  }
  return new Set([...signs].filter(([, passages]) => passages.size > 1).map(([planet]) => planet));
}

function partsOf(block: Block): readonly string[] {
  if (block.kind !== "paragraph" || block.passage === undefined) return [];
  const [fact] = block.facts;
  if (fact !== undefined && unsure.includes(fact)) return [];
  if (block.parts) return block.parts;
  if (block.role === "joint" || reconcilingPassage.test(block.passage)) return [];
  return [`${block.passage}#${block.role}`];
}

function reconciliationsOf(block: Block): readonly Omit<PrintedReconciliation, "section">[] {
  if (block.kind !== "paragraph") return [];
  if (block.reconciles) {
    const { pair, domain, alsoIn = [] } = block.reconciles;
    return [domain, ...alsoIn].map((one) => ({ pair, domain: one }));
  }
  const [, first, second] = reconcilingPassage.exec(block.passage ?? "") ?? [];
  return first === undefined || second === undefined ? [] : [{ pair: `${first}.${second}`, domain: null }];
}
