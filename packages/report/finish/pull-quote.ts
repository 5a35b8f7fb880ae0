import { wordCount } from "@cosmic/interpretation/text/sentences";
import type { ReportContext } from "../context/report-context.ts";
import type { Block, Chapter } from "../document.ts";

/** A pull quote is one sentence of at most this many words. */
const longestQuoteWords = 32;
/** This chapter covers several possible rising signs: no pull quote, which would present one as certain. */
const possibilities = "the-day-as-it-turned";

/** Adds a pull quote to a chapter with an opener page: the first sentence a writer marked, otherwise the first
 * passage's plain sentence; never of its last passage, where the quote could stand alone on a page. */
export function withPullQuote(chapter: Chapter, { library }: ReportContext): Chapter {
  if (chapter.opener === null || chapter.id === possibilities) return chapter;
  const cores = chapter.sections.flatMap(({ blocks }) => blocks.filter(isCore)).slice(0, -1);
  const marked = ({ passage }: Paragraph) => (passage === undefined ? undefined : quoteOf(passage, library));
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

/** The sentence its writer marked as a pull quote, by passage id. */
function quoteOf(id: string, { passages }: ReportContext["library"]): string | undefined {
  const [kind = "", name = "", heading = ""] = id.split("/");
  return passages[`${kind}/${name}`]?.passages[heading]?.quote;
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
