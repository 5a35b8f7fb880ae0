import type { ReportDocument } from "@cosmic/report/document";

/** Least-squares fit over 34 books of random births, a quarter without a time; standard deviation one page. */
const found = { fixed: 31.6, aThousandLetters: 0.422, aSection: 0.188 };

/** Estimated page count at the first text size: enough to predict that a book will be too long, and avoid a second
 * layout. */
export function expectedPages({ chapters }: Pick<ReportDocument, "chapters">): number {
  const sections = chapters.flatMap((chapter) => chapter.sections);
  const letters = sections.reduce(
    (sum, { blocks }) =>
      sum + blocks.reduce((own, block) => own + (block.kind === "paragraph" ? block.text.length : 0), 0),
    0,
  );
  return found.fixed + (found.aThousandLetters * letters) / 1000 + found.aSection * sections.length;
}
