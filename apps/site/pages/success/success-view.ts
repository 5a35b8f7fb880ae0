import { type Sign, signs } from "@cosmic/chart/names";
import { crossingsAhead } from "@cosmic/report/crossings-ahead";
import { type ReportDocument, type Tab, tabs } from "@cosmic/report/document";
import { blocksOf, type SignPart, screenParts } from "../../features/report/document-parts.ts";
import { chaptersOn } from "../../features/report/tabs/chapters-on.ts";
import { type TemplateView, templateView } from "../../features/samples/template-view.ts";

/** What the page after payment shows of a report: the celebration, the one-page chart, and how each of the eight tabs
 * begins. */
export interface SuccessView {
  readonly language: ReportDocument["language"];
  readonly subject: ReportDocument["subject"];
  readonly celebration: ReportDocument["celebration"];
  /** Civil date, YYYY-MM-DD; the page formats it in its own language. */
  readonly birthDate: string;
  readonly template: TemplateView;
  readonly signs: readonly SignSummary[];
  readonly openings: readonly TabOpening[];
  /** The report has dates ahead, which can be saved in a calendar. */
  readonly datesAhead: boolean;
}

/** One of the three signs in brief. */
export interface SignSummary {
  /** Id of its chapter. */
  readonly id: string;
  readonly role: string;
  readonly glyph: string | null;
  /** As the report writes it: the sign, or the two that are possible. */
  readonly name: string;
  /** Null when two signs are possible. */
  readonly sign: Sign | null;
  readonly element: { readonly glyph: string; readonly name: string } | null;
  /** Its meaning in one plain sentence. */
  readonly plain: string | null;
}

/** How a tab of the report begins. */
export interface TabOpening {
  readonly tab: Tab;
  /** Titles of its chapters, in reading order. */
  readonly chapters: readonly string[];
  /** Its first paragraph. */
  readonly text: string;
}

/** Extracts what the page needs from a document, so that it is not sent twice in full; `today` is `YYYY-MM-DD`. */
export function successView(
  document: ReportDocument,
  { birthDate, today }: { readonly birthDate: string; readonly today: string },
): SuccessView {
  const { language, subject, celebration } = document;
  const parts = screenParts(document);
  return {
    ...{ language, subject, birthDate, celebration },
    template: templateView(document),
    signs: parts.signs.map(signSummary),
    openings: tabs.flatMap((tab) => tabOpening(document, tab)),
    datesAhead: crossingsAhead(document.chart.crossings, today).length > 0,
  };
}

function signSummary({ chapter, sign, place, elementName }: SignPart): SignSummary {
  const { glyph = null, element } = sign ?? {};
  return {
    id: chapter.id,
    role: chapter.title,
    glyph,
    name: sign?.text ?? place,
    sign: signs.find((one) => one.toLowerCase() === glyph) ?? null,
    element: element && elementName ? { glyph: element, name: elementName } : null,
    plain: blocksOf(chapter.sections, "paragraph").find((paragraph) => paragraph.plain)?.plain ?? null,
  };
}

/** The overview opens with the chart; what comes before that chapter is about the report itself. */
const overviewStart = "at-a-glance";

function tabOpening({ chapters }: ReportDocument, tab: Tab): readonly TabOpening[] {
  const here = chaptersOn(tab, chapters);
  const first = here.find(({ id }) => id === overviewStart) ?? here[0];
  const text = first && blocksOf(first.sections, "paragraph")[0]?.text;
  return text === undefined ? [] : [{ tab, chapters: here.map(({ title }) => title), text }];
}
