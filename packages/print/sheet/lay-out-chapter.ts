import type { Chapter, ReportDocument } from "@cosmic/report/document";
import { openerSvg } from "@cosmic/report/glyph-svg";
import type { PageFaces } from "../faces/page-faces.ts";
import { takesCap } from "../measure/drop-cap.ts";
import { balancedMm } from "../measure/line-breaking.ts";
import type { MethodColumns } from "../measure/method-columns.ts";
import { pageMeasures, roomMm } from "../measure/page-measures.ts";
import type { TextSizes } from "../measure/text-sizes.ts";
import { runningHead } from "../plan/running-head.ts";
import { type ChapterPlan, planChapter } from "../plan/section-plan.ts";
import type { PlannedSection, Run } from "../typeset/planned-section.ts";
import { isProse, type SetBlock } from "../typeset/set-block.ts";
import { withTiedFigures, withTiedTitle } from "../typeset/tied-words.ts";
import { layOutBlock, type Place } from "./lay-out-block.ts";
import type { RenderContext } from "./render-context.ts";

/** What chapter layout needs besides the chapter. */
export interface LayOutTools {
  /** The whole book, for resolving pointers. */
  readonly document: Pick<ReportDocument, "chapters">;
  readonly faces: PageFaces;
  readonly sizes: TextSizes;
  readonly renderContext: RenderContext;
}

/** A chapter in the form the template reads. */
export function layOutChapter(chapter: Chapter, tools: LayOutTools): unknown {
  const { renderContext, faces } = tools;
  renderContext.needGlyph(chapter.glyph, "metal");
  const { sections, ...plan } = planChapter(chapter);
  const { id, title, subtitle, glyph, opener } = chapter;
  const room = opener ? openerRoom : titleRoom;
  return {
    ...{ id, title, subtitle, glyph, ...plan },
    titleMm: balancedMm(title, { face: faces.text, ...room.title }),
    subtitleMm: balancedMm(subtitle, { face: faces.textItalic, ...room.subtitle }),
    runningHead: runningHead(title, "right", faces),
    opener: opener && { ...opener, svg: openerSvg(glyph) },
    sections: sections.map((part, at) =>
      "columns" in part
        ? layOutColumns(part, tools)
        : layOutSection(part, { ...plan, first: at === 0, hasOpener: opener !== null }, tools),
    ),
  };
}

const { opener: onOpener, chapterTitle, sectionTitle } = pageMeasures;
/** Title and subtitle on an opener page, and above a chapter without one. */
const openerRoom = {
  title: { sizeMm: onOpener.titleMm, measureMm: onOpener.titleRoomMm, trackingEm: onOpener.titleTrackingEm },
  // Narrower than the title, so that its lines stay short.
  subtitle: { sizeMm: onOpener.subtitleMm, measureMm: 130 },
};
const titleRoom = {
  title: { sizeMm: chapterTitle.titleMm, measureMm: roomMm.full, trackingEm: chapterTitle.titleTrackingEm },
  subtitle: { sizeMm: chapterTitle.subtitleMm, measureMm: roomMm.full },
};

/** What a section needs to know about its chapter. */
interface SectionPlace extends Omit<ChapterPlan, "sections"> {
  readonly first: boolean;
  readonly hasOpener: boolean;
}

function layOutSection({ runs, plates, ...section }: PlannedSection, place: SectionPlace, tools: LayOutTools) {
  const { first, hasOpener, shortSections, sheet } = place;
  const sizeMm =
    first && hasOpener ? sectionTitle.firstMm : shortSections ? sectionTitle.shortMm : sectionTitle.otherMm;
  const heading = withTiedTitle(section.title);
  const measureMm = sheet ? roomMm.full : tools.sizes.measureMm;
  return {
    ...section,
    heading,
    headingMm: balancedMm(heading, { face: tools.faces.text, sizeMm, measureMm, trackingEm: sectionTitle.trackingEm }),
    runs: runs.map((run, at) => layOutRun(run, { ...place, first: first && at === 0 }, tools)),
    plates: plates.map((plate) => layOutBlock(plate, { indentMm: 0, sizeMm: 0, measureMm: 0, cap: false }, tools)),
  };
}

function layOutRun(run: Run, { first, sheet, remarksAreProse }: SectionPlace, tools: LayOutTools) {
  const { sizes, renderContext } = tools;
  for (const note of run.notes) renderContext.needGlyph(note.glyph, "ink");
  const follows = (at: number): boolean => {
    const before = run.blocks[at - 1];
    return before !== undefined && isProse(before, remarksAreProse);
  };
  // No drop cap on table pages: it would overwhelm their few lines.
  const capped =
    first && !sheet ? run.blocks.find((block) => isProse(block, remarksAreProse) && takesCap(block)) : null;
  const placeOf = (block: SetBlock, at: number): Place => {
    const framed = block.kind === "paragraph" && block.role === "practice";
    return {
      indentMm: follows(at) ? sizes.leadingMm : 0,
      sizeMm: sizes.textMm,
      measureMm: sizes.measureMm - (framed ? sizes.leadingMm : 0),
      cap: block === capped,
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
  const place: Place = { indentMm: methodMm, sizeMm: methodMm, measureMm: methodMeasureMm, cap: false };
  return {
    columns: columns.map((item) =>
      item.kind === "title" ? { ...item, heading: withTiedTitle(item.title) } : layOutBlock(item, place, tools),
    ),
  };
}
