import { factIndex } from "@cosmic/chart/evidence/fact-index";
import { wordCount } from "@cosmic/interpretation/sentences";
import { reference } from "./blocks.ts";
import { themeEvidence } from "./chapters/five-themes.ts";
import type { NamedTension } from "./chapters/growth.ts";
import type { Block, Chapter, Section } from "./document.ts";
import type { Telling } from "./telling.ts";

/** A pull quote is one sentence of at most so many words. */
const longestQuoteWords = 32;

/** What a book gets once all of it is told: its length, its cross-references, its pull quotes and its marks. */
export function finishBook(
  chapters: readonly Chapter[],
  tensions: readonly NamedTension[],
  telling: Telling,
): readonly Chapter[] {
  const pointed = withReferences(chapters, tensions, telling);
  const settled = telling.draft.settled(pointed);
  return withMarks(
    settled.map((chapter) => withPullQuote(chapter, telling)),
    telling,
  );
}

/** Where a contradiction begins, and in each theme that has a part in it, its reconciliation is pointed to. */
function withReferences(
  chapters: readonly Chapter[],
  tensions: readonly NamedTension[],
  telling: Telling,
): readonly Chapter[] {
  const evidence = themeEvidence(telling);
  return mapSections(chapters, (section, chapter) => {
    if (chapter.id === "growth") return section;
    const pulling = tensions.filter((tension) => pullsAt(section, tension, evidence)).slice(0, 1);
    const blocks = pulling.map((tension) => tensionReference(tension, section, { telling, evidence }));
    return blocks.length === 0 ? section : { ...section, blocks: [...section.blocks, ...blocks] };
  });
}

function pullsAt(section: Section, { a, b }: NamedTension, evidence: ReadonlyMap<string, readonly string[]>): boolean {
  const feeds = evidence.get(section.id);
  if (feeds) return feeds.includes(a.fact) || feeds.includes(b.fact);
  const stronger = a.weight >= b.weight ? a : b;
  return section.blocks.some((block) => block.kind === "paragraph" && block.passage === stronger.id);
}

function tensionReference(
  { a, b, sectionId }: NamedTension,
  section: Section,
  { telling, evidence }: { readonly telling: Telling; readonly evidence: ReadonlyMap<string, readonly string[]> },
): Block {
  const { say, words } = telling;
  const feeds = evidence.get(section.id);
  const own = feeds ? feeds.includes(a.fact) : a.weight >= b.weight;
  const other = words.titled((own ? b : a).fact) ?? "";
  return reference(say("reference.tension", { other, chapter: say("chapter.growth.title") }), sectionId);
}

/** One sentence of a chapter with an opener, in large type: the first that its writer marked, or else the plain one of the
 * first passage. */
function withPullQuote(chapter: Chapter, { shelf }: Telling): Chapter {
  if (chapter.opener === null) return chapter;
  const cores = chapter.sections.flatMap(({ blocks }) => blocks.filter(isCore));
  const marked = cores.find(({ passage, text }) => isQuotable(shelf.quoteById(passage ?? ""), text));
  const quoted = marked ?? cores.find(({ plain, text }) => isQuotable(plain, text));
  if (!quoted) return chapter;
  const text = (marked && shelf.quoteById(marked.passage ?? "")) ?? quoted.plain ?? "";
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

function isQuotable(quote: string | undefined, text: string): boolean {
  return quote !== undefined && quote !== "" && text.includes(quote) && wordCount(quote) <= longestQuoteWords;
}

/** Passages on facts that five or fifteen minutes would change say so, once, above their core. */
function withMarks(chapters: readonly Chapter[], { facts, say }: Telling): readonly Chapter[] {
  if (facts.timeUnknown) return chapters;
  const index = factIndex(facts);
  const fragile = (ids: readonly string[]) => {
    const minutes = ids.map((id) => index.get(id)?.fragileAtMinutes ?? null);
    return minutes.includes(5) ? 5 : minutes.includes(15) ? 15 : null;
  };
  return mapSections(chapters, (section) => ({
    ...section,
    blocks: section.blocks.map((block) => {
      if (block.kind !== "paragraph" || block.role !== "core") return block;
      const minutes = fragile(block.facts);
      return minutes === null ? block : { ...block, mark: say(`mark.${minutes}`) };
    }),
  }));
}

function mapSections(
  chapters: readonly Chapter[],
  change: (section: Section, chapter: Chapter) => Section,
): readonly Chapter[] {
  return chapters.map((chapter) => ({ ...chapter, sections: chapter.sections.map((one) => change(one, chapter)) }));
}
