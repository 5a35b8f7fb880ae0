import type { Drawing } from "@cosmic/drawings/drawing";
import { type ReportDocument, type Tab, tabs } from "@cosmic/report/document";
import { ownFormOf, type ScreenParts, screenParts } from "../document-parts.ts";
import type { SignNamed } from "../share-text.ts";
import { chaptersOn } from "./chapters-on.ts";

/** A line of the list of all chapters, and the tab it stands on. */
interface ContentsLine {
  readonly id: string;
  readonly title: string;
  readonly glyph: string;
  readonly tab: Tab;
}

/** One tab of a report: what a browser needs to show it, and the way to everything else. */
export interface TabView extends Pick<ReportDocument, "language" | "publisher" | "subject" | "seal" | "chart"> {
  readonly tab: Tab;
  /** On the tab that draws a part of it for each configuration. */
  readonly smallWheel: Drawing | null;
  /** With the opening on the first tab; the others have chapters alone. */
  readonly parts: ScreenParts;
  readonly contents: readonly ContentsLine[];
  /** The tab of every chapter and section that links can lead to, by its anchor. */
  readonly tabOf: Readonly<Record<string, Tab>>;
  /** The words a reader hands on. */
  readonly signNames: readonly SignNamed[];
}

/** The tab an address asks for; the overview where it names none. */
export const tabNamed = (name: string | null): Tab => tabs.find((tab) => tab === name) ?? "overview";

/** Cuts one tab out of a document, so that a reader fetches the book a part at a time. */
export function tabView(document: ReportDocument, tab: Tab): TabView {
  const parts = screenParts(document);
  const { language, publisher, subject, seal, chart } = document;
  const opening = tab === "overview" ? parts : { ...parts, ...noOpening };
  return {
    ...{ language, publisher, subject, seal, chart, tab },
    smallWheel: tab === "aspects" ? (parts.wheel?.compact ?? null) : null,
    parts: { ...opening, chapters: chaptersOn(tab, parts.chapters) },
    contents: document.chapters.map(({ id, title, glyph, tab: on }) => ({ id, title, glyph, tab: on })),
    tabOf: Object.fromEntries(
      document.chapters.flatMap((chapter) => [
        [chapter.id, chapter.tab],
        ...chapter.sections.filter(({ id }) => !ownFormOf[id]).map(({ id }) => [id, chapter.tab]),
      ]),
    ),
    signNames: parts.signs.map(({ chapter, signName }) => ({ id: chapter.id, signName })),
  };
}

const noOpening = {
  ...{ wheel: undefined, intro: undefined, facts: undefined, positions: undefined },
  ...{ shares: [], signs: [], glanceRest: [] },
};
