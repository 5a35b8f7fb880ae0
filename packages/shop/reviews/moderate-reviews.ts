import { eq } from "drizzle-orm";
import { type HoldReason, type ReviewRow, reviews } from "../database/tables/reviews.ts";
import { findOrder } from "../orders/find-order.ts";
import { countReviews, listedReviews, reviewOf } from "../orders/queries/order-reviews.ts";
import type { ShopTools } from "../shop-tools.ts";
import { type ReviewCounts, tallyReviews } from "./star-counts.ts";

/** One review as the operator sees it; moments are ISO 8601, UTC. */
export interface ReviewLine {
  /** Number of its order. */
  readonly number: string;
  readonly stars: number;
  readonly text: string;
  readonly name: string;
  readonly locale: string;
  readonly writtenAt: string;
  readonly changedAt: string | null;
  /** Null: shown. */
  readonly heldFor: HoldReason | null;
  readonly heldNote: string | null;
  readonly heldAt: string | null;
  /** The buyer has changed it since it was held. */
  readonly changedSinceHeld: boolean;
}

/** All reviews, newest first, and what was received and is shown of them. */
export interface ReviewList extends ReviewCounts {
  readonly reviews: readonly ReviewLine[];
}

/** What a hold or its end came to. */
export type Moderated =
  | { readonly ok: true; readonly orderId: string; readonly review: ReviewLine }
  | {
      readonly ok: false;
      readonly reason: "unknown-order" | "no-review" | "already-held" | "not-held";
      readonly orderId?: string;
    };

/** Why a review is held, and the note the buyer is shown. */
export interface Hold {
  readonly reason: HoldReason;
  readonly note: string;
}

type ModerationTools = Pick<ShopTools, "database" | "clock" | "payments">;

/** Most reviews one list holds. */
const longestList = 1000;

/** Lists reviews, newest first, at most a thousand; the counts are of all. */
export async function listReviews(
  { database, payments }: ModerationTools,
  { heldOnly = false }: { readonly heldOnly?: boolean } = {},
): Promise<ReviewList> {
  const sandbox = payments.hostedPage !== null;
  const [counted, listed] = await Promise.all([
    countReviews(database.db, sandbox),
    listedReviews(database.db, { sandbox, heldOnly, limit: longestList }),
  ]);
  return { ...tallyReviews(counted), reviews: listed.map(({ review, number }) => lineOf(review, number)) };
}

/** Shows the review of an order, by its number or id; null: no such order, or no review of it. */
export async function showReview(tools: ModerationTools, idOrNumber: string): Promise<ReviewLine | null> {
  const order = await findOrder(tools, idOrNumber);
  const review = order && (await reviewOf(tools.database.db, order.id));
  return order && review?.stars ? lineOf(review, order.number) : null;
}

/** Holds a review back for law or privacy. What it gave in stars plays no part, and is not even looked at. */
export function holdReview(tools: ModerationTools, idOrNumber: string, { reason, note }: Hold): Promise<Moderated> {
  const held = { heldFor: reason, heldNote: note, heldAt: tools.clock.now() };
  return moderate(tools, idOrNumber, {
    refusal: (row) => (row.heldFor === null ? null : "already-held"),
    changes: held,
  });
}

/** Shows a review again that was held. */
export function publishReview(tools: ModerationTools, idOrNumber: string): Promise<Moderated> {
  const shown = { heldFor: null, heldNote: null, heldAt: null };
  return moderate(tools, idOrNumber, { refusal: (row) => (row.heldFor === null ? "not-held" : null), changes: shown });
}

interface Moderation {
  refusal(row: ReviewRow): "already-held" | "not-held" | null;
  readonly changes: Pick<ReviewRow, "heldFor" | "heldNote" | "heldAt">;
}

async function moderate(
  tools: ModerationTools,
  idOrNumber: string,
  { refusal, changes }: Moderation,
): Promise<Moderated> {
  const order = await findOrder(tools, idOrNumber);
  if (!order) return { ok: false, reason: "unknown-order" };
  const orderId = order.id;
  return tools.database.transaction(async (tx): Promise<Moderated> => {
    const [row] = await tx.db.select().from(reviews).where(eq(reviews.orderId, orderId)).for("update");
    if (!row?.stars || order.state === "erased") return { ok: false, reason: "no-review", orderId };
    const refused = refusal(row);
    if (refused) return { ok: false, reason: refused, orderId };
    await tx.db.update(reviews).set(changes).where(eq(reviews.orderId, orderId));
    return { ok: true, orderId, review: lineOf({ ...row, ...changes }, order.number) };
  });
}

function lineOf(row: ReviewRow, number: string): ReviewLine {
  const { text, name, locale, writtenAt, changedAt, heldFor, heldNote, heldAt } = row;
  return {
    ...{ number, stars: row.stars ?? 0, text, name, locale, heldFor, heldNote },
    writtenAt: writtenAt.toISOString(),
    changedAt: changedAt?.toISOString() ?? null,
    heldAt: heldAt?.toISOString() ?? null,
    changedSinceHeld: heldAt !== null && changedAt !== null && changedAt > heldAt,
  };
}
