import type { Chapter, ReportDocument } from "@cosmic/report/document";
import { openerSvg } from "@cosmic/report/glyph-svg";
import { layOutBlock, type Place } from "./lay-out-block.ts";
import type { MethodColumns } from "./method-columns.ts";
import type { PageFaces } from "./page-faces.ts";
import type { PlannedSection, Run } from "./planned-section.ts";
import { runningHead } from "./running-head.ts";
import { planChapter } from "./section-plan.ts";
import { isProse, type SetBlock } from "./set-block.ts";
import { type TextSizes, titleMm } from "./text-sizes.ts";
import { withTiedFigures } from "./tied-words.ts";
import type { Workshop } from "./workshop.ts";

/** What laying out a chapter takes besides the chapter. */
export interface LayOutTools {
  /** The whole book, for what its pointers lead to. */
  readonly document: Pick<ReportDocument, "chapters">;
  readonly faces: PageFaces;
  readonly sizes: TextSizes;
  readonly workshop: Workshop;
}

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
    sections: sections.map((part) =>
      "columns" in part ? layOutColumns(part, tools) : layOutSection(part, plan.remarksAreProse, tools),
    ),
  };
}

function layOutSection({ runs, plates, ...section }: PlannedSection, remarksAreProse: boolean, tools: LayOutTools) {
  const sizeMm = Math.max(titleMm.first, titleMm.other);
  return {
    ...section,
    oneLine: tools.faces.text.widthEm(section.title) * sizeMm <= tools.sizes.measureMm,
    runs: runs.map((run) => layOutRun(run, remarksAreProse, tools)),
    plates: plates.map((plate) => layOutBlock(plate, { indentMm: 0, sizeMm: 0, measureMm: 0 }, tools)),
  };
}

function layOutRun(run: Run, remarksAreProse: boolean, tools: LayOutTools) {
  const { sizes, workshop } = tools;
  for (const note of run.notes) workshop.needGlyph(note.glyph, "ink");
  const follows = (at: number): boolean => {
    const before = run.blocks[at - 1];
    return before !== undefined && isProse(before, remarksAreProse);
  };
  const placeOf = (block: SetBlock, at: number): Place => {
    const framed = block.kind === "paragraph" && block.role === "practice";
    return {
      indentMm: follows(at) ? sizes.leadingMm : 0,
      sizeMm: sizes.textMm,
      measureMm: sizes.measureMm - (framed ? sizes.leadingMm : 0),
    };
  };
  return {
    ...run,
    notes: run.notes.map((note) => ({
      ...note,
      title: withTiedFigures(note.title),
      lines: note.lines.map(withTiedFigures),
    })),
    blocks: run.blocks.map((block, at) => layOutBlock(block, placeOf(block, at), tools)),
  };
}

function layOutColumns({ columns }: MethodColumns, tools: LayOutTools) {
  const { methodMm, methodMeasureMm } = tools.sizes;
  const place: Place = { indentMm: methodMm, sizeMm: methodMm, measureMm: methodMeasureMm };
  return {
    columns: columns.map((item) => (item.kind === "title" ? item : layOutBlock(item, place, tools))),
  };
}
