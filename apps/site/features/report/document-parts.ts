import type { PlacementEntry } from "@cosmic/report/chart-entries";
import type { Block, Chapter, IntroducedVoice, ReportDocument, Section } from "@cosmic/report/document";
import { type DatedLine, datedLines } from "./opening/dated-lines.ts";

/** A document without the drawings that only its cover and the page after payment show. */
export type ScreenDocument = Omit<ReportDocument, "cover" | "celebration">;

export type BlockOf<Kind extends Block["kind"]> = Extract<Block, { readonly kind: Kind }>;

/** Every block of one kind, in reading order. */
export function blocksOf<Kind extends Block["kind"]>(
  sections: readonly Section[],
  kind: Kind,
): readonly BlockOf<Kind>[] {
  return sections.flatMap((section) => section.blocks.filter((block): block is BlockOf<Kind> => block.kind === kind));
}

/** Ids of the sections and chapters with their own layout on screen. */
export const glanceId = "at-a-glance";
export const ownFormOf: Readonly<Record<string, true>> = {
  wheel: true,
  "chart-facts": true,
  signs: true,
  balance: true,
};

/** The report's screen layout: an opening, a card per sign, then the chapters one by one. */
export interface ScreenParts {
  /** The thesis with the figure of the spine; undefined in a first edition. */
  readonly thesis: Thesis | undefined;
  /** The chapter of the spine, without the figure that stands beside the thesis. */
  readonly spine: Chapter | undefined;
  /** The next crossings of the chapter on the present, two at most. */
  readonly dated: DatedLines | undefined;
  readonly wheel: BlockOf<"figure"> | undefined;
  /** One or two sentences describing the drawing. */
  readonly intro: BlockOf<"paragraph"> | undefined;
  readonly facts: BlockOf<"facts"> | undefined;
  readonly shares: readonly BlockOf<"shares">[];
  readonly signs: readonly SignPart[];
  /** Sections of the opening chapter that the opening does not show. */
  readonly glanceRest: readonly Section[];
  readonly glanceTitle: string;
  /** The table of planetary positions, shown in the opening instead of the appendix. */
  readonly positions: Section | undefined;
  readonly chapters: readonly Chapter[];
}

/** Id of the appendix section that the opening shows. */
export const positionsSection = "planets-table";

/** A placement from the report's opening, with its chapter. */
export interface SignPart {
  readonly chapter: Chapter;
  /** Undefined when two signs are possible. */
  readonly sign: PlacementEntry["sign"];
  /** Its degree, or both possible signs. */
  readonly place: string;
  /** In the document's language. */
  readonly elementName: string | undefined;
}

/** What the chart is about, in three sentences, and the voices of the book. */
export interface Thesis {
  readonly id: string;
  readonly title: string;
  readonly sentences: readonly BlockOf<"paragraph">[];
  /** Heading of the voices. */
  readonly voicesTitle: string;
  readonly voices: readonly IntroducedVoice[];
  readonly figure: BlockOf<"figure"> | undefined;
}

/** Crossings under the title of their chapter. */
export interface DatedLines extends Pick<Chapter, "id" | "title" | "subtitle"> {
  readonly lines: readonly DatedLine[];
}

/** Chapters shown as a card, and the placement each is about. */
const cards = [
  ["soul", "sun"],
  ["heart", "moon"],
  ["mask", "ascendant"],
] as const;

const thesisSection = "thesis";

/** Sorts a document into the parts of the screen; every block ends up in exactly one of them. */
export function screenParts(document: ScreenDocument): ScreenParts {
  const chapterNamed = (role: string) => document.chapters.find((chapter) => chapter.id === role);
  const [glance, spine, now] = [glanceId, "spine", "now"].map(chapterNamed);
  const own = (glance?.sections ?? []).filter((section) => ownFormOf[section.id]);
  const signs = cards.flatMap(([role, placement]) => signPart(document, chapterNamed(role), placement));
  const thesis = thesisOf(glance, spine);
  const apart = new Set([glance, spine, ...signs.map(({ chapter }) => chapter)]);
  return {
    thesis,
    spine: spine && withoutBlock(spine, thesis?.figure),
    dated: now && { id: now.id, title: now.title, subtitle: now.subtitle, lines: datedLines(now) },
    wheel: blocksOf(own, "figure").find((figure) => figure.name === "wheel"),
    intro: blocksOf(own, "paragraph")[0],
    facts: blocksOf(
      own.filter((section) => section.id !== "signs"),
      "facts",
    )[0],
    shares: blocksOf(own, "shares"),
    signs,
    glanceRest: (glance?.sections ?? []).filter(({ id }) => !(ownFormOf[id] || (thesis && id === thesisSection))),
    glanceTitle: glance?.title ?? "",
    positions: document.chapters.flatMap(({ sections }) => sections).find(({ id }) => id === positionsSection),
    chapters: document.chapters.filter((chapter) => !apart.has(chapter)),
  };
}

function thesisOf(glance: Chapter | undefined, spine: Chapter | undefined): Thesis | undefined {
  const section = glance?.sections.find(({ id }) => id === thesisSection);
  if (!section || !spine) return undefined;
  return {
    ...{ id: section.id, title: section.title, sentences: blocksOf([section], "paragraph") },
    ...{ voicesTitle: blocksOf([section], "facts")[0]?.caption ?? "", voices: spine.voices ?? [] },
    figure: blocksOf(spine.sections, "figure").find(({ name }) => name === "spine"),
  };
}

function signPart(
  { chart }: ScreenDocument,
  chapter: Chapter | undefined,
  placement: (typeof cards)[number][1],
): readonly SignPart[] {
  const entry = chart.placements.find(({ id }) => id === placement);
  if (!chapter || !entry) return [];
  const { sign, place } = entry;
  return [{ chapter, sign, place, elementName: chart.elements.find(({ id }) => id === sign?.element)?.label }];
}

function withoutBlock(chapter: Chapter, block: Block | undefined): Chapter {
  const sections = chapter.sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter((one) => one !== block),
  }));
  return { ...chapter, sections };
}
