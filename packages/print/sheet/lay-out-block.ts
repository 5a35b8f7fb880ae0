import type { ReportDocument } from "@cosmic/report/document";
import type { PageFaces } from "../faces/page-faces.ts";
import { dropCap } from "../measure/drop-cap.ts";
import { balancedMm, fillLines } from "../measure/line-breaking.ts";
import { pageMeasures, roomMm } from "../measure/page-measures.ts";
import { tableWidths } from "../measure/table-widths.ts";
import type { TextSizes } from "../measure/text-sizes.ts";
import { isGlossary, isHalved, isHung, isWide } from "../plan/section-plan.ts";
import type { Reference, SetBlock } from "../typeset/set-block.ts";
import { withTiedCell, withTiedEnding } from "../typeset/tied-words.ts";
import type { RenderContext } from "./render-context.ts";

/** How a paragraph is set; other blocks ignore it. */
export interface Place {
  /** First-line indent. */
  readonly indentMm: number;
  readonly sizeMm: number;
  readonly measureMm: number;
  /** It begins with a three-line drop cap. */
  readonly cap: boolean;
  /** It reconciles two opposite claims, and is set apart. */
  readonly turn: boolean;
  /** The margin has room for the name of its voice. */
  readonly namesVoice: boolean;
}

/** The place of a block that no paragraph's setting matters for. */
export const nowhere: Place = {
  ...{ indentMm: 0, sizeMm: 0, measureMm: 0, cap: false, turn: false, namesVoice: false },
};

/** What layout needs besides the block or chapter. */
export interface LayOutTools {
  /** The whole book, for resolving pointers. */
  readonly document: Pick<ReportDocument, "chapters" | "language">;
  readonly faces: PageFaces;
  readonly sizes: TextSizes;
  readonly renderContext: RenderContext;
  /** For a bound book, whose type is larger. */
  readonly bound: boolean;
}

const quoteRoom = { sizeMm: pageMeasures.quoteMm, measureMm: roomMm.column };

/** A block in the form the template reads. */
export function layOutBlock(block: SetBlock, place: Place, tools: LayOutTools): unknown {
  switch (block.kind) {
    case "figure":
      return layOutFigure(block, tools);
    case "table":
      return layOutTable(block, tools);
    case "facts":
      return layOutFacts(block, tools);
    case "shares":
      for (const row of block.rows) tools.renderContext.needGlyph(row.glyph, row.element ?? "ink");
      return block;
    case "paragraph":
      return layOutParagraph(block, place, tools);
    case "reference":
      return pointed(block, tools.document);
    case "pull-quote":
      return { ...block, widthMm: balancedMm(block.text, { face: tools.faces.textItalic, ...quoteRoom }) };
    case "heading":
      return block;
    default:
      return block satisfies never;
  }
}

type Set<Kind extends SetBlock["kind"]> = Extract<SetBlock, { kind: Kind }>;

function layOutFigure(block: Set<"figure">, { renderContext }: LayOutTools) {
  if (block.legend?.some(({ aspect }) => aspect === "retrograde")) renderContext.needGlyph("retrograde", "metal");
  const drawing = renderContext.picture(block.drawing, "light");
  return { ...block, caption: withTiedEnding(block.caption), drawing, compact: null };
}

function layOutTable(block: Set<"table">, { renderContext, faces }: LayOutTools) {
  for (const cell of block.rows.flat()) renderContext.needGlyphOf(cell);
  const halved = isHalved(block);
  const wide = isWide(block);
  const room = halved ? roomMm.half : wide ? roomMm.full : roomMm.column;
  const rows = block.rows.map((row) => row.map((cell) => ({ ...cell, text: withTiedCell(cell.text) })));
  return { ...block, rows, wide, halved, widths: tableWidths(block, room, faces) };
}

function layOutFacts(block: Set<"facts">, { renderContext, document }: LayOutTools) {
  for (const { value } of block.rows) renderContext.needGlyphOf(value);
  return {
    ...block,
    rows: block.rows.map(({ label, value }) => ({ label, value: { ...value, text: withTiedCell(value.text) } })),
    glossary: isGlossary(block),
    hung: isHung(block),
    ...(block.pointer && { pointer: pointed(block.pointer, document) }),
  };
}

function layOutParagraph(
  block: Set<"paragraph">,
  { cap: capped, turn, namesVoice, ...place }: Place,
  { faces, sizes, document, renderContext }: LayOutTools,
) {
  const { voice, ...paragraph } = block;
  const named = namesVoice && !capped ? voice : undefined;
  if (named) renderContext.needGlyph(named.glyph, "ink");
  const whole = withTiedEnding(block.text);
  const cap = capped ? dropCap(whole, faces.text, sizes) : null;
  const text = cap?.rest ?? whole;
  return {
    ...paragraph,
    ...(turn && { turn }),
    ...(named && { voice: { ...named, indentMm: place.indentMm } }),
    ...(cap && { cap }),
    text,
    even: fillLines(text, { face: faces.text, ...place }).even,
    ...(block.pointer && { pointer: pointed(block.pointer, document) }),
  };
}

/** A pointer with the label of its target; no label if this document lacks the target. */
function pointed(reference: Reference, { chapters }: Pick<ReportDocument, "chapters">): unknown {
  const { kind, target } = reference;
  const text = withTiedEnding(reference.text);
  if (chapters.some(({ sections }) => sections.some(({ id }) => id === target))) {
    return { kind, text, to: `section-${target}` };
  }
  return chapters.some(({ id }) => id === target) ? { kind, text, to: `chapter-${target}` } : { kind, text };
}
