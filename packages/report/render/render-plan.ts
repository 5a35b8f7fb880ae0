import type { NowFacts } from "@cosmic/chart/now/now-shape";
import type { NowSky } from "@cosmic/chart/now/now-sky";
import { required } from "@cosmic/chart/required";
import type { Structure } from "@cosmic/chart/spine/spine";
import type { ReportLibrary } from "@cosmic/interpretation/passages/report-library";
import { storySection } from "@cosmic/interpretation/plan/frames/now-chapter";
import type { ChapterPlan, ChapterRole, ReportPlan } from "@cosmic/interpretation/plan/report-plan";
import { raiseFirst } from "@cosmic/interpretation/strings/fill-strings";
import { dateText } from "../context/dates.ts";
import type { ReportContext } from "../context/report-context.ts";
import type { Block, Chapter, Section } from "../document.ts";
import { nowLineBlock } from "../drawings/now-line-block.ts";
import { spineBlock, spineSketches } from "../drawings/spine-block.ts";
import { partText } from "./part-texts.ts";
import { itemBlocks, itemRenderer } from "./render-item.ts";
import type { Scaffold } from "./scaffold.ts";
import { sectionTitle } from "./section-titles.ts";
import { spineMargin } from "./spine-margin.ts";
import { storyMargin } from "./story-margin.ts";
import { voicesBlock } from "./voice-rows.ts";

/** What a plan is rendered with. */
export interface Rendering {
  readonly context: ReportContext;
  readonly library: ReportLibrary;
  readonly now: NowFacts | null;
  /** The sky of the plan's date. */
  readonly sky: NowSky;
  readonly scaffold: Scaffold;
}

/** The chapters of a plan: its texts, each under its section’s title, with the drawings and tables of the scaffold. */
export function renderPlan(plan: ReportPlan, rendering: Rendering): readonly Chapter[] {
  const chapters = plan.chapters.map((chapter) => renderChapter(chapter, plan, rendering));
  const { life, reading } = rendering.scaffold;
  return chapters.flatMap((chapter) =>
    chapter.id === "appendix"
      ? [withoutNotes(withoutProse(life)), { ...chapter, sections: [...reading.sections, ...chapter.sections] }]
      : [chapter],
  );
}

function renderChapter(planned: ChapterPlan, plan: ReportPlan, rendering: Rendering): Chapter {
  const { context, library, scaffold } = rendering;
  const known = scaffold.chapters.get(planned.role);
  const render = itemRenderer(context, library);
  const titled = { context, library, plan, now: rendering.now };
  const planIds = new Set(planned.sections.map(({ id }) => id));
  const bare = planned.role === "appendix" ? (known?.sections ?? []) : known ? withoutProse(known).sections : [];
  const own = planned.sections.map((section): Section => {
    const around = bare.find(({ id }) => id === section.id);
    return {
      id: section.id,
      title: around?.title ?? sectionTitle(section, titled),
      blocks: [
        ...(around?.blocks ?? []),
        ...besideSection(section.id, plan, rendering),
        ...itemBlocks(section.items, render, context),
        ...(section.id === "thesis" ? voicesBlock(plan, context, library) : []),
      ],
    };
  });
  const drawn = headedBy(headDrawing(planned.role, plan, rendering), own);
  const { before, after } = besides(bare, planIds);
  const head = headOf(planned.role, known, context, rendering.now);
  const shortName = ({ type }: Structure) =>
    raiseFirst(partText(library, `spine/frames/short-names#${type}`)?.text ?? "");
  const structures = planned.role === "spine" ? { structures: spineSketches(plan, context, shortName) } : {};
  return { ...head, ...structures, sections: joined([...before, ...drawn, ...after], head) };
}

/** Margin notes of a structure or a story: what it is measured by. */
function besideSection(id: string, plan: ReportPlan, { context, now }: Rendering): readonly Block[] {
  const structure = plan.spine.find((_, index) => id === `spine-${index + 1}`);
  if (structure !== undefined) return spineMargin(structure, context);
  const story = now?.stories.find((one) => storySection(one) === id);
  return story === undefined ? [] : storyMargin(story, context);
}

/** The drawing at the head of a chapter: the spine, the line of three years. */
function headDrawing(role: ChapterRole, plan: ReportPlan, { context, now, sky }: Rendering): readonly Block[] {
  if (role === "spine") return [spineBlock(plan, context)];
  return role === "now" && now !== null ? nowLineBlock(now, sky, context) : [];
}

/** The sections, the first of them with drawings at its head. */
function headedBy(drawings: readonly Block[], [first, ...rest]: readonly Section[]): readonly Section[] {
  return first === undefined ? [] : [{ ...first, blocks: [...drawings, ...first.blocks] }, ...rest];
}

/** Sections of drawings and tables: those that stand before the first planned section, and the rest. */
function besides(bare: readonly Section[], planned: ReadonlySet<string>) {
  const first = bare.findIndex(({ id }) => planned.has(id));
  const others = bare.map((section, index) => ({ section, index })).filter(({ section }) => !planned.has(section.id));
  const early = others.filter(({ index }) => first === -1 || index < first).map(({ section }) => section);
  const late = others.filter(({ index }) => first !== -1 && index > first).map(({ section }) => section);
  return { before: early.filter(isFull), after: late.filter(isFull) };
}

const isFull = ({ blocks }: Section): boolean =>
  blocks.some(({ kind }) => kind === "figure" || kind === "table" || kind === "facts" || kind === "shares");

/** Drawings, tables and margin notes, with the notes that explain them. */
function withoutProse(chapter: Chapter): Chapter {
  const kept = (blocks: readonly Block[]) => {
    const explained = blocks.some(({ kind }) => kind === "figure" || kind === "table" || kind === "facts");
    return blocks.filter(
      (block) =>
        block.kind !== "heading" &&
        block.kind !== "reference" &&
        (block.kind !== "paragraph" || (explained && block.role === "note")),
    );
  };
  return {
    ...chapter,
    sections: chapter.sections
      .map((section) => ({ ...section, blocks: kept(section.blocks) }))
      .filter(({ blocks }) => blocks.length > 0),
  };
}

/** The drawing and the tables alone. */
function withoutNotes(chapter: Chapter): Chapter {
  const sections = chapter.sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter(({ kind }) => kind === "figure" || kind === "table"),
  }));
  return { ...chapter, sections: sections.filter(({ blocks }) => blocks.length > 0) };
}

/** Sections without a title continue the one before, or begin the next; one of the same id continues it too. */
function joined(sections: readonly Section[], chapter: Pick<Chapter, "id" | "title">): readonly Section[] {
  const result: Section[] = [];
  let waiting: readonly Block[] = [];
  for (const section of sections) {
    const before = result.at(-1);
    if (section.title !== "" && section.id !== before?.id) {
      result.push({ ...section, blocks: [...waiting, ...section.blocks] });
      waiting = [];
    } else if (before !== undefined)
      result[result.length - 1] = { ...before, blocks: [...before.blocks, ...section.blocks] };
    else waiting = [...waiting, ...section.blocks];
  }
  // A chapter without any titled section goes under its own title.
  return waiting.length === 0
    ? result
    : [...result, { id: `${chapter.id}-text`, title: chapter.title, blocks: waiting }];
}

type Head = Omit<Chapter, "sections">;

/** Title, line, glyph and opener of a chapter. */
function headOf(role: ChapterRole, known: Chapter | undefined, context: ReportContext, now: NowFacts | null): Head {
  const { say, facts } = context;
  if (role === "what-is-uncertain") {
    return {
      ...headFrom(required(known, "the chapter on what is uncertain")),
      title: say("chapter.clock.title"),
      subtitle: say(facts.timeUnknown ? "chapter.clock.subtitleUntimed" : "chapter.clock.subtitle"),
    };
  }
  if (known) return headFrom(known);
  switch (role) {
    case "spine":
      return {
        ...{ id: role, title: say("chapter.spine.title"), subtitle: say("chapter.spine.subtitle") },
        ...{ glyph: "star-8", tab: "overview", opener: { lines: [] } },
      };
    case "growth":
      return {
        ...{ id: role, title: say("chapter.growth.title"), subtitle: say("chapter.growth.subtitle") },
        ...{ glyph: "square", tab: "challenges", opener: { lines: [] } },
      };
    case "now":
      return {
        ...{ id: role, title: say("chapter.now.title") },
        subtitle: say("chapter.now.subtitle", { date: dateText(required(now, "the facts of now").asOf, say) }),
        ...{ glyph: "calendar", tab: "life-cycles", opener: { lines: [] } },
      };
    case "letter":
      return {
        ...{ id: role, title: say("chapter.letter.title"), subtitle: say("chapter.letter.subtitle") },
        ...{ glyph: "moon", tab: "challenges", opener: { lines: [] } },
      };
    default:
      throw new Error(`the chapter ${role} has no head`);
  }
}

function headFrom({ sections: _, ...head }: Chapter): Head {
  return head;
}
