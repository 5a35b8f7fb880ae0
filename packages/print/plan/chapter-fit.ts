/** How a chapter is set so that its last page is not nearly empty; read by the template. */
export interface ChapterFit {
  /** Extra lines per page compared with other chapters; negative for fewer. */
  readonly moreLines: number;
  /** Less space around headings, quotes, drawings and tables. */
  readonly tight: boolean;
}

/** Where a chapter ended after layout. */
export interface ChapterEnd {
  /** Page count without the opener page. */
  readonly pages: number;
  /** How far down the last page it ends, in lines of prose. */
  readonly lines: number;
}

/** One layout attempt of a chapter. */
export interface Trial {
  readonly fit: ChapterFit;
  readonly end: ChapterEnd;
}

/** Fewest lines on the last page of a chapter that spans several pages. */
const fewestLastLines = 6;

const usual: ChapterFit = { moreLines: 0, tight: false };
/** Pulls the last lines back. One extra line stays clear of the folio; two would not. */
const longer: readonly ChapterFit[] = [
  { moreLines: 1, tight: false },
  { moreLines: 1, tight: true },
];
/** Pushes more lines to the last page. */
const shorter: readonly ChapterFit[] = [-1, -2, -3, -4, -5, -6].map((moreLines) => ({ moreLines, tight: false }));

/** Whether a chapter ends on a nearly empty page. */
export function endsInRunt({ pages, lines }: ChapterEnd): boolean {
  return pages > 1 && lines < fewestLastLines;
}

/** How to set a chapter next, given its trials so far: unchanged once it ends well; the best trial when no other fit is
 * left. `mayLosePage` is false if the book would become too short. */
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

/** Each page before the last gains or loses as many lines as the fit says; what tight spacing saves is only known after
 * layout. */
function mayHelp({ moreLines, tight }: ChapterFit, { pages, lines }: ChapterEnd): boolean {
  const left = lines - moreLines * (pages - 1);
  return moreLines > 0 ? tight || left < aLine : left >= fewestLastLines;
}
/** Below this nothing is left over: one line minus rounding and the space below a paragraph. */
const aLine = 0.75;

const fullest = (trials: readonly Trial[], first: Trial): Trial =>
  trials.reduce((best, trial) => (trial.end.lines > best.end.lines ? trial : best), first);
