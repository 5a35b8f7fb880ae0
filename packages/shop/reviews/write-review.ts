import type { Locale } from "@cosmic/addresses/locales";
import type { Transaction } from "@cosmic/platform/database/open";
import { eq, sql } from "drizzle-orm";
import { linkHash } from "../access/report-links.ts";
import { reviewInvitations } from "../database/tables/review-invitations.ts";
import type { HoldReason, ReviewRow } from "../database/tables/reviews.ts";
import { keepObjections } from "../objections/mail-objections.ts";
import { objectionKeyOf } from "../objections/objection-key.ts";
import { keyInToken } from "../objections/objection-token.ts";
import { orderById } from "../orders/order-repository.ts";
import {
  blankReview,
  endInvitationsOf,
  invitationByLink,
  reviewOf,
  upsertReview,
} from "../orders/queries/order-reviews.ts";
import type { ShopTools } from "../shop-tools.ts";
import { readReview, type WrittenReview } from "./read-review.ts";
import { type ReviewField, reviewLengths } from "./review-rules.ts";
import { starValues } from "./star-counts.ts";

/** What a buyer's own page shows. */
export interface OwnReview {
  /** What stands there now; null: nothing yet, or taken back. */
  readonly review: WrittenReview | null;
  /** Why it is not shown, with the operator's words; null: it is shown, or would be. */
  readonly held: { readonly reason: HoldReason; readonly note: string } | null;
  /** Lengths the form keeps to, characters. */
  readonly lengths: typeof reviewLengths;
}

/** Beside it, what the page offers. */
export interface ReviewPageView extends OwnReview {
  /** The asking can be ended here: the order still knows whose address it is. */
  readonly mayEnd: boolean;
}

/** What the form came to; null: the link opens nothing. */
export type ReviewAnswer =
  | { readonly ok: true; readonly own: OwnReview }
  | { readonly ok: false; readonly fields: readonly ReviewField[] }
  | null;

type ReviewTools = Pick<ShopTools, "database" | "clock" | "ledger" | "environment">;

/** Opens the page a mailed link leads to; null: malformed, unknown, ended or erased, all alike. Changes nothing. */
export async function viewReview(
  { database }: Pick<ReviewTools, "database">,
  secret: string,
): Promise<ReviewPageView | null> {
  const found = await openLink(database.db, secret);
  return found && { ...ownReview(found.review), mayEnd: found.hasAddress };
}

/** Writes or changes the review of the order a link belongs to. It is shown at once, unless it is held. */
export async function writeReview(
  { database, clock }: ReviewTools,
  secret: string,
  typed: Parameters<typeof readReview>[0] & { readonly locale: Locale },
): Promise<ReviewAnswer> {
  return database.transaction(async (tx) => {
    const found = await openLink(tx.db, secret);
    if (!found) return null;
    const read = readReview(typed);
    if (!read.ok) return read;
    const { orderId, sandbox } = found.invitation;
    await upsertReview(tx, { ...read.review, locale: typed.locale, orderId, sandbox, writtenAt: clock.now() });
    return { ok: true, own: ownReview(await reviewOf(tx.db, orderId)) };
  });
}

/** Takes a review back. The ledger knows before it commits, so that a restored backup does not show it again. False:
 * the link opens nothing. */
export async function takeBackReview({ database, clock, ledger }: ReviewTools, secret: string): Promise<boolean> {
  return database.transaction(async (tx) => {
    const found = await openLink(tx.db, secret);
    if (!found) return false;
    const { review } = found;
    if (review?.stars == null) return true;
    await blankReview(tx, review.id);
    await ledger.record([{ kind: "review", id: review.id }], clock.now());
    return true;
  });
}

/** Ends the asking for an address, about the orders it has and those to come. The link's token names the address where
 * its order is erased. A link that is unknown changes nothing; what was written stays, and its own page stays open. */
export async function endInvitation(
  tools: ReviewTools,
  { secret, token }: { readonly secret: string; readonly token: string | null },
): Promise<void> {
  const hash = linkHash(secret);
  const mailed = token === null ? null : keyInToken(tools.environment, token);
  const at = tools.clock.now();
  await tools.database.transaction(async (tx) => {
    const email = hash && (await endByLink(tx, hash, at));
    const own = email ? await objectionKeyOf(tools, tx.db, { purpose: "review", email }) : null;
    const keys = [...new Set([mailed, own])].filter((key) => key !== null);
    await keepObjections(tx, tools, { keys, at });
  });
}

/** Ends the invitation of a link, and those of the same address that are still to be mailed; returns the address. */
async function endByLink(tx: Transaction, hash: Buffer, at: Date): Promise<string | null> {
  const { orderId, secretHash, endedAt } = reviewInvitations;
  const [own] = await tx.db
    .update(reviewInvitations)
    .set({ endedAt: sql`coalesce(${endedAt}, ${at.toISOString()}::timestamptz)` })
    .where(eq(secretHash, hash))
    .returning({ orderId });
  const order = own && (await orderById(tx.db, own.orderId));
  if (!order || order.email === "") return null;
  await endInvitationsOf(tx, order.email, at);
  return order.email;
}

async function openLink(db: Transaction["db"], secret: string) {
  const hash = linkHash(secret);
  const found = hash && (await invitationByLink(db, hash));
  if (!found) return null;
  const { invitation, hasAddress } = found;
  const review = await reviewOf(db, invitation.orderId);
  // Who wrote something may change it or take it back, whatever else was ended.
  return invitation.endedAt !== null && review === null ? null : { invitation, review, hasAddress };
}

function ownReview(row: ReviewRow | null): OwnReview {
  if (row === null) return { review: null, held: null, lengths: reviewLengths };
  const { text, name, heldFor, heldNote } = row;
  const stars = starValues.find((value) => value === row.stars);
  return {
    review: stars === undefined ? null : { stars, text, name },
    held: heldFor === null ? null : { reason: heldFor, note: heldNote ?? "" },
    lengths: reviewLengths,
  };
}
