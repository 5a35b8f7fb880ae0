import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

import { a4Page, type PageForm } from "../measure/page-forms.ts";

// Reads a finished PDF back, for the tests.

/** One bookmark and the page it leads to, 1-based. */
export interface Bookmark {
  readonly title: string;
  readonly page: number;
  readonly children: readonly Bookmark[];
}

/** A line of text, or part of one, as it occurs in the content stream. */
export interface Line {
  /** 1-based. */
  readonly page: number;
  /** y: baseline from the upper edge; x: first letter from the left edge. */
  readonly yMm: number;
  readonly xMm: number;
  /** Type size. */
  readonly sizeMm: number;
  /** Normalized by `squeezed`. */
  readonly text: string;
}

/** What a reader finds in a PDF. */
export interface ReadBack {
  readonly title: string;
  readonly language: string;
  /** Declares itself tagged. */
  readonly tagged: boolean;
  /** Pages without a structure tree of their own. */
  readonly pagesWithoutStructure: readonly number[];
  /** All text in content order, without running heads and folios. */
  readonly lines: readonly Line[];
  /** Text in the folio position, per page. */
  readonly folios: readonly string[];
  /** Text of each page in content order, without running head and folio, spaces removed. */
  readonly pages: readonly string[];
  readonly bookmarks: readonly Bookmark[];
  /** Target pages of the links on each page. */
  readonly linksByPage: readonly (readonly number[])[];
  readonly alternativeTexts: readonly string[];
  /** Attached files, name to text. */
  readonly attached: Readonly<Record<string, string>>;
}

const pointsPerMm = 72 / 25.4;
/** Height of the running head from the upper edge, and of the folio from the lower edge. */
const headBandMm = 18.5;
const folioBandMm = 18;

/** Normalizes text for comparison: no spaces, end-of-line hyphens or break opportunities in long words. */
export function squeezed(text: string): string {
  return text.normalize("NFKC").replace(/[\s\u00AD\u200B\u2010-]/gu, "");
}

type Pdf = Awaited<ReturnType<typeof getDocument>["promise"]>;
type OutlineItems = Awaited<ReturnType<Pdf["getOutline"]>>;

/** Reads a whole PDF. The lines of a bound book are given where they would stand on A4, in its millimeters. */
export async function readPdf(bytes: Uint8Array, page: PageForm = a4Page): Promise<ReadBack> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const metadata = await pdf.getMetadata();
  const numbers = Array.from({ length: pdf.numPages }, (_, at) => at + 1);
  const info: Readonly<Record<string, unknown>> = { ...metadata.info };
  const marks: Readonly<Record<string, unknown>> = { ...(await pdf.getMarkInfo()) };
  const texts = await Promise.all(numbers.map((number) => pageLines(pdf, number, page)));
  const structures = await Promise.all(numbers.map(async (number) => (await pdf.getPage(number)).getStructTree()));
  const read = {
    title: String(info.Title),
    language: String(info.Language),
    tagged: marks.Marked === true,
    pagesWithoutStructure: numbers.filter((number) => !structures[number - 1]),
    lines: texts.flatMap(({ lines }) => lines),
    folios: texts.map(({ folio }) => folio),
    pages: texts.map(({ lines }) => lines.map(({ text }) => text).join("")),
    bookmarks: await bookmarks(pdf, await pdf.getOutline()),
    linksByPage: await Promise.all(numbers.map((number) => linkedPages(pdf, number))),
    alternativeTexts: structures.flatMap(alternatives),
    attached: textsOf(await pdf.getAttachments()),
  };
  await pdf.destroy();
  return read;
}

/** `null` for a file without attachments. */
function textsOf(files: Awaited<ReturnType<Pdf["getAttachments"]>>): Readonly<Record<string, string>> {
  const entries: readonly (readonly [string, { readonly content: Uint8Array }])[] = Object.entries(files ?? {});
  return Object.fromEntries(entries.map(([name, { content }]) => [name, Buffer.from(content).toString("utf8")]));
}

async function pageLines(
  pdf: Pdf,
  page: number,
  { mm, edgeMm, sideMm }: PageForm,
): Promise<{ readonly lines: readonly Line[]; readonly folio: string }> {
  const paper = await pdf.getPage(page);
  const height = paper.view[3] ?? 0;
  const inMm = (points: number): number => points / pointsPerMm / mm;
  const { items } = await paper.getTextContent();
  const lines: { -readonly [Key in keyof Line]: Line[Key] }[] = [];
  let folio = "";
  for (const item of items) {
    if (!("str" in item) || item.str.trim() === "") continue;
    const yMm = inMm(height - Number(item.transform[5])) - edgeMm.y;
    const xMm = inMm(Number(item.transform[4])) - edgeMm.x - sideMm + a4Page.sideMm;
    const sizeMm = inMm(Math.hypot(Number(item.transform[2]), Number(item.transform[3])));
    const text = squeezed(item.str);
    const last = lines.at(-1);
    if (yMm > a4Page.heightMm - folioBandMm) folio += text;
    else if (yMm < headBandMm) continue;
    else if (last && Math.abs(last.yMm - yMm) < sameLineMm && last.xMm < xMm) last.text += text;
    else lines.push({ page, xMm, yMm, sizeMm, text });
  }
  return { lines, folio };
}
const sameLineMm = 0.6;

async function bookmarks(pdf: Pdf, items: OutlineItems): Promise<readonly Bookmark[]> {
  return Promise.all(
    (items ?? []).map(async (item) => ({
      title: item.title,
      page: await pageOf(pdf, item.dest),
      children: await bookmarks(pdf, item.items),
    })),
  );
}

async function pageOf(pdf: Pdf, target: string | unknown[] | null): Promise<number> {
  const place = typeof target === "string" ? await pdf.getDestination(target) : target;
  if (!place) throw new Error(`The destination ${String(target)} leads nowhere.`);
  return (await pdf.getPageIndex(place[0])) + 1;
}

async function linkedPages(pdf: Pdf, number: number): Promise<readonly number[]> {
  const annotations = await (await pdf.getPage(number)).getAnnotations();
  return Promise.all(annotations.filter(({ subtype }) => subtype === "Link").map(({ dest }) => pageOf(pdf, dest)));
}

function alternatives(structure: unknown): readonly string[] {
  if (typeof structure !== "object" || structure === null) return [];
  const own = "alt" in structure && typeof structure.alt === "string" ? [structure.alt] : [];
  const children = "children" in structure && Array.isArray(structure.children) ? structure.children : [];
  return [...own, ...children.flatMap(alternatives)];
}
