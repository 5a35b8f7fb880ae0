import type { NodeCompiler, NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import type { ChapterEnd } from "../plan/chapter-fit.ts";

/** Metadata the template emits at the end of a chapter. */
interface EndMark {
  readonly first: number;
  readonly last: number;
  readonly lines: number;
  /** The chapter's first page is an opener page, with no other content. */
  readonly opener: boolean;
}

/** Where a book's chapters ended, in order. */
export function chapterEnds(compiler: NodeCompiler, book: NodeTypstDocument): readonly ChapterEnd[] {
  // The compiler types this as `any`; the marks come from our own template.
  const marks: readonly EndMark[] = compiler.query(book, { selector: "<chapter-end>", field: "value" });
  return marks.map(({ first, last, lines, opener }) => ({ pages: last - first + (opener ? 0 : 1), lines }));
}
