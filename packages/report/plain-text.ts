import type { Block, Cell, Chapter, ReportDocument, Section } from "./document.ts";

/** The whole report as text for a terminal: every block of every chapter, with drawings as their text alternative. */
export function plainText(document: ReportDocument): string {
  const { subject } = document;
  const front = [document.publisher, subject.name, subject.dateLine, subject.place, subject.coordinates];
  const parts = [
    front.filter((line, index) => line !== "" && front.indexOf(line) === index).join("\n"),
    contents(document),
    ...document.chapters.map(chapterText),
    [
      document.frame.colophon,
      ...document.colophon,
      ...(document.hash === "" ? [] : [`${document.frame.fingerprint} ${document.hash}`]),
    ].join("\n"),
  ];
  return `${parts.join("\n\n\n")}\n`;
}

function contents({ frame, chapters }: ReportDocument): string {
  return [frame.contents, ...chapters.map(({ title, subtitle }) => `  ${title}. ${subtitle}`)].join("\n");
}

/** Formulas of the three bars, which stand on screen alone. */
const screenOnly = "bars";

function chapterText({ title, subtitle, opener, sections }: Chapter): string {
  const head = [title.toUpperCase(), subtitle, ...(opener?.lines ?? [])].join("\n");
  return [head, ...sections.filter(({ id }) => id !== screenOnly).map(sectionText)].join("\n\n");
}

/** A section as text: its title and every block. */
export function sectionText({ title, blocks }: Section): string {
  return [`${title}\n${"-".repeat([...title].length)}`, ...blocks.map(blockText)].join("\n\n");
}

/** A block as text, a drawing as its title. */
export function blockText(block: Block): string {
  switch (block.kind) {
    case "heading":
      return block.text;
    case "paragraph":
      return block.mark === undefined ? block.text : `[${block.mark}] ${block.text}`;
    case "reference":
      return `  > ${block.text}`;
    case "pull-quote":
      return `    ${block.text}`;
    case "margin-note":
      return `  | ${[block.title, ...block.lines].join("; ")}`;
    case "table":
      return [block.caption, ...aligned([block.columns.map(({ title }) => title), ...block.rows.map(textsOf)])].join(
        "\n",
      );
    case "facts":
      return [block.caption, ...aligned(block.rows.map(({ label, value }) => [label, value.text]))].join("\n");
    case "shares":
      return [block.caption, ...aligned(block.rows.map(({ label, percent }) => [label, `${percent}%`]))].join("\n");
    case "figure":
      return `[${block.drawing.title}. ${block.caption}]`;
  }
}

function textsOf(cells: readonly Cell[]): readonly string[] {
  return cells.map(({ text }) => text);
}

/** Aligns rows in columns separated by two spaces. */
function aligned(rows: readonly (readonly string[])[]): readonly string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [index, text] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, [...text].length);
  }
  return rows.map((row) =>
    row
      .map((text, index) => text + " ".repeat((widths[index] ?? 0) - [...text].length))
      .join("  ")
      .trimEnd(),
  );
}
