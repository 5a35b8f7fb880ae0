/** Measurements of one book. */
export interface BookLength {
  readonly kind: "timed" | "untimed" | "polar";
  /** Its date, time and place, to find it again. */
  readonly birth: string;
  readonly pages: number;
  /** Average fill of the text blocks on its pages, 0…1; null when the book was not read back. */
  readonly filled: number | null;
  /** Chapters that end on a nearly empty page; null when the book was not read back. */
  readonly runts: number | null;
  readonly faults: readonly string[];
}

/** Bounds on the pages of a book, with or without a birth time. */
const bounds = { fewest: 80, most: 110 };

/** Whether a book is too short or too long. */
export function outOfBounds({ pages }: BookLength): boolean {
  return pages < bounds.fewest || pages > bounds.most;
}

/** One line per kind of birth, then one per book that is out of bounds or has a fault. */
export function summary(lengths: readonly BookLength[]): readonly string[] {
  const kinds = ["timed", "untimed", "polar"] as const;
  return [
    ...kinds.flatMap((kind) => {
      const found = lengths.filter((length) => length.kind === kind);
      return found.length > 0 ? [`${kind}: ${spread(found)}`] : [];
    }),
    ...lengths.filter(outOfBounds).map(({ birth, pages }) => `${birth}: ${pages} pages`),
    ...lengths.flatMap(({ birth, faults }) => faults.map((fault) => `${birth}: ${fault}`)),
  ];
}

function spread(found: readonly BookLength[]): string {
  const pages = found.map((length) => length.pages).sort((one, other) => one - other);
  const fills = found.flatMap(({ filled }) => filled ?? []);
  const mean = fills.reduce((sum, filled) => sum + filled, 0) / fills.length;
  const filled = fills.length > 0 ? `, pages filled to ${Math.round(mean * 100)} % on average` : "";
  const runts = found.reduce((sum, length) => sum + (length.runts ?? 0), 0);
  const endings = fills.length > 0 ? `, ${runts} chapters ending on fewer than six lines` : "";
  return `${found.length} books of ${pages[0]} to ${pages.at(-1)} pages, median ${pages[pages.length >> 1]}${filled}${endings}`;
}
