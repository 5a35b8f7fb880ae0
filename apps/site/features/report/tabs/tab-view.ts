import type { Drawing } from "@cosmic/drawings/drawing";
import { type ReportDocument, type Tab, tabs } from "@cosmic/report/document";
import { ownFormOf, type ScreenParts, screenParts } from "../document-parts.ts";
import type { SignNamed } from "../share-text.ts";
import { chaptersOn } from "./chapters-on.ts";

/** An entry in the list of all chapters, and the tab it is on. */
interface ContentsLine {
  readonly id: string;
  readonly title: string;
  readonly glyph: string;
  readonly tab: Tab;
}

/** One tab of a report: what a browser needs to show it, and the links to everything else. */
export interface TabView extends Pick<ReportDocument, "language" | "publisher" | "subject" | "seal" | "chart"> {
  readonly tab: Tab;
  /** On the aspects tab, which draws a part of it for each pattern; null elsewhere. */
  readonly smallWheel: Drawing | null;
  /** The spine drawn small, on the tab of the letter; null elsewhere. */
  readonly spineSketch: Drawing | null;
  /** The first tab includes the opening; the others have only chapters. */
  readonly parts: ScreenParts;
  readonly contents: readonly ContentsLine[];
  /** The tab of every linkable chapter and section, by anchor. */
  readonly tabOf: Readonly<Record<string, Tab>>;
  /** The sign names for the share text. */
  readonly signNames: readonly SignNamed[];
}

/** The tab an address names; the overview by default. */
export const tabNamed = (name: string | null): Tab => tabs.find((tab) => tab === name) ?? "overview";

/** Extracts one tab from a document, so that a reader fetches the report one part at a time. */
export function tabView(document: ReportDocument, tab: Tab): TabView {
  const parts = screenParts(document);
  const { language, publisher, subject, seal, chart } = document;
  const opening = tab === "overview" ? parts : { ...parts, ...noOpening };
  return {
    ...{ language, publisher, subject, seal, chart, tab },
    smallWheel: tab === "aspects" ? (parts.wheel?.compact ?? null) : null,
    spineSketch: tab === "challenges" ? (parts.spine?.together?.drawing ?? null) : null,
    parts: { ...opening, chapters: chaptersOn(tab, parts.chapters) },
    contents: document.chapters.map(({ id, title, glyph, tab: on }) => ({ id, title, glyph, tab: on })),
    tabOf: Object.fromEntries(
      document.chapters.flatMap((chapter) => [
        [chapter.id, chapter.tab],
        ...chapter.sections.filter(({ id }) => !ownFormOf[id]).map(({ id }) => [id, chapter.tab]),
      ]),
    ),
    signNames: parts.signs.map(({ chapter, sign }) => ({ id: chapter.id, signName: sign?.text })),
  };
}

const noOpening = {
  ...{ thesis: undefined, spine: undefined, dated: undefined },
  ...{ wheel: undefined, intro: undefined, facts: undefined, positions: undefined },
  ...{ shares: [], signs: [], glanceRest: [] },
};
