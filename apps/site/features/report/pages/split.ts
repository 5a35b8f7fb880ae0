import type { Block, Section } from "@cosmic/report/document";

export type Paragraph = Extract<Block, { readonly kind: "paragraph" }>;
export type Figure = Extract<Block, { readonly kind: "figure" }>;

/** A section of a chapter by its id. */
export function sectionNamed(sections: readonly Section[], id: string): Section | undefined {
  return sections.find((section) => section.id === id);
}

/** The first drawing among blocks, and the blocks without it. */
export function figureApart(blocks: readonly Block[]): {
  readonly figure: Figure | undefined;
  readonly rest: readonly Block[];
} {
  const figure = blocks.find((block): block is Figure => block.kind === "figure");
  return { figure, rest: blocks.filter((block) => block !== figure) };
}

/** The first and last lines of a chapter, which sit at the ends of its sections. */
export const isFrame = (block: Block): block is Paragraph => block.kind === "paragraph" && block.role === "frame";

/** "One thing to try" with its heading, and the other blocks. */
export function practiceApart(blocks: readonly Block[]): {
  readonly practice: readonly Block[];
  readonly rest: readonly Block[];
} {
  const at = blocks.findIndex((block) => block.kind === "paragraph" && block.role === "practice");
  if (at < 0) return { practice: [], rest: blocks };
  const from = blocks[at - 1]?.kind === "heading" ? at - 1 : at;
  return { practice: blocks.slice(from, at + 1), rest: [...blocks.slice(0, from), ...blocks.slice(at + 1)] };
}
