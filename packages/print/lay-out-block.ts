import type { ReportDocument } from "@cosmic/report/document";
import { fillLines } from "./line-breaking.ts";
import type { PageFaces } from "./page-faces.ts";
import { isGlossary, isHalved, isHung, isWide } from "./section-plan.ts";
import type { Reference, SetBlock } from "./set-block.ts";
import { tableWidths } from "./table-widths.ts";
import { withTiedCell, withTiedEnding } from "./tied-words.ts";
import type { Workshop } from "./workshop.ts";

/** Where a block stands: for paragraphs alone. */
export interface Place {
  /** How far the first line is drawn in. */
  readonly indentMm: number;
  readonly sizeMm: number;
  readonly measureMm: number;
}

interface BlockTools {
  readonly document: Pick<ReportDocument, "chapters">;
  readonly faces: PageFaces;
  readonly workshop: Workshop;
}

/** The measure of the prose, and the whole text block with the margin column. */
const roomMm = { column: 118, full: 166, half: 78 };

/** A block as the template reads it. */
export function layOutBlock(block: SetBlock, place: Place, tools: BlockTools): unknown {
  const { workshop, faces } = tools;
  switch (block.kind) {
    case "figure":
      if (block.legend?.some(({ aspect }) => aspect === "retrograde")) workshop.needGlyph("retrograde", "metal");
      return {
        ...block,
        caption: withTiedEnding(block.caption),
        drawing: workshop.picture(block.drawing, "light"),
        compact: null,
      };
    case "table": {
      for (const cell of block.rows.flat()) workshop.needGlyphOf(cell);
      const halved = isHalved(block);
      const wide = isWide(block);
      const room = halved ? roomMm.half : wide ? roomMm.full : roomMm.column;
      const rows = block.rows.map((row) => row.map((cell) => ({ ...cell, text: withTiedCell(cell.text) })));
      return { ...block, rows, wide, halved, widths: tableWidths(block, room, faces) };
    }
    case "facts":
      for (const { value } of block.rows) workshop.needGlyphOf(value);
      return {
        ...block,
        rows: block.rows.map(({ label, value }) => ({
          label,
          value: { ...value, text: withTiedCell(value.text) },
        })),
        glossary: isGlossary(block),
        hung: isHung(block),
        ...(block.pointer && { pointer: pointed(block.pointer, tools.document) }),
      };
    case "shares":
      for (const row of block.rows) workshop.needGlyph(row.glyph, row.element ?? "ink");
      return block;
    case "paragraph": {
      const text = withTiedEnding(block.text);
      return {
        ...block,
        text,
        even: fillLines(text, { face: faces.text, ...place }).even,
        ...(block.pointer && { pointer: pointed(block.pointer, tools.document) }),
      };
    }
    case "reference":
      return pointed(block, tools.document);
    case "heading":
    case "pull-quote":
      return block;
    default:
      return block satisfies never;
  }
}

/** A pointer with the label it leads to; without one when this document does not have the place. */
function pointed(reference: Reference, { chapters }: Pick<ReportDocument, "chapters">): unknown {
  const { kind, target } = reference;
  const text = withTiedEnding(reference.text);
  if (chapters.some(({ sections }) => sections.some(({ id }) => id === target))) {
    return { kind, text, to: `section-${target}` };
  }
  return chapters.some(({ id }) => id === target) ? { kind, text, to: `chapter-${target}` } : { kind, text };
}
