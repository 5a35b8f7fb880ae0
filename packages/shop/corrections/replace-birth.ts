import type { Transaction } from "@cosmic/platform/database/open";
import { hashPurchase } from "../checkout/purchase/same-purchase.ts";
import type { CorrectedBy } from "../database/tables/corrections.ts";
import type { OrderRow } from "../database/tables/orders.ts";
import { readStoredBirth, type StoredBirth } from "../orders/births/stored-birth.ts";
import { lockOrder, updateOrder } from "../orders/order-repository.ts";
import { removePdfsOfOrder } from "../pdf-cache/remove-pdfs-of-order.ts";
import { mailCorrectionJob } from "../queue/mail-correction-job.ts";
import type { ShopTools } from "../shop-tools.ts";
import { countByBuyer, insertCorrection } from "./correction-repository.ts";
import { type CorrectionStanding, correctionStanding } from "./correction-standing.ts";
import { isSameBirth } from "./same-birth.ts";

/** A new birth for an order. */
export interface Replacement {
  readonly orderId: string;
  readonly birth: StoredBirth;
  readonly by: CorrectedBy;
  /** How often the birth had been corrected when what moves was shown; null: whatever it is. */
  readonly shownAfter: number | null;
}

/** `outdated`: the birth has been corrected since what moves was shown. A correction to the birth that the order has
 * already uses none up. */
export type Replaced =
  | { readonly ok: true; readonly ordinal: number; readonly used: boolean }
  | { readonly ok: false; readonly reason: "closed" | "outdated" | Exclude<CorrectionStanding, "open"> };

type ReplaceTools = Pick<
  ShopTools,
  "database" | "queue" | "clock" | "environment" | "timeZones" | "zoneAt" | "pdfCache" | "log"
>;

/** Replaces the birth of an order. The new birth, the correction's row, the number that makes every document and PDF of
 * the old birth unreachable, and the job that mails the new ones commit together; a refund or an erasure that was first
 * wins. What is stored of the old birth is removed after. */
export async function replaceBirth(tools: ReplaceTools, replacement: Replacement): Promise<Replaced> {
  const { orderId } = replacement;
  const replaced = await tools.database.transaction(async (tx): Promise<Replaced> => {
    const order = await lockOrder(tx, orderId);
    if (!order) return { ok: false, reason: "closed" };
    return replaceOf(tools, tx, order, replacement);
  });
  if (replaced.ok && replaced.used) await removePdfsOfOrder(tools, orderId);
  return replaced;
}

async function replaceOf(
  tools: ReplaceTools,
  tx: Transaction,
  order: OrderRow,
  { birth, by, shownAfter }: Replacement,
): Promise<Replaced> {
  const at = tools.clock.now();
  const orderId = order.id;
  const standing = correctionStanding(order, { by, used: await countByBuyer(tx.db, orderId), at });
  if (standing === null) return { ok: false, reason: "closed" };
  // A click that was sent twice has its correction already.
  if (isReadableBirth(order) && isSameBirth(readStoredBirth(tools, order.birth).birth, birth))
    return { ok: true, ordinal: order.corrections, used: false };
  if (standing !== "open") return { ok: false, reason: standing };
  if (shownAfter !== null && shownAfter !== order.corrections) return { ok: false, reason: "outdated" };
  const ordinal = order.corrections + 1;
  const correctionId = await insertCorrection(tx, { orderId, ordinal, by, at });
  await updateOrder(tx.db, orderId, { ...columnsOf(tools, order, birth), corrections: ordinal, updatedAt: at });
  await tools.queue.enqueue(tx, mailCorrectionJob, { correctionId });
  return { ok: true, ordinal, used: true };
}

const isReadableBirth = ({ birth }: OrderRow): boolean => birth !== null;

/** The birth and what was derived from the old one: outside sources were asked about that, and hashes distinguish
 * purchases of it from others. */
function columnsOf(tools: ReplaceTools, order: OrderRow, birth: StoredBirth) {
  const name = birth.name ?? "";
  const { email, locale, plan } = order;
  const purchaseHash =
    order.purchaseHash === null
      ? null
      : hashPurchase(tools, { checkout: { email, locale, plan, again: false }, birth, name });
  return { birth, name, purchaseHash, attemptHash: null, sources: null };
}
