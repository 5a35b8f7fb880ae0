import { paths } from "@cosmic/addresses/paths";
import { asc, eq, sql } from "drizzle-orm";
import { openSealedLink } from "../access/seal-link.ts";
import { type BookLine, linesOf } from "../books/book-repository.ts";
import { correctionsOf } from "../corrections/correction-repository.ts";
import { contactMessages } from "../database/tables/contact-messages.ts";
import { deliveries } from "../database/tables/deliveries.ts";
import { newsletterSubscriptions } from "../database/tables/newsletter-subscriptions.ts";
import { notices } from "../database/tables/notices.ts";
import { orderHistory } from "../database/tables/order-history.ts";
import type { OrderRow } from "../database/tables/orders.ts";
import { refundRequests } from "../database/tables/refund-requests.ts";
import type { ReviewRow } from "../database/tables/reviews.ts";
import type { TaxRecord, TaxRefund } from "../database/tables/tax-records.ts";
import { ordersOfAddress } from "../orders/order-repository.ts";
import { isReadable } from "../orders/order-states.ts";
import { orderLine } from "../orders/queries/list-orders.ts";
import { reviewOf } from "../orders/queries/order-reviews.ts";
import { saleRecord } from "../orders/sale-record.ts";
import { sessionIdOf } from "../payment-service/checkout-session.ts";
import { receiptNumberOf, refundNumberOf } from "../receipts/receipt-numbers.ts";
import type { ShopTools } from "../shop-tools.ts";
import { refundsOfRecord, taxRecordOf } from "../tax/tax-repository.ts";

/** Everything kept under an address, as a file its owner can read; moments are ISO 8601, UTC. */
export interface CustomerExport {
  readonly email: string;
  readonly exportedAt: string;
  readonly orders: readonly object[];
  readonly letters: readonly object[];
  readonly newsletter: readonly object[];
}

type ExportTools = Pick<ShopTools, "database" | "environment" | "clock">;

/** Gathers everything kept under an address; changes nothing. */
export async function exportCustomer(tools: ExportTools, typed: string): Promise<CustomerExport> {
  const email = typed.trim().toLowerCase();
  const { db } = tools.database;
  const theirs = await ordersOfAddress(db, email);
  const written = await db
    .select()
    .from(contactMessages)
    .where(eq(sql`lower(${contactMessages.email})`, email));
  const subscribed = await db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email));
  return {
    email,
    exportedAt: tools.clock.now().toISOString(),
    orders: await Promise.all(theirs.map((order) => exportOrder(tools, order))),
    letters: written.map(({ id, ...letter }) => letter),
    newsletter: subscribed.map(({ locale, consentVersion, requestedAt, confirmedAt }) => ({
      ...{ locale, consentVersion, requestedAt, confirmedAt },
    })),
  };
}

async function exportOrder(tools: ExportTools, order: OrderRow): Promise<object> {
  const { db } = tools.database;
  const of = order.id;
  const [tax, refunds, history, sent, told, asked, corrected, review, books] = await Promise.all([
    taxRecordOf(db, of),
    refundsOfRecord(db, of),
    db.select().from(orderHistory).where(eq(orderHistory.orderId, of)).orderBy(asc(orderHistory.id)),
    db.select().from(deliveries).where(eq(deliveries.orderId, of)),
    db.select().from(notices).where(eq(notices.orderId, of)),
    db.select().from(refundRequests).where(eq(refundRequests.orderId, of)),
    correctionsOf(db, of),
    reviewOf(db, of),
    linesOf(db, of),
  ]);
  const checkoutSessionId = sessionIdOf(tools.environment, order);
  const link = isReadable(order.state)
    ? { link: tools.environment.siteUrl + paths.report(openSealedLink(tools.environment, order)) }
    : {};
  return {
    ...orderLine(order),
    ...saleRecord(order),
    checkoutSessionId,
    ...link,
    receipt: tax && receiptLine(tax, refunds),
    history: history.map(({ was, is, cause, at }) => ({ was, is, cause, at })),
    books: books.map(bookLine),
    corrections: corrected.map(({ by, at }) => ({ by, at })),
    mails: [
      ...sent.map(mailLine("report")),
      ...corrected.map(mailLine("correction")),
      ...told.map((notice) => mailLine(notice.kind)(notice)),
    ],
    review: review?.stars ? reviewLine(review) : null,
    refundRequests: asked.map(({ reason, requestedAt, answer, answeredAt }) => ({
      ...{ reason, requestedAt, answer, answeredAt },
    })),
  };
}

/** A stored version of the report; its words, and the birth in them, are behind the order's link. */
const bookLine = ({ kind, corrections, edition, writtenIn, asOf, documentHash, frozenAt }: BookLine) => ({
  version: corrections + 1,
  ...{ kind, edition, writtenIn, writtenOn: asOf, storedAt: frozenAt, documentHash },
});

const reviewLine = ({ stars, text, name, writtenAt, changedAt, heldFor, heldNote }: ReviewRow) => ({
  ...{ stars, text, name, writtenAt, changedAt, heldFor, heldNote },
});

const receiptLine = (record: TaxRecord, refunds: readonly TaxRefund[]) => ({
  number: receiptNumberOf(record),
  refunds: refunds.map((refund) => ({
    number: refundNumberOf(refund),
    refundedAt: refund.refundedAt,
    amountMinor: refund.amountMinor,
  })),
  country: record.country,
  evidence: record.evidence,
  taxMinor: record.taxMinor,
});

const mailLine =
  (kind: string) =>
  ({ result, updatedAt }: { readonly result: string | null; readonly updatedAt: Date }) => ({
    kind,
    result,
    updatedAt,
  });
