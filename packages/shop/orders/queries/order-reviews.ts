import type { Queries, Transaction } from "@cosmic/platform/database/open";
import { and, count, desc, eq, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { type OrderRow, orders } from "../../database/tables/orders.ts";
import { reviewInvitations } from "../../database/tables/review-invitations.ts";
import { type HoldReason, type ReviewRow, reviews } from "../../database/tables/reviews.ts";
import { ofAddress } from "../order-repository.ts";

// Every statement about reviews. What an erased order's buyer wrote is nowhere in them, even where a process of an
// earlier version erased the order and left the row.

const ofLivingOrder = and(eq(reviews.orderId, orders.id), ne(orders.state, "erased"));
const isThere = isNotNull(reviews.stars);
const isShown = and(isThere, isNull(reviews.heldFor));

/** Reviews of one kind, counted. */
export interface CountedReviews {
  readonly stars: number | null;
  readonly heldFor: HoldReason | null;
  readonly count: number;
}

/** Counts reviews by stars and reason of their hold; sandbox and real sales apart. */
export const countReviews = (db: Queries, sandbox: boolean): Promise<readonly CountedReviews[]> =>
  db
    .select({ stars: reviews.stars, heldFor: reviews.heldFor, count: count() })
    .from(reviews)
    .innerJoin(orders, ofLivingOrder)
    .where(and(isThere, eq(reviews.sandbox, sandbox)))
    .groupBy(reviews.stars, reviews.heldFor);

/** Shown reviews, newest first, with the moment their report was paid for. */
export const shownReviews = (
  db: Queries,
  { sandbox, limit, offset }: { readonly sandbox: boolean; readonly limit: number; readonly offset: number },
) =>
  db
    .select({
      stars: reviews.stars,
      text: reviews.text,
      name: reviews.name,
      locale: reviews.locale,
      writtenAt: reviews.writtenAt,
      paidAt: orders.paidAt,
    })
    .from(reviews)
    .innerJoin(orders, ofLivingOrder)
    .where(and(isShown, eq(reviews.sandbox, sandbox)))
    .orderBy(desc(reviews.writtenAt), desc(reviews.id))
    .limit(limit)
    .offset(offset);

/** The operator's list, newest first: every review that is there, with its order's number. */
export const listedReviews = (
  db: Queries,
  { sandbox, heldOnly, limit }: { readonly sandbox: boolean; readonly heldOnly: boolean; readonly limit: number },
) =>
  db
    .select({ review: reviews, number: orders.number })
    .from(reviews)
    .innerJoin(orders, ofLivingOrder)
    .where(and(isThere, eq(reviews.sandbox, sandbox), heldOnly ? isNotNull(reviews.heldFor) : undefined))
    .orderBy(desc(reviews.writtenAt), desc(reviews.id))
    .limit(limit);

/** The review of an order, taken back or not; null when none was written. */
export async function reviewOf(db: Queries, orderId: string): Promise<ReviewRow | null> {
  const [review] = await db.select().from(reviews).where(eq(reviews.orderId, orderId));
  return review ?? null;
}

/** The invitation with the SHA-256 of a link's secret, unless its order is erased, and whether the order still has its
 * buyer's address; null when there is none. */
export async function invitationByLink(db: Queries, secretHash: Buffer) {
  const [found] = await db
    .select({ invitation: reviewInvitations, hasAddress: sql<boolean>`${orders.email} <> ''` })
    .from(reviewInvitations)
    .innerJoin(orders, and(eq(reviewInvitations.orderId, orders.id), ne(orders.state, "erased")))
    .where(eq(reviewInvitations.secretHash, secretHash));
  return found ?? null;
}

/** Whether an address was asked for a review about another order, or has said that it does not want to be. */
export async function wasAskedBefore(tx: Transaction, order: Pick<OrderRow, "id" | "email">): Promise<boolean> {
  const { orderId, secretHash, endedAt } = reviewInvitations;
  const [other] = await tx.db
    .select({ orderId })
    .from(reviewInvitations)
    .innerJoin(orders, eq(orderId, orders.id))
    .where(and(ofAddress(order.email), ne(orderId, order.id), or(isNotNull(secretHash), isNotNull(endedAt))))
    .limit(1);
  return other !== undefined;
}

/** Ends the invitations of an address that are still to be mailed. */
export async function endInvitationsOf(tx: Transaction, email: string, at: Date): Promise<void> {
  const { orderId, result, endedAt } = reviewInvitations;
  const theirs = tx.db.select({ id: orders.id }).from(orders).where(ofAddress(email));
  await tx.db
    .update(reviewInvitations)
    .set({ endedAt: at })
    .where(and(inArray(orderId, theirs), isNull(result), isNull(endedAt)));
}

/** Writes an order's review, or changes it; one that was taken back is written anew. A hold stays. */
export async function upsertReview(
  tx: Transaction,
  review: Pick<ReviewRow, "orderId" | "stars" | "text" | "name" | "locale" | "sandbox" | "writtenAt">,
): Promise<void> {
  const { stars, text, name, locale, writtenAt } = review;
  const wasThere = sql`${reviews.stars} is not null`;
  const now = writtenAt.toISOString();
  await tx.db
    .insert(reviews)
    .values(review)
    .onConflictDoUpdate({
      target: reviews.orderId,
      set: {
        ...{ stars, text, name, locale },
        writtenAt: sql`case when ${wasThere} then ${reviews.writtenAt} else ${now}::timestamptz end`,
        changedAt: sql`case when ${wasThere} then ${now}::timestamptz end`,
      },
    });
}

/** Takes the words and the mark out of a review. Its row gets a new id, so that the ledger's line about these words
 * never meets others. */
export async function blankReview(tx: Transaction, id: string): Promise<void> {
  const blank = { stars: null, text: "", name: "", changedAt: null, id: sql`gen_random_uuid()` };
  await tx.db.update(reviews).set(blank).where(eq(reviews.id, id));
}

/** Deletes what an order's buyer wrote, and what asked for it. */
export async function deleteReviewOf(tx: Transaction, orderId: string): Promise<void> {
  await tx.db.delete(reviews).where(eq(reviews.orderId, orderId));
  await tx.db.delete(reviewInvitations).where(eq(reviewInvitations.orderId, orderId));
}
