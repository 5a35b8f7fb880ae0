import { countReviews, shownReviews } from "../orders/queries/order-reviews.ts";
import type { ShopTools } from "../shop-tools.ts";
import { fewestForRating } from "./review-rules.ts";
import { averageOf, type ReviewCounts, type Stars, starValues, tallyReviews, totalOf } from "./star-counts.ts";

/** A review as everybody sees it. Nothing in it leads to the order. */
export interface ShownReview {
  readonly stars: Stars;
  readonly text: string;
  /** Empty: a reader. */
  readonly name: string;
  /** Locale of the page it was written on. */
  readonly locale: string;
  /** YYYY-MM-DD, UTC. */
  readonly writtenOn: string;
  /** YYYY-MM, UTC: the month its report was paid for. */
  readonly boughtIn: string;
}

/** What all shown reviews come to. */
export interface Rating {
  /** Of five, to one decimal. */
  readonly average: number;
  readonly count: number;
}

/** One page of the reviews, with the figures of all. */
export interface ReviewBook {
  readonly counts: ReviewCounts;
  /** Null while no review is shown. */
  readonly rating: Rating | null;
  readonly reviews: readonly ShownReview[];
  /** 1 at least. */
  readonly pages: number;
}

/** Reviews as public pages read them. Each answer is kept for a minute in this process, whoever asks. */
export interface PublicReviews {
  /** A page of the list, 1 the newest; null: there is no such page. */
  readReviews(page: number): Promise<ReviewBook | null>;
  /** The rating and the latest reviews, for pages that sell; null: fewer than five are shown, payments run in the
   * sandbox, or the database does not answer. */
  readRating(): Promise<{ readonly rating: Rating; readonly latest: readonly ShownReview[] } | null>;
}

/** Reviews on the landing page: the latest, whatever they say. */
const latestShown = 6;
const reviewsPerPage = 20;
const keptMs = 60_000;
/** Pages kept at once: the least recently made goes. */
const pagesKept = 50;

type PublicTools = Pick<ShopTools, "database" | "clock" | "payments" | "log">;

/** Opens the reviews of a shop for its public pages. */
export function openPublicReviews(tools: PublicTools): PublicReviews {
  const sandbox = tools.payments.hostedPage !== null;
  const kept = new Map<number, { readonly untilMs: number; readonly book: Promise<ReviewBook> }>();
  const bookOf = (page: number): Promise<ReviewBook> => {
    const nowMs = tools.clock.now().getTime();
    const known = kept.get(page);
    if (known && nowMs < known.untilMs) return known.book;
    const book = loadBook(tools, { sandbox, page });
    kept.delete(page);
    kept.set(page, { untilMs: nowMs + keptMs, book });
    for (const oldest of kept.keys()) if (kept.size > pagesKept) kept.delete(oldest);
    return book;
  };
  return {
    readReviews: async (page) => {
      if (page === 1) return bookOf(1);
      // How many pages there are is known from the first: what lies beyond asks the database nothing.
      const { pages } = await bookOf(1);
      return Number.isInteger(page) && page > 1 && page <= pages ? bookOf(page) : null;
    },
    readRating: async () => {
      if (sandbox) return null;
      try {
        const { rating, reviews } = await bookOf(1);
        return rating && rating.count >= fewestForRating ? { rating, latest: reviews.slice(0, latestShown) } : null;
      } catch (error) {
        tools.log.warn({ err: error }, "the rating could not be read; pages are shown without it for a minute");
        return null;
      }
    },
  };
}

async function loadBook(
  { database }: PublicTools,
  { sandbox, page }: { readonly sandbox: boolean; readonly page: number },
): Promise<ReviewBook> {
  const at = { sandbox, limit: reviewsPerPage, offset: (page - 1) * reviewsPerPage };
  const [counted, rows] = await Promise.all([countReviews(database.db, sandbox), shownReviews(database.db, at)]);
  const counts = tallyReviews(counted);
  const [count, average] = [totalOf(counts.shown), averageOf(counts.shown)];
  return {
    counts,
    rating: average === null ? null : { average, count },
    reviews: rows.flatMap(({ stars, text, name, locale, writtenAt, paidAt }) => {
      const given = starValues.find((value) => value === stars);
      if (given === undefined || paidAt === null) return [];
      const days = { writtenOn: dayOf(writtenAt), boughtIn: dayOf(paidAt).slice(0, "YYYY-MM".length) };
      return { stars: given, text, name, locale, ...days };
    }),
    pages: Math.max(1, Math.ceil(count / reviewsPerPage)),
  };
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, "YYYY-MM-DD".length);
