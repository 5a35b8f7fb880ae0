import { fewestPages } from "../measure/text-sizes.ts";
import { type ChapterEnd, type ChapterFit, endsInRunt, nextFit, type Trial } from "./chapter-fit.ts";

/** Result of one layout of a book. */
export interface SetBook {
  readonly pages: number;
  /** One per chapter, in order. */
  readonly ends: readonly ChapterEnd[];
}

/** Lays out a book repeatedly until no chapter ends on a nearly empty page or nothing is left to try; the last layout
 * is the one to keep. A fit only affects its own chapter, so all chapters search in parallel. */
export function fitChapters<Setting extends SetBook>(
  chapters: number,
  setIn: (fits: readonly ChapterFit[]) => Setting | null,
): Setting | null {
  let trials: readonly (readonly Trial[])[] = Array.from({ length: chapters }, () => []);
  let fits = trials.map((own) => nextFit(own, true));
  let book = setIn(fits);
  const mayLosePage = chaptersThatMayLoseAPage(book);
  while (book) {
    const { ends } = book;
    trials = trials.map((own, at) => withTrial(own, fits[at], ends[at]));
    const next = trials.map((own, at) => nextFit(own, mayLosePage[at] ?? false));
    if (next.every((fit, at) => fit === fits[at])) return book;
    fits = next;
    book = setIn(fits);
  }
  return book;
}

const withTrial = (trials: readonly Trial[], fit: ChapterFit | undefined, end: ChapterEnd | undefined) =>
  fit && end && trials.every((trial) => trial.fit !== fit) ? [...trials, { fit, end }] : trials;

/** Of the chapters that end badly, the first ones, as many as the book has pages to spare. */
function chaptersThatMayLoseAPage(book: SetBook | null): readonly boolean[] {
  if (!book) return [];
  let toSpare = book.pages - fewestPages;
  return book.ends.map((end) => endsInRunt(end) && toSpare-- > 0);
}
