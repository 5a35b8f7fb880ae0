import { isLocale } from "@cosmic/addresses/locales";
import type { PrintOutcome } from "@cosmic/print/press/printer";
import { linkHash } from "../access/report-links.ts";
import type { OrderRow, OrderState } from "../database/tables/orders.ts";
import type { TaxRecord } from "../database/tables/tax-records.ts";
import { mayRead } from "../limits/rate-limits.ts";
import { orderByLink } from "../orders/order-repository.ts";
import { settleOrder } from "../payment/settle-order.ts";
import { isPaymentTrouble } from "../payment-service/payment-trouble.ts";
import { sellerIn } from "../seller/seller-in.ts";
import type { ShopTools } from "../shop-tools.ts";
import { refundsOfRecord, taxRecordOf } from "../tax/tax-repository.ts";
import { receiptNumberOf } from "./receipt-numbers.ts";
import { writeReceipt } from "./write-receipt.ts";

/** A receipt as a PDF; or why there is none now. `missing`: the calm 404. */
export type OpenedReceipt =
  | { readonly ok: true; readonly pdf: Uint8Array; readonly fileName: string }
  | { readonly ok: false; readonly reason: "missing" | "busy" | "too-many" };

const missing = { ok: false, reason: "missing" } as const;

/** States with a receipt: everything that was paid, refunded and disputed orders too, until the person is forgotten and
 * with them the link. */
const receiptStates: readonly OrderState[] = ["paid", "delivered", "refund-requested", "refunded", "disputed"];

/** Opens the receipt of an order by the secret of its report's link. It stays open after a refund, which
 * closes the report: the buyer needs the refund note. */
export async function openReceipt(tools: ShopTools, secret: string): Promise<OpenedReceipt> {
  const hash = linkHash(secret);
  const order = hash && (await orderByLink(tools.database.db, hash));
  if (!order || !receiptStates.includes(order.state) || !isLocale(order.locale)) return missing;
  if (!(await mayRead(tools, "pdf", order.id))) return { ok: false, reason: "too-many" };
  const record = await recordOf(tools, order);
  if (!record) return missing;
  const { locale } = order;
  const seller = sellerIn(tools, locale);
  const refunds = await refundsOfRecord(tools.database.db, order.id);
  const sheet = writeReceipt({ order, record, refunds, locale, seller, siteName: tools.environment.siteName });
  const printed: PrintOutcome = await tools.printer.printReceipt(sheet);
  return printed.ok ? { ok: true, pdf: printed.pdf, fileName: `receipt-${receiptNumberOf(record)}.pdf` } : printed;
}

/** An order that the version before this one settled has no record yet. */
async function recordOf(tools: ShopTools, { id, paidAt }: OrderRow): Promise<TaxRecord | null> {
  const known = await taxRecordOf(tools.database.db, id);
  if (known || paidAt === null) return known;
  try {
    await settleOrder(tools, id);
  } catch (error) {
    if (!isPaymentTrouble(error)) throw error;
    tools.log.warn({ err: error, orderId: id }, "the payment service does not answer; a receipt has to wait");
  }
  return taxRecordOf(tools.database.db, id);
}
