import type { Block, Chapter, IntroducedVoice, Section, Sketch } from "@cosmic/report/document";

type Figure = Extract<Block, { kind: "figure" }>;
export type Paragraph = Extract<Block, { kind: "paragraph" }>;

/** The three sentences with the spine in small drawings and its voices, on one page that faces the spine. */
interface ThesisPage {
  readonly section: Pick<Section, "id" | "title">;
  readonly sentences: readonly Paragraph[];
  readonly structures: readonly Sketch[];
  readonly voices: readonly IntroducedVoice[];
}

/** A letter on pages of its own measure: its paragraphs, and its questions with room to answer. */
export interface LetterPages {
  readonly section: Pick<Section, "id" | "title">;
  readonly before: readonly Paragraph[];
  readonly questions: readonly Paragraph[];
  readonly after: readonly Paragraph[];
  /** The whole spine, small; null when the book has none. */
  readonly sketch: Sketch | null;
}

/** A chapter, and what of it is set on pages of its own; the rest is set like any chapter. */
export interface OwnPages {
  readonly rest: Chapter;
  /** Takes the opener page in the place of a glyph. */
  readonly openerFigure?: Figure;
  /** Sections of the rest that begin the chapter's second page, unless it has begun before. */
  readonly pageStarts?: readonly string[];
  /** Plates and a page behind the rest of the chapter. */
  readonly thesis?: ThesisPage & { readonly plates: readonly Figure[] };
  readonly letter?: LetterPages;
}

/** Takes from a chapter what has pages of its own, by the chapter's role and its sections' ids. Chapters of the first
 * edition have none. */
export function ownPages(chapter: Chapter, chapters: readonly Chapter[]): OwnPages {
  const spine = chapters.find(({ id }) => id === "spine");
  if (!spine?.structures) return { rest: chapter };
  switch (chapter.id) {
    case "spine":
      return spinePages(chapter);
    case "at-a-glance":
      return glancePages(chapter, spine);
    case "letter":
      return letterPages(chapter, spine);
    default:
      return { rest: chapter };
  }
}

function spinePages(chapter: Chapter): OwnPages {
  const figure = chapter.sections.flatMap(({ blocks }) => blocks).find(isPlate);
  if (!figure || !chapter.opener) return { rest: chapter };
  return { rest: withBlocks(chapter, (block) => block !== figure), openerFigure: figure };
}

function glancePages(chapter: Chapter, { structures = [], together, voices = [] }: Chapter): OwnPages {
  const section = chapter.sections.find(({ id }) => id === "thesis");
  if (!section) return { rest: chapter };
  const others = { ...chapter, sections: chapter.sections.filter((one) => one !== section) };
  const plates = others.sections.flatMap(({ blocks }) => blocks.filter(isPlate));
  return {
    rest: withBlocks(others, (block) => !isPlate(block)),
    // Two pages before the plate, so that it stands at the right and faces the reader who turns them.
    pageStarts: ["balance"],
    thesis: {
      ...{ section, plates, sentences: section.blocks.filter(isParagraph) },
      // The page has room for those the book carries.
      voices: voices.filter(({ namedOnly }) => !namedOnly),
      structures: together && structures.length === 2 ? [...structures, together] : structures,
    },
  };
}

function letterPages(chapter: Chapter, { together }: Chapter): OwnPages {
  const section = chapter.sections.find(({ id }) => id === "letter-text");
  const paragraphs = section?.blocks.filter(isParagraph) ?? [];
  const first = paragraphs.findIndex(({ question }) => question);
  if (!section || first < 0) return { rest: chapter };
  const last = paragraphs.findLastIndex(({ question }) => question);
  return {
    rest: { ...chapter, opener: null, sections: [] },
    letter: {
      section,
      before: paragraphs.slice(0, first),
      questions: paragraphs.slice(first, last + 1),
      after: paragraphs.slice(last + 1),
      sketch: together ?? null,
    },
  };
}

const isPlate = (block: Block): block is Figure => block.kind === "figure" && block.size === "plate";
const isParagraph = (block: Block): block is Paragraph => block.kind === "paragraph";

function withBlocks(chapter: Chapter, keeps: (block: Block) => boolean): Chapter {
  const sections = chapter.sections.map((section) => ({ ...section, blocks: section.blocks.filter(keeps) }));
  return { ...chapter, sections: sections.filter(({ blocks }) => blocks.length > 0) };
}
