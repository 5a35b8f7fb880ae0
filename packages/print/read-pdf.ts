import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

// Reads a finished PDF back, for the tests.

/** One bookmark and the page it leads to, 1-based. */
export interface Bookmark {
  readonly title: string;
  readonly page: number;
  readonly children: readonly Bookmark[];
}

/** What a reader finds in a PDF. */
export interface ReadBack {
  readonly title: string;
  readonly language: string;
  /** Text of each page in the order of the content, running head and folio left out, spaces removed. */
  readonly pages: readonly string[];
  readonly bookmarks: readonly Bookmark[];
  /** Pages the links of each page lead to. */
  readonly linksByPage: readonly (readonly number[])[];
  readonly alternativeTexts: readonly string[];
}

const pointsPerMm = 72 / 25.4;
/** Where running head and folio stand, from the upper and the lower edge. */
const headBandMm = 18.5;
const folioBandMm = 18;

/** Text as it compares: no spaces, no hyphens of a line's end, no places where a long word may break. */
export function squeezed(text: string): string {
  return text.normalize("NFKC").replace(/[\s\u00AD\u200B\u2010-]/gu, "");
}

type Pdf = Awaited<ReturnType<typeof getDocument>["promise"]>;
type OutlineItems = Awaited<ReturnType<Pdf["getOutline"]>>;

/** Reads a whole PDF. */
export async function readPdf(bytes: Uint8Array): Promise<ReadBack> {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const metadata = await pdf.getMetadata();
  const numbers = Array.from({ length: pdf.numPages }, (_, at) => at + 1);
  const info: Readonly<Record<string, unknown>> = { ...metadata.info };
  const read = {
    title: String(info.Title),
    language: String(info.Language),
    pages: await Promise.all(numbers.map((number) => pageText(pdf, number))),
    bookmarks: await bookmarks(pdf, await pdf.getOutline()),
    linksByPage: await Promise.all(numbers.map((number) => linkedPages(pdf, number))),
    alternativeTexts: (await Promise.all(numbers.map((number) => alternatives(pdf, number)))).flat(),
  };
  await pdf.destroy();
  return read;
}

async function pageText(pdf: Pdf, number: number): Promise<string> {
  const page = await pdf.getPage(number);
  const height = page.view[3] ?? 0;
  const { items } = await page.getTextContent();
  const words = items.flatMap((item) => {
    if (!("str" in item)) return [];
    const y = Number(item.transform[5]);
    const outside = y > height - headBandMm * pointsPerMm || y < folioBandMm * pointsPerMm;
    return outside ? [] : [item.str];
  });
  return squeezed(words.join(""));
}

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

async function alternatives(pdf: Pdf, number: number): Promise<readonly string[]> {
  const walk = (node: unknown): string[] => {
    if (typeof node !== "object" || node === null) return [];
    const own = "alt" in node && typeof node.alt === "string" ? [node.alt] : [];
    return [...own, ...("children" in node && Array.isArray(node.children) ? node.children.flatMap(walk) : [])];
  };
  return walk(await (await pdf.getPage(number)).getStructTree());
}
