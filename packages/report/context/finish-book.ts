import type { FactId } from "@cosmic/chart/fact-index/fact-ids";
import { factIndex } from "@cosmic/chart/fact-index/fact-index";
import { heldSecondsIn } from "@cosmic/chart/fact-index/fact-limits";
import { wordCount } from "@cosmic/interpretation/checker/sentences";
import { themeEvidence } from "../chapters/front/five-themes.ts";
import type { NamedTension } from "../chapters/life/growth.ts";
import type { Block, Chapter, FactIds, Section } from "../document.ts";
import { reference } from "./blocks.ts";
import { heldTime } from "./held-time.ts";
import type { ReportContext } from "./report-context.ts";

/** A pull quote is one sentence of at most this many words. */
const longestQuoteWords = 32;
/** This chapter covers several possible rising signs: no pull quote, which would present one as certain. */
const possibilities = "the-day-as-it-turned";
/** Facts that hold for a quarter of an hour or more are not marked. */
const markedBelowSeconds = 15 * 60;

/** Finishing steps once all chapters are composed: length, cross-references, pull quotes and marks. */
export function finishBook(
  chapters: readonly Chapter[],
  tensions: readonly NamedTension[],
  context: ReportContext,
): readonly Chapter[] {
  const pointed = withReferences(chapters, tensions, context);
  const settled = withoutLooseReferences(context.draft.settled(pointed));
  return withMarks(
    settled.map((chapter) => withPullQuote(chapter, context)),
    context,
  );
}

/** Adds pointers to each reconciliation where its contradiction starts, and in the first theme that involves it. */
function withReferences(
  chapters: readonly Chapter[],
  tensions: readonly NamedTension[],
  context: ReportContext,
): readonly Chapter[] {
  const evidence = themeEvidence(context);
  const inThemes = new Set<NamedTension>();
  let pointed = 0;
  return mapSections(chapters, (section, chapter) => {
    if (chapter.id === "growth") return section;
    const feeds = evidence.get(section.id);
    const pulling = tensions.find((tension) =>
      feeds ? !inThemes.has(tension) && feedsOn(feeds, tension) : beginsAt(section, tension),
    );
    if (!pulling) return section;
    if (feeds) inThemes.add(pulling);
    pointed += 1;
    const own = feeds ? feeds.includes(pulling.a.fact) : pulling.a.weight >= pulling.b.weight;
    const block = tensionReference(pulling, { other: own ? pulling.b.fact : pulling.a.fact, pointed, context });
    return { ...section, blocks: [...section.blocks, block] };
  });
}

function feedsOn(feeds: FactIds, { a, b }: NamedTension): boolean {
  return feeds.includes(a.fact) || feeds.includes(b.fact);
}

function beginsAt({ blocks }: Section, { a, b }: NamedTension): boolean {
  const stronger = a.weight >= b.weight ? a : b;
  return blocks.some((block) => block.kind === "paragraph" && block.passage === stronger.id);
}

/** Removes pointers to sections that were dropped for length. */
function withoutLooseReferences(chapters: readonly Chapter[]): readonly Chapter[] {
  const targets = new Set(chapters.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)]));
  return mapSections(chapters, (section) => ({
    ...section,
    blocks: section.blocks.filter((block) => block.kind !== "reference" || targets.has(block.target)),
  }));
}

/** A pointer, rotating through a few wordings. */
function tensionReference(
  { sectionId, title }: NamedTension,
  { other, pointed, context }: { readonly other: FactId; readonly pointed: number; readonly context: ReportContext },
): Block {
  const { say, words } = context;
  const said = { other: words.titled(other), title };
  const wordings = ["reference.tension", "reference.tension2", "reference.tension3"] as const;
  return reference(say(wordings[pointed % wordings.length] ?? "reference.tension", said), sectionId);
}

/** Adds a pull quote to a chapter with an opener page: the first sentence a writer marked, otherwise the first
 * passage's plain sentence. */
function withPullQuote(chapter: Chapter, { passages }: ReportContext): Chapter {
  if (chapter.opener === null || chapter.id === possibilities) return chapter;
  const cores = chapter.sections.flatMap(({ blocks }) => blocks.filter(isCore));
  const marked = ({ passage }: Paragraph) => (passage === undefined ? undefined : passages.quoteById(passage));
  const found = firstQuotable(cores, marked) ?? firstQuotable(cores, ({ plain }) => plain);
  if (!found) return chapter;
  const { quoted, text } = found;
  const quote: Block = { kind: "pull-quote", text, facts: quoted.facts };
  const sections = chapter.sections.map((section) => ({
    ...section,
    blocks: section.blocks.flatMap((block) => (block === quoted ? [block, quote] : [block])),
  }));
  return { ...chapter, sections };
}

type Paragraph = Extract<Block, { kind: "paragraph" }>;

function isCore(block: Block): block is Paragraph {
  return block.kind === "paragraph" && block.role === "core";
}

/** The first paragraph that contains its own sentence, if that is short enough for a pull quote. */
function firstQuotable(
  cores: readonly Paragraph[],
  sentenceOf: (core: Paragraph) => string | undefined,
): { readonly quoted: Paragraph; readonly text: string } | undefined {
  for (const quoted of cores) {
    const text = sentenceOf(quoted);
    if (text && quoted.text.includes(text) && wordCount(text) <= longestQuoteWords) return { quoted, text };
  }
  return undefined;
}

/** Marks passages on facts that a quarter of an hour would change: once, above their core, with the margin within which
 * they hold. */
function withMarks(chapters: readonly Chapter[], { facts, limits, say }: ReportContext): readonly Chapter[] {
  if (limits.length === 0) return chapters;
  const heldOf = heldSecondsIn(limits, factIndex(facts));
  const heldTogether = (ids: FactIds) => Math.min(...ids.map((id) => heldOf(id) ?? Number.POSITIVE_INFINITY));
  return mapSections(chapters, (section) => ({
    ...section,
    blocks: section.blocks.map((block) => {
      if (block.kind !== "paragraph" || block.role !== "core") return block;
      const held = heldTogether(block.facts);
      return held >= markedBelowSeconds ? block : { ...block, mark: say("mark.held", { time: heldTime(held, say) }) };
    }),
  }));
}

function mapSections(
  chapters: readonly Chapter[],
  change: (section: Section, chapter: Chapter) => Section,
): readonly Chapter[] {
  return chapters.map((chapter) => ({ ...chapter, sections: chapter.sections.map((one) => change(one, chapter)) }));
}
