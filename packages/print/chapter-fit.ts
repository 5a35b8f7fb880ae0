/** How a chapter is set so that its last page is not nearly empty; read by the template. */
export interface ChapterFit {
  /** Lines its pages have more than those of other chapters; below zero, fewer. */
  readonly moreLines: number;
  /** Headings, quotes, figures and tables have less room around them. */
  readonly tight: boolean;
}

/** Where a chapter ended when it was set. */
export interface ChapterEnd {
  /** Pages it has, its opener left out. */
  readonly pages: number;
  /** How far down its last page it goes, in lines of prose. */
  readonly lines: number;
}

/** A chapter as it was set once. */
export interface Trial {
  readonly fit: ChapterFit;
  readonly end: ChapterEnd;
}

/** Fewest lines on the last page of a chapter that goes on over a page. */
export const fewestLastLines = 6;

const usual: ChapterFit = { moreLines: 0, tight: false };
/** Wins the last lines back. One line more does not come near the folio, a second would. */
const longer: readonly ChapterFit[] = [
  { moreLines: 1, tight: false },
  { moreLines: 1, tight: true },
];
/** Leaves more lines to the last page. */
const shorter: readonly ChapterFit[] = [-1, -2, -3, -4, -5, -6].map((moreLines) => ({ moreLines, tight: false }));

/** Whether a chapter ends on a page that is nearly empty. */
export function endsInRunt({ pages, lines }: ChapterEnd): boolean {
  return pages > 1 && lines < fewestLastLines;
}

/**
 * How a chapter is set next, after its trials so far: the same again once it ends well; the best of them when no other
 * fit is left. `mayLosePage` is false in a book that would become too short.
 */
export function nextFit(trials: readonly Trial[], mayLosePage: boolean): ChapterFit {
  const [first] = trials;
  const last = trials.at(-1);
  if (!first || !last) return usual;
  if (!endsInRunt(last.end)) return last.fit;
  const others = (mayLosePage ? [...longer, ...shorter] : shorter).filter(
    (fit) => mayHelp(fit, first.end) && trials.every((trial) => trial.fit !== fit),
  );
  return others[0] ?? fullest(trials, first).fit;
}

/** Each page before the last gives or takes as many lines as the fit says; what tightness wins shows only when it is set. */
function mayHelp({ moreLines, tight }: ChapterFit, { pages, lines }: ChapterEnd): boolean {
  const left = lines - moreLines * (pages - 1);
  return moreLines > 0 ? tight || left < aLine : left >= fewestLastLines;
}
/** Below it nothing is left: a line less what rounding and the room below a paragraph take. */
const aLine = 0.75;

const fullest = (trials: readonly Trial[], first: Trial): Trial =>
  trials.reduce((best, trial) => (trial.end.lines > best.end.lines ? trial : best), first);
