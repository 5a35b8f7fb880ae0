import type { Chapter, ReportDocument } from "@cosmic/report/document";
import { openerSvg } from "@cosmic/report/glyph-svg";
import type { PageFaces } from "./page-faces.ts";
import { runningHead } from "./running-head.ts";
import { isGlossary, isHalved, isWide, planChapter, type Reference, type SetBlock } from "./section-plan.ts";
import { tableWidths } from "./table-widths.ts";
import type { Workshop } from "./workshop.ts";

/** What laying out a chapter takes besides the chapter. */
export interface LayOutTools {
  /** The whole book, for what its pointers lead to. */
  readonly document: ReportDocument;
  readonly faces: PageFaces;
  readonly workshop: Workshop;
}

/** The measure of the prose, and the whole text block with the margin column. */
const roomMm = { column: 118, full: 166, half: 78 };

/** A chapter as the template reads it. */
export function layOutChapter(chapter: Chapter, tools: LayOutTools): unknown {
  const { workshop, faces } = tools;
  workshop.needGlyph(chapter.glyph, "metal");
  const { sections, ...plan } = planChapter(chapter);
  const { id, title, subtitle, glyph, opener } = chapter;
  return {
    ...{ id, title, subtitle, glyph, ...plan },
    runningHead: runningHead(title, "right", faces),
    opener: opener && { ...opener, svg: openerSvg(glyph) },
    sections: sections.map(({ runs, plates, ...section }) => ({
      ...section,
      runs: runs.map((run) => {
        for (const note of run.notes) workshop.needGlyph(note.glyph, "ink");
        return { ...run, blocks: run.blocks.map((block) => layOutBlock(block, tools)) };
      }),
      plates: plates.map((plate) => layOutBlock(plate, tools)),
    })),
  };
}

function layOutBlock(block: SetBlock, tools: LayOutTools): unknown {
  const { workshop, faces } = tools;
  switch (block.kind) {
    case "figure":
      return { ...block, drawing: workshop.picture(block.drawing, "light"), compact: null };
    case "table": {
      for (const cell of block.rows.flat()) workshop.needGlyphOf(cell);
      const halved = isHalved(block);
      const wide = isWide(block);
      const room = halved ? roomMm.half : wide ? roomMm.full : roomMm.column;
      return { ...block, wide, halved, widths: tableWidths(block, room, faces) };
    }
    case "facts":
      for (const { value } of block.rows) workshop.needGlyphOf(value);
      return {
        ...block,
        glossary: isGlossary(block),
        ...(block.pointer && { pointer: pointed(block.pointer, tools.document) }),
      };
    case "shares":
      for (const row of block.rows) workshop.needGlyph(row.glyph, row.element ?? "ink");
      return block;
    case "paragraph":
      return block.pointer ? { ...block, pointer: pointed(block.pointer, tools.document) } : block;
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
function pointed({ kind, text, target }: Reference, { chapters }: ReportDocument): unknown {
  if (chapters.some(({ sections }) => sections.some(({ id }) => id === target))) {
    return { kind, text, to: `section-${target}` };
  }
  return chapters.some(({ id }) => id === target) ? { kind, text, to: `chapter-${target}` } : { kind, text };
}
