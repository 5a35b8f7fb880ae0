import type { Chapter } from "@cosmic/report/document";
import { openerSvg } from "@cosmic/report/glyph-svg";
import { titleBreaksOf } from "@cosmic/report/written-languages";
import { takesCap } from "../measure/drop-cap.ts";
import { balancedMm } from "../measure/line-breaking.ts";
import { closeHeight } from "../measure/margin-fit.ts";
import type { MethodColumns } from "../measure/method-columns.ts";
import { pageMeasures, roomMm } from "../measure/page-measures.ts";
import { runningHead } from "../plan/running-head.ts";
import { type ChapterPlan, isWide, planChapter } from "../plan/section-plan.ts";
import { heightOfNotes, linesOf } from "../typeset/block-lines.ts";
import type { PlannedSection, Run } from "../typeset/planned-section.ts";
import { isProse, type SetBlock } from "../typeset/set-block.ts";
import { withTiedFigures, withTiedTitle } from "../typeset/tied-words.ts";
import { type LayOutTools, layOutBlock, nowhere, type Place } from "./lay-out-block.ts";
import { layOutLetter, layOutThesis } from "./lay-out-own-pages.ts";
import { ownPages } from "./own-pages.ts";

/** A chapter in the form the template reads. */
export function layOutChapter(whole: Chapter, tools: LayOutTools): unknown {
  const { renderContext, faces } = tools;
  const { rest: chapter, openerFigure, pageStarts = [], thesis, letter } = ownPages(whole, tools.document.chapters);
  renderContext.needGlyph(chapter.glyph, "metal");
  const { sections, ...planned } = planChapter(chapter);
  // Two pages of facts stand before the plate; in a bound book they have no room for remarks as large as prose.
  const plan = thesis && tools.bound ? { ...planned, remarksAreProse: false } : planned;
  const { id, title, subtitle, glyph, opener } = chapter;
  const room = opener ? openerRoom : titleRoom;
  return {
    ...{ id, title, subtitle, glyph, ...plan },
    titleMm: balancedMm(title, { face: faces.text, ...room.title }),
    subtitleMm: balancedMm(subtitle, { face: faces.textItalic, ...room.subtitle }),
    runningHead: runningHead(title, "right", faces),
    opener: opener && {
      ...opener,
      ...(openerFigure ? { figure: renderContext.picture(openerFigure.drawing, "night") } : { svg: openerSvg(glyph) }),
    },
    ...(thesis && { thesis: layOutThesis(thesis, tools) }),
    ...(letter && { letter: layOutLetter(letter, tools) }),
    sections: sections.map((part, at) =>
      "columns" in part
        ? layOutColumns(part, tools)
        : layOutSection(part, { ...plan, chapter: id, first: at === 0, hasOpener: opener !== null, pageStarts }, tools),
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
  /** The chapter's id. */
  readonly chapter: string;
  readonly first: boolean;
  readonly hasOpener: boolean;
  /** Ids of sections that begin a page. */
  readonly pageStarts: readonly string[];
}

function layOutSection({ runs, plates, ...section }: PlannedSection, place: SectionPlace, tools: LayOutTools) {
  const { first, hasOpener, shortSections, sheet } = place;
  const sizeMm =
    first && hasOpener ? sectionTitle.firstMm : shortSections ? sectionTitle.shortMm : sectionTitle.otherMm;
  const breaks = titleBreaksOf(tools.document.language);
  const heading = withTiedTitle(section.title, breaks);
  const opening = runs[0]?.blocks[0];
  // Above a drawing that takes the margin too, so does the title.
  const atEdge = sheet || (opening !== undefined && opening.kind === "figure" && isWide(opening));
  const measureMm = atEdge ? roomMm.full : tools.sizes.measureMm;
  return {
    ...section,
    atEdge,
    startsPage: place.pageStarts.includes(section.id) ? place.chapter : null,
    heading,
    headingMm: balancedMm(heading, { face: tools.faces.text, sizeMm, measureMm, trackingEm: sectionTitle.trackingEm }),
    runs: runs.map((run, at) => layOutRun(run, { ...place, first: first && at === 0 }, tools)),
    plates: plates.map((plate) => layOutBlock(plate, nowhere, tools)),
  };
}

function layOutRun(run: Run, { chapter, first, sheet, remarksAreProse }: SectionPlace, tools: LayOutTools) {
  const { sizes, renderContext } = tools;
  for (const note of run.notes) renderContext.needGlyph(note.glyph, "ink");
  const isTurn = (block: SetBlock): boolean =>
    block.kind === "paragraph" && block.reconciles !== undefined && chapter !== growth;
  const follows = (at: number): boolean => {
    const before = run.blocks[at - 1];
    const block = run.blocks[at];
    return (
      before !== undefined && isProse(before, remarksAreProse) && ![before, block].some((one) => one && isTurn(one))
    );
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
      turn: isTurn(block),
      namesVoice: hasRoomForVoice(run, at),
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

/** All of this chapter is about contradictions, so none of it is set apart as one. */
const growth = "growth";

/** Whether the margin beside a block is free of the notes above. */
function hasRoomForVoice({ notes, notesStand, blocks }: Run, at: number): boolean {
  if (notes.length === 0 || notesStand === "across") return true;
  const height = notesStand === "open" ? heightOfNotes(notes) : closeHeight(notes);
  return linesOf(blocks.slice(0, at)) > height + 2;
}

function layOutColumns({ columns }: MethodColumns, tools: LayOutTools) {
  const { methodMm, methodMeasureMm } = tools.sizes;
  const place: Place = { ...nowhere, indentMm: methodMm, sizeMm: methodMm, measureMm: methodMeasureMm };
  const breaks = titleBreaksOf(tools.document.language);
  return {
    columns: columns.map((item) =>
      item.kind === "title" ? { ...item, heading: withTiedTitle(item.title, breaks) } : layOutBlock(item, place, tools),
    ),
  };
}
