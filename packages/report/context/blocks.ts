import type { Block, Cell, Column, FactIds } from "../document.ts";

type Paragraph = Extract<Block, { kind: "paragraph" }>;

/** A paragraph about the book itself: method, data, uncertainty. */
export function note(text: string, facts: FactIds = []): Paragraph {
  return { kind: "paragraph", role: "note", text, facts };
}

/** A pointer to the section or chapter that covers a subject. */
export function reference(text: string, target: string): Block {
  return { kind: "reference", text, target };
}

export function heading(text: string): Block {
  return { kind: "heading", text };
}

/** A table; columns as `[title, align]`. */
export function table(
  caption: string,
  columns: readonly (readonly [title: string, align: Column["align"]])[],
  rows: readonly (readonly Cell[])[],
): Block {
  return { kind: "table", caption, columns: columns.map(([title, align]) => ({ title, align })), rows };
}

/** Rows of label and value. */
export function factRows(caption: string, rows: readonly (readonly [label: string, value: Cell])[]): Block {
  return { kind: "facts", caption, rows: rows.map(([label, value]) => ({ label, value })) };
}

/** Whether a block has content of its own, unlike headings, margin notes and pointers. */
export function tells({ kind }: Block): boolean {
  return kind !== "heading" && kind !== "margin-note" && kind !== "reference";
}
