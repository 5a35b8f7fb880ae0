import type { Block, Cell, Column, FactIds } from "../document.ts";

type Paragraph = Extract<Block, { kind: "paragraph" }>;

/** A paragraph about the book itself: method, data, doubt. */
export function note(text: string, facts: FactIds = []): Paragraph {
  return { kind: "paragraph", role: "note", text, facts };
}

/** A paragraph between passages, told from facts. */
export function joint(text: string, facts: FactIds): Paragraph {
  return { kind: "paragraph", role: "joint", text, facts };
}

/** The first or last lines of a chapter: about the book, and set as its prose. */
export function frameLine(text: string): Paragraph {
  return { kind: "paragraph", role: "frame", text, facts: [] };
}

/** A pointer to the section or chapter where the same matter is told. */
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

/** Label and value, one a row. */
export function factRows(caption: string, rows: readonly (readonly [label: string, value: Cell])[]): Block {
  return { kind: "facts", caption, rows: rows.map(([label, value]) => ({ label, value })) };
}

/** Whether a block says something by itself: what stands beside a text, or points on from it, does not. */
export function tells({ kind }: Block): boolean {
  return kind !== "heading" && kind !== "margin-note" && kind !== "reference";
}
