import { planets } from "@cosmic/chart/names";
import type { NowFacts } from "@cosmic/chart/now/now-shape";
import type { NowSky } from "@cosmic/chart/now/now-sky";
import type { Structure } from "@cosmic/chart/spine/spine";
import { storySection } from "@cosmic/interpretation/plan/frames/now-chapter";
import type { ChapterPlan, ChapterRole, ReportPlan, SectionPlan } from "@cosmic/interpretation/plan/report-plan";
import { raiseFirst } from "@cosmic/interpretation/strings/fill-strings";
import { cycles } from "../chapters/life/cycles.ts";
import type { DescribedAspects } from "../chapters/sky/conversation.ts";
import type { ChapterFrame } from "../context/chapter-frame.ts";
import type { ReportContext } from "../context/report-context.ts";
import type { Block, Chapter, Section } from "../document.ts";
import { nowLineBlock } from "../drawings/now-line-block.ts";
import { spineBlock, spineSketches } from "../drawings/spine-block.ts";
import { chapterFrame } from "./chapter-frames.ts";
import { itemBlocks, itemRenderer } from "./items/render-item.ts";
import { slotWords } from "./items/slot-words.ts";
import { moonMargin, yearMargin } from "./now-margin.ts";
import { partText } from "./part-texts.ts";
import { sectionTitle } from "./section-titles.ts";
import { spineMargin } from "./spine-margin.ts";
import { storyMargin } from "./story-margin.ts";
import { withVoices } from "./voice-rows.ts";

/** What a plan is rendered with. */
export interface Rendering {
  readonly context: ReportContext;
  readonly now: NowFacts | null;
  /** The sky of the plan’s date. */
  readonly sky: NowSky;
  readonly sources: readonly (readonly [label: string, value: string])[];
}

/** The chapters of a plan: its texts, each under its section’s title, in the frames of the chapters. The table of a
 * life's crossings stands before the appendix. */
export function renderPlan(plan: ReportPlan, rendering: Rendering): readonly Chapter[] {
  const described = describedAspects(plan);
  const rendered = new Map(
    plan.chapters.map((chapter) => [chapter.role, renderChapter(chapter, plan, { ...rendering, described })]),
  );
  return [...withVoices(rendered, plan, rendering.context)].flatMap(([role, chapter]) =>
    role === "appendix" ? [cycles(rendering.context), chapter] : [chapter],
  );
}

function renderChapter(
  planned: ChapterPlan,
  plan: ReportPlan,
  rendering: Rendering & { readonly described: DescribedAspects },
): Chapter {
  const { context, now, sources, described } = rendering;
  const frame = chapterFrame(planned.role, { context, sources, now, asOf: plan.asOf, described });
  const render = itemRenderer(context);
  const told = planned.sections.map((section): Section => {
    const around = frame.sections.find(({ id }) => id === section.id);
    const blocks = markedBlocks(itemBlocks(section.items, render, context), section, render);
    return {
      id: section.id,
      title: around?.title ?? sectionTitle(section, { context, plan, now }),
      blocks: [
        ...(around?.blocks ?? []),
        ...marginOf(section.id, plan, rendering),
        ...(blocks.length > 0 ? blocks : (around?.untold ?? [])),
      ],
    };
  });
  const drawn = headedBy(headDrawing(planned.role, plan, rendering), told);
  const held = planned.role === "spine" ? ofTheSpine(plan, context) : {};
  return { ...frame, ...held, sections: joined(inPlace(frame, drawn), frame) };
}

/** The aspects that passages are about, by their chapter. */
function describedAspects({ chapters }: ReportPlan): DescribedAspects {
  const describedIn = (wanted: ChapterRole) => {
    const items = chapters
      .flatMap(({ role, sections }) => (role === wanted ? sections : []))
      .flatMap((one) => one.items);
    return new Set(items.flatMap(({ part, facts: [fact] }) => (part.startsWith("aspects/") && fact ? [fact] : [])));
  };
  return { here: describedIn("conversation"), inKnot: describedIn("spine") };
}

/** The blocks of a section with its mark above the paragraph it belongs to. */
function markedBlocks(
  blocks: readonly Block[],
  { mark }: SectionPlan,
  render: ReturnType<typeof itemRenderer>,
): readonly Block[] {
  if (mark === undefined) return blocks;
  const { text } = render(mark.words);
  return blocks.map((block) =>
    block.kind === "paragraph" && block.parts?.includes(mark.on) ? { ...block, mark: text } : block,
  );
}

/** What the chapter of the spine has for its pages in print: small drawings, how much the spine holds. */
function ofTheSpine(plan: ReportPlan, context: ReportContext): Partial<Chapter> {
  const held = planets.filter((planet) => plan.spine.some(({ core }) => core.includes(planet))).length;
  const count = raiseFirst(slotWords({ is: "count", count: held }, context));
  return {
    ...spineSketches(plan, context, shortName(context)),
    opener: {
      lines: [held === planets.length ? context.say("spine.heldAll") : context.say("spine.held", { count })],
    },
  };
}

const shortName =
  ({ library }: ReportContext) =>
  ({ type }: Structure): string =>
    raiseFirst(partText(library, `spine/frames/short-names#${type}`)?.text ?? "");

/** Margin notes of a structure, of a story, or of what else has dates: what it is measured by. */
function marginOf(id: string, plan: ReportPlan, { context, now }: Rendering): readonly Block[] {
  const structure = plan.spine.find((_, index) => id === `spine-${index + 1}`);
  if (structure !== undefined) return spineMargin(structure, context);
  if (now === null) return [];
  if (id === "now-year") return yearMargin(now, context);
  if (id === "now-moon") return moonMargin(now, context);
  const story = now.stories.find((one) => storySection(one) === id);
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

/** The planned sections in their order, and after each those of the frame that follow it there and have no text. Margin
 * notes alone make no section. */
function inPlace({ sections }: ChapterFrame, planned: readonly Section[]): readonly Section[] {
  const placed = [...planned];
  let next = 0;
  for (const { id, title, blocks, untold = [], needsText } of sections) {
    const at = placed.findIndex((one) => one.id === id);
    const bare = [...blocks, ...untold];
    if (at >= 0) next = at + 1;
    else if (!needsText && bare.some(({ kind }) => kind !== "margin-note")) {
      placed.splice(next, 0, { id, title, blocks: bare });
      next += 1;
    }
  }
  return placed;
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
