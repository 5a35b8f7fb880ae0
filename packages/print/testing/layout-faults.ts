import type { ReportDocument } from "@cosmic/report/document";
import { printedSections } from "../plan/printed-sections.ts";
import type { Line, ReadBack } from "./read-pdf.ts";
import { squeezed } from "./read-pdf.ts";

// Layout faults a finished book must not have, for the tests and the measuring tool.

/** Vertical extent of the text block, from the upper edge of the paper. */
const blockMm = { top: 32, bottom: 297 - 26 };
const leastFilled = 1 / 3;
/** Fewest lines of a paragraph on either side of a page break. */
const fewestLines = 2;

/** How far down its text block each page is filled, 0…1. */
export function fillings({ lines, folios }: ReadBack): readonly number[] {
  return folios.map((_, at) => {
    const lowest = Math.max(blockMm.top, ...lines.filter(({ page }) => page === at + 1).map(({ yMm }) => yMm));
    return Math.min(1, (lowest - blockMm.top) / (blockMm.bottom - blockMm.top));
  });
}

/** Last pages of chapters, and pages before the first chapter; these may be nearly empty. */
function freePages(read: ReadBack): ReadonlySet<number> {
  const [contents, ...rest] = read.bookmarks.map(({ page }) => page);
  const front = Array.from({ length: contents ?? 1 }, (_, at) => at + 1);
  return new Set([...front, ...rest.flatMap((page) => [page - 1, lastBefore(page, read)]), read.folios.length]);
}

/** The last page before a chapter: in a bound book a blank one may stand between, so that its plate is on the right. */
function lastBefore(page: number, { lines }: ReadBack): number {
  return lines.some((line) => line.page === page - 1) ? page - 1 : page - 2;
}

/** Pages with less than a third of their text block filled, except the last of a chapter. */
export function emptyPages(read: ReadBack): readonly number[] {
  const free = freePages(read);
  return fillings(read).flatMap((filled, at) => (filled < leastFilled && !free.has(at + 1) ? [at + 1] : []));
}

/** Last pages of chapters that run over a page break and end on a nearly empty page. */
export function shortLastPages(read: ReadBack): readonly number[] {
  const [, ...chapters] = read.bookmarks.map(({ page }) => page);
  const filled = fillings(read);
  return chapters.slice(0, -1).flatMap((start, at) => {
    // An opener page has no folio and none of the chapter's text.
    const first = read.folios[start - 1] === "" ? start + 1 : start;
    const last = lastBefore(chapters[at + 1] ?? 0, read);
    return last > first && (filled[last - 1] ?? 1) < leastEnding ? [last] : [];
  });
}
/** Six lines: between the fifth baseline of the largest size and the sixth of the smallest. */
const leastEnding = 27 / (blockMm.bottom - blockMm.top);

/** Paragraphs with a single line alone on a page: their first words and the page they begin on. */
export function widowsAndOrphans(document: ReportDocument, { lines }: ReadBack): readonly string[] {
  // Where a paragraph crosses a page, margin notes come between its parts in the text order.
  const books = [index(lines), index(lines.filter(({ xMm }) => xMm > proseLeftMm))];
  return paragraphsOf(document).flatMap((text) => {
    const first = text.slice(0, 40);
    const own = books.map((book) => book.linesOf(text)).find((found) => found.length > 0);
    if (!own) return [`not found: ${first}`];
    const pages = new Map<number, Set<number>>();
    for (const { page, yMm } of own) pages.set(page, (pages.get(page) ?? new Set()).add(Math.round(yMm)));
    const isSplit = pages.size > 1 && [...pages.values()].some(({ size }) => size < fewestLines);
    return isSplit ? [`page ${own[0]?.page}: ${first}`] : [];
  });
}
/** Anything further left is a margin note. */
const proseLeftMm = 69;

/** Headings with nothing below them on their page. */
export function strandedHeadings({ lines }: ReadBack): readonly string[] {
  return lines.flatMap((line, at) => {
    const next = lines[at + 1];
    if (!isHeading(line) || (next && isHeading(next) && next.page === line.page)) return [];
    const below = lines.filter(({ page, yMm }) => page === line.page && yMm > line.yMm + 1);
    return below.length === 0 ? [`page ${line.page}: ${line.text}`] : [];
  });
}
/** Type sizes of headings: long and short sections, and headings within sections. */
const headingSizesMm = [10.6, 6.8, 5.8, 5];
const isHeading = ({ sizeMm }: Line): boolean => headingSizesMm.some((size) => Math.abs(size - sizeMm) < 0.05);

/** Each paragraph, together with the pointer set on its last lines. */
function paragraphsOf({ chapters }: ReportDocument): readonly string[] {
  return chapters.flatMap((chapter) =>
    printedSections(chapter).flatMap(({ blocks }) =>
      blocks.flatMap((block, at) => {
        if (block.kind !== "paragraph") return [];
        const next = blocks[at + 1];
        return [next?.kind === "reference" && block.role !== "practice" ? `${block.text} ${next.text}` : block.text];
      }),
    ),
  );
}

/** The full text, and a lookup for the lines a passage occupies. */
function index(lines: readonly Line[]) {
  const starts: number[] = [];
  let length = 0;
  for (const { text } of lines) {
    starts.push(length);
    length += text.length;
  }
  const whole = lines.map(({ text }) => text).join("");
  const lineOf = (letter: number): number => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= letter) low = middle;
      else high = middle;
    }
    return low;
  };
  return {
    linesOf(text: string): readonly Line[] {
      const wanted = squeezed(text);
      const at = whole.indexOf(wanted);
      return at < 0 ? [] : lines.slice(lineOf(at), lineOf(at + wanted.length - 1) + 1);
    },
  };
}
