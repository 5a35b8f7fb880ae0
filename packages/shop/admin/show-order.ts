import type { Queries } from "@cosmic/platform/database/open";
import { asc, eq } from "drizzle-orm";
import { correctionsOf } from "../corrections/correction-repository.ts";
import type { CorrectedBy } from "../database/tables/corrections.ts";
import { deliveries } from "../database/tables/deliveries.ts";
import { type NoticeKind, notices } from "../database/tables/notices.ts";
import { type MoveCause, orderHistory } from "../database/tables/order-history.ts";
import type { OrderState } from "../database/tables/orders.ts";
import { refundRequests } from "../database/tables/refund-requests.ts";
import { reviewInvitations } from "../database/tables/review-invitations.ts";
import type { HoldReason } from "../database/tables/reviews.ts";
import { webhookEvents } from "../database/tables/webhook-events.ts";
import { findOrder } from "../orders/find-order.ts";
import { type OrderLine, orderLine } from "../orders/queries/list-orders.ts";
import { reviewOf } from "../orders/queries/order-reviews.ts";
import { saleRecord } from "../orders/sale-record.ts";
import { sessionIdOf } from "../payment-service/checkout-session.ts";
import type { ShopTools } from "../shop-tools.ts";

/** A correction of an order's birth, and how its mail fared. */
interface CorrectionLine {
  readonly ordinal: number;
  readonly by: CorrectedBy;
  readonly at: string;
  readonly attempts: number;
  readonly result: "accepted" | "refused" | "dropped" | null;
  readonly lastFailure: string | null;
  readonly pages: number | null;
  readonly updatedAt: string;
}

/** One order with its history; moments are ISO 8601, UTC. The report's link is not part of it. */
export interface OrderStory extends OrderLine {
  readonly name: string;
  readonly birth: unknown;
  /** Which wording of "begin at once" the buyer read; by paying they agreed to it. */
  readonly consentWording: string | null;
  readonly withdrawalConsent: unknown;
  readonly termsVersion: string | null;
  readonly engine: string;
  readonly documentVersion: number;
  readonly checkoutSessionId: string | null;
  readonly paymentIntentId: string | null;
  readonly events: readonly {
    readonly id: string;
    readonly type: string;
    readonly createdAt: string;
    readonly receivedAt: string;
  }[];
  readonly history: readonly {
    /** Null for the first. */
    readonly was: OrderState | null;
    readonly is: OrderState;
    readonly cause: MoveCause;
    readonly at: string;
  }[];
  readonly refundRequests: readonly {
    readonly reason: string | null;
    readonly requestedAt: string;
    readonly answer: "accepted" | "refused" | null;
    readonly answeredAt: string | null;
  }[];
  /** When its birth was corrected and by whom, and the mail of each. */
  readonly corrections: readonly CorrectionLine[];
  /** Mails about the order beside the report's own. */
  readonly notices: readonly {
    readonly kind: NoticeKind;
    readonly attempts: number;
    readonly result: "accepted" | "refused" | "dropped" | null;
    readonly lastFailure: string | null;
    readonly updatedAt: string;
  }[];
  /** The mail that asks for a review, and whether one was written; null: the report is not delivered, or was before
   * buyers were asked. */
  readonly review: {
    readonly dueAt: string;
    readonly askedAt: string | null;
    readonly endedAt: string | null;
    readonly result: "accepted" | "refused" | "dropped" | null;
    readonly lastFailure: string | null;
    /** Null: none was written, or it was taken back. */
    readonly writtenAt: string | null;
    readonly heldFor: HoldReason | null;
  } | null;
  readonly deliveries: readonly {
    readonly messageId: string;
    readonly attempts: number;
    /** Null while it is still being tried. */
    readonly result: "accepted" | "refused" | null;
    readonly lastFailure: string | null;
    readonly pages: number | null;
    readonly updatedAt: string;
  }[];
}

/** Shows an order by id or number; null when there is none. */
export async function showOrder(
  tools: Pick<ShopTools, "database" | "environment">,
  idOrNumber: string,
): Promise<OrderStory | null> {
  const order = await findOrder(tools, idOrNumber);
  if (!order) return null;
  const { db } = tools.database;
  const of = order.id;
  const [events, moves, asked, told, sent, corrected, review] = await Promise.all([
    db.select().from(webhookEvents).where(eq(webhookEvents.orderId, of)).orderBy(asc(webhookEvents.receivedAt)),
    db.select().from(orderHistory).where(eq(orderHistory.orderId, of)).orderBy(asc(orderHistory.id)),
    db.select().from(refundRequests).where(eq(refundRequests.orderId, of)).orderBy(asc(refundRequests.requestedAt)),
    db.select().from(notices).where(eq(notices.orderId, of)).orderBy(asc(notices.createdAt)),
    db.select().from(deliveries).where(eq(deliveries.orderId, of)),
    correctionsOf(db, of),
    reviewStory(db, of),
  ]);
  const checkoutSessionId = sessionIdOf(tools.environment, order);
  return {
    ...orderLine(order),
    ...saleRecord(order),
    checkoutSessionId,
    review,
    history: moves.map(({ was, is, cause, at }) => ({ was, is, cause, at: at.toISOString() })),
    refundRequests: asked.map(({ reason, requestedAt, answer, answeredAt }) => ({
      ...{ reason, answer },
      requestedAt: requestedAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
    })),
    corrections: corrected.map(({ ordinal, by, at, attempts, result, lastFailure, pages, updatedAt }) => ({
      ...{ ordinal, by, attempts, result, lastFailure, pages },
      at: at.toISOString(),
      updatedAt: updatedAt.toISOString(),
    })),
    notices: told.map(({ kind, attempts, result, lastFailure, updatedAt }) => ({
      ...{ kind, attempts, result, lastFailure },
      updatedAt: updatedAt.toISOString(),
    })),
    events: events.map(({ id, type, createdAt, receivedAt }) => ({
      ...{ id, type },
      createdAt: createdAt.toISOString(),
      receivedAt: receivedAt.toISOString(),
    })),
    deliveries: sent.map(({ messageId, attempts, result, lastFailure, pages, updatedAt }) => ({
      ...{ messageId, attempts, result, lastFailure, pages },
      updatedAt: updatedAt.toISOString(),
    })),
  };
}

async function reviewStory(db: Queries, orderId: string): Promise<OrderStory["review"]> {
  const [invited] = await db.select().from(reviewInvitations).where(eq(reviewInvitations.orderId, orderId));
  if (!invited) return null;
  const written = await reviewOf(db, orderId);
  return {
    dueAt: invited.dueAt.toISOString(),
    askedAt: invited.askedAt?.toISOString() ?? null,
    endedAt: invited.endedAt?.toISOString() ?? null,
    result: invited.result,
    lastFailure: invited.lastFailure,
    writtenAt: written?.stars ? written.writtenAt.toISOString() : null,
    heldFor: written?.heldFor ?? null,
  };
}
