import { carriedVoices } from "../passages/carried-voices.ts";
import type { Candidate } from "./book/candidates.ts";
import { draftChapters, growthSection } from "./book/draft-chapters.ts";
import { arrangeChapter, type PrintedSection } from "./choice/arrange-parts.ts";
import type { ChapterDraft, SectionDraft } from "./choice/choose-parts.ts";
import { shapesOf } from "./choice/passage-shapes.ts";
import { reconcilingItems } from "./choice/reconciling-items.ts";
import { sectionNumbers, settleBook } from "./choice/settle-book.ts";
import { edgeNotes } from "./frames/clock-chapter.ts";
import { lineMaker } from "./frames/line-maker.ts";
import { sectionMarker } from "./frames/section-marks.ts";
import { withVoices } from "./frames/voice-lines.ts";
import type { PlanInput } from "./plan-input.ts";
import type { ChapterPlan, PlannedItem, ReportPlan } from "./report-plan.ts";

/** Words of texts a book should have; tables, notes and captions add some 2,500 to a book with a birth time and 2,200 to
 * one without. */
const wanted = { timed: { least: 16_700, most: 21_300 }, untimed: { least: 15_500, most: 19_500 } } as const;
/** How much longer the chapters may be than usual where a book would be too short, or too long. */
const roomOf = { long: 0.85, usual: 1.1, wide: 1.3, widest: 1.6, short: 1.5 } as const;
/** Tried in turn until a book is long enough; the last also reconciles what the others would leave out. */
const widerSizes = ["wide", "widest", "short"] as const;

/**
 * Plans a book: what it says and in which order. A pure function of its argument; the same argument gives the same plan.
 * No text is chosen outside the plan, and every contradiction between two printed parts is reconciled by an item in or
 * before the later one's section. A chart with little to say in some chapters says more in the others, and reconciles
 * contradictions that would otherwise leave a part out; where all chapters have much to say, each says less.
 */
export function planReport(input: PlanInput): ReportPlan {
  const { least, most } = wanted[input.facts.timeUnknown ? "untimed" : "timed"];
  let plan = planOf(input, "usual");
  if (plan.words > most) return planOf(input, "long");
  for (const size of widerSizes) {
    if (plan.words >= least) break;
    plan = planOf(input, size);
  }
  return plan;
}

function planOf(input: PlanInput, size: keyof typeof roomOf): ReportPlan {
  const missing = new Set<string>();
  const carried = carriedVoices(input.spine, input.facts);
  const line = lineMaker(input, missing);
  const drafts = draftChapters(input, { line, carried, missing });
  const sized = drafts.map((draft) => withRoom(draft, roomOf[size]));
  const chapters = withVoices(sized, carried, input, line);
  const numbers = sectionNumbers(chapters);
  const { chosen, left, ledger } = settleBook(
    chapters,
    { growthSection: numbers.get(growthSection) ?? 0, isShort: size === "short" },
    input,
  );
  const printed = printedCandidates(chapters, chosen);
  const { turns, growth } = reconcilingItems(ledger, printed, input, missing);
  const isNew = onceEach(left);
  const shapeOf = shapesOf(input);
  const marked = sectionMarker(input, line);
  const asPrinted = edgeNotes(
    [...printed.values()].map(({ item }) => item),
    input.lengths,
  );
  const plans = chapters
    .map(({ role, sections }): ChapterPlan => {
      const printed = sections.flatMap((section) =>
        printedSection(section, chosen, turns.get(numbers.get(section.id) ?? -1) ?? []),
      );
      return {
        role,
        sections: arrangeChapter(printed, shapeOf)
          .flatMap(({ section: { id }, items: own }) =>
            id === growthSection
              ? growth.map((items, index) => ({ id: `growth-${index + 1}`, items: [...items] }))
              : [{ id, items: own }],
          )
          .map((section) => marked({ ...section, items: section.items.map(asPrinted).filter(isNew) }))
          .filter(({ items }) => items.length > 0),
      };
    })
    .filter(({ role, sections }) => sections.length > 0 || role === "at-a-glance" || role === "appendix");
  return {
    version: 1,
    asOf: input.asOf,
    spine: input.spine.structures,
    roles: input.spine.roles,
    carried: carried.map(({ body, subject, heading }) => ({
      body,
      places: placesOf(`${subject}/${heading}#`, plans),
    })),
    disputes: ledger.entries.map(({ pair, domain, held, against, outcome }) => ({
      pair,
      domain,
      held,
      against,
      outcome,
    })),
    chapters: plans,
    words: wordsIn(plans, input),
    missing: [...missing].sort(),
  };
}

function withRoom(draft: ChapterDraft, room: number): ChapterDraft {
  return { ...draft, words: draft.words === null ? null : draft.words * room };
}

/** A text stands in a book once, where it comes first, unless it is left out. */
function onceEach(left: ReadonlySet<string>): (item: PlannedItem) => boolean {
  const printed = new Set(left);
  return ({ part }) => {
    const isFirst = !printed.has(part);
    printed.add(part);
    return isFirst;
  };
}

/** Every chosen part by its id, where it is printed. */
function printedCandidates(
  chapters: readonly ChapterDraft[],
  chosen: ReadonlySet<string>,
): ReadonlyMap<string, Candidate> {
  const all = chapters.flatMap(({ sections }) => sections.flatMap(({ candidates }) => candidates));
  return new Map(all.filter(({ item }) => chosen.has(item.part)).map((candidate) => [candidate.item.part, candidate]));
}

/** What a section prints; one that is left with lines alone, though it had parts, is not printed. */
function printedSection(
  section: SectionDraft,
  chosen: ReadonlySet<string>,
  turns: readonly PlannedItem[],
): readonly PrintedSection[] {
  const { candidates } = section;
  const parts = candidates.filter(({ item }) => chosen.has(item.part));
  return parts.length === 0 && candidates.length > 0 ? [] : [{ section, parts, turns }];
}

function placesOf(voice: string, chapters: readonly ChapterPlan[]): readonly string[] {
  return chapters.flatMap(({ sections }) =>
    sections.filter(({ items }) => items.some(({ part }) => part.startsWith(voice))).map(({ id }) => id),
  );
}

function wordsIn(chapters: readonly ChapterPlan[], { lengths }: PlanInput): number {
  const items = chapters.flatMap(({ sections }) => sections.flatMap((section) => section.items));
  return items.reduce((sum, { part }) => sum + (lengths.wordsOf(part) ?? 0), 0);
}
