/** Left, bottom, right and top in points. */
type Box = readonly [number, number, number, number];

/** What a press cuts: the sheet, the page with its bleed, and the trimmed page. */
export interface PageBoxes {
  readonly media: Box;
  readonly bleed: Box;
  readonly trim: Box;
}

/** A PDF whose pages have these boxes, by index from 0. Reads what Typst writes: uncompressed page objects, one flat page
 * tree and one cross-reference table; throws for anything else. */
export function withPageBoxes(pdf: Uint8Array, boxesOf: (page: number) => PageBoxes): Uint8Array<ArrayBuffer> {
  const text = Buffer.from(pdf).toString("latin1");
  const table = readTable(text);
  const edits = pageObjects(text).map((object, page) => {
    const start = text.indexOf(mediaBox, table.offsets[object] ?? text.length);
    const end = text.indexOf("]", start) + 1;
    if (start < 0 || end <= start) throw new Error(`page ${page + 1} has no media box`);
    return { start, end, words: boxWords(boxesOf(page)) };
  });
  edits.sort((one, other) => one.start - other.start);
  const moved = (offset: number): number =>
    edits.reduce((sum, { start, end, words }) => (start < offset ? sum + words.length - (end - start) : sum), offset);
  let body = "";
  let from = 0;
  for (const { start, end, words } of edits) {
    body += text.slice(from, start) + words;
    from = end;
  }
  body += text.slice(from, table.at);
  const rows = table.rows.map((row, object) =>
    row.endsWith("n") ? `${String(moved(table.offsets[object] ?? 0)).padStart(10, "0")}${row.slice(10)}` : row,
  );
  const trailer = text.slice(table.end).replace(/startxref\s+\d+/, `startxref\n${body.length}`);
  const head = text.slice(table.at, table.at + table.headLength);
  return new Uint8Array(Buffer.from(body + head + rows.map((row) => `${row}\r\n`).join("") + trailer, "latin1"));
}

const mediaBox = "/MediaBox [";

function boxWords({ media, bleed, trim }: PageBoxes): string {
  const box = (values: Box) => `[${values.map((value) => Number(value.toFixed(4))).join(" ")}]`;
  return `/MediaBox ${box(media)} /BleedBox ${box(bleed)} /TrimBox ${box(trim)}`;
}

/** Numbers of the page objects, in the order of the book. */
function pageObjects(text: string): readonly number[] {
  const kids = /\/Type \/Pages\b[^>]*?\/Kids \[([^\]]*)\]/.exec(text)?.[1];
  if (kids === undefined) throw new Error("the PDF has no flat page tree");
  return Array.from(kids.matchAll(/(\d+) 0 R/g), ([, object]) => Number(object));
}

const rowLength = 20;

function readTable(text: string) {
  const at = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1] ?? -1);
  const head = /^xref\s+0 (\d+)\s/.exec(text.slice(at, at + 40));
  if (!head) throw new Error("the PDF has no cross-reference table");
  const headLength = head[0].length;
  const end = at + headLength + Number(head[1]) * rowLength;
  const rows = Array.from({ length: Number(head[1]) }, (_, index) =>
    text.slice(at + headLength + index * rowLength, at + headLength + (index + 1) * rowLength).trimEnd(),
  );
  return { at, end, headLength, rows, offsets: rows.map((row) => Number(row.slice(0, 10))) };
}
