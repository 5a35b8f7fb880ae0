import type { NodeCompiler, NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import type { ChapterEnd } from "./chapter-fit.ts";

/** What the template leaves at the end of a chapter. */
interface EndMark {
  readonly first: number;
  readonly last: number;
  readonly lines: number;
  /** Its first page is an opener, which bears nothing else. */
  readonly opener: boolean;
}

/** Where the chapters of a book ended, in their order. */
export function chapterEnds(compiler: NodeCompiler, book: NodeTypstDocument): readonly ChapterEnd[] {
  // The compiler says `any`; the marks are the template's own.
  const marks: readonly EndMark[] = compiler.query(book, { selector: "<chapter-end>", field: "value" });
  return marks.map(({ first, last, lines, opener }) => ({ pages: last - first + (opener ? 0 : 1), lines }));
}
