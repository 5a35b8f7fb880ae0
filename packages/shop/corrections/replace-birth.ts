import type { Queries, Transaction } from "@cosmic/platform/database/open";
import { civilDate } from "../books/as-of.ts";
import { insertBook } from "../books/book-repository.ts";
import { bookOfOrder, type WrittenBook, writeBook } from "../books/keep-book.ts";
import type { SoldSubject } from "../books/report-subject.ts";
import { hashPurchase } from "../checkout/purchase/same-purchase.ts";
import type { CorrectedBy } from "../database/tables/corrections.ts";
import type { OrderRow } from "../database/tables/orders.ts";
import { readStoredBirth, type StoredBirth } from "../orders/births/stored-birth.ts";
import { lockOrder, orderById, updateOrder } from "../orders/order-repository.ts";
import { removePdfsOfOrder } from "../pdf-cache/remove-pdfs-of-order.ts";
import { mailCorrectionJob } from "../queue/mail-correction-job.ts";
import { subjectOf } from "../report/subject-of.ts";
import type { ShopTools } from "../shop-tools.ts";
import { countByBuyer, insertCorrection } from "./correction-repository.ts";
import { type CorrectionStanding, correctionStanding } from "./correction-standing.ts";
import { isSameBirth } from "./same-birth.ts";

/** A new birth for an order. */
export interface Replacement {
  readonly orderId: string;
  readonly birth: StoredBirth;
  readonly by: CorrectedBy;
  /** How often the birth had been corrected when what moves was shown. */
  readonly shownAfter: number;
}

/** `outdated`: the birth has been corrected since what moves was shown. A correction to the birth that the order has
 * already uses none up. */
export type Replaced =
  | { readonly ok: true; readonly ordinal: number; readonly used: boolean }
  | { readonly ok: false; readonly reason: "closed" | "outdated" | Exclude<CorrectionStanding, "open"> };

type ReplaceTools = Pick<
  ShopTools,
  "database" | "queue" | "clock" | "environment" | "timeZones" | "zoneAt" | "pdfCache" | "log" | "writeReport"
>;

/** Replaces the birth of an order. The new birth, its book, the correction's row, the number that makes every document
 * and PDF of the old birth answer no more at the order's own addresses, and the job that mails the new ones commit
 * together; a refund or an erasure that was first wins. The book of the old birth stays beside the new one; its stored
 * PDFs are removed after. */
export async function replaceBirth(tools: ReplaceTools, replacement: Replacement): Promise<Replaced> {
  const { orderId } = replacement;
  const { db } = tools.database;
  const before = await orderById(db, orderId);
  const answered = before ? await answerWithout(tools, db, before, replacement) : closed;
  if (!before || answered) return answered ?? closed;
  // Both books are written before the order is locked: composing takes a fifth of a second.
  await bookOfOrder(tools, subjectOf(tools, before));
  const at = tools.clock.now();
  const book = await writeBook(tools, subjectAfter(tools, before, replacement, at));
  const replaced = await tools.database.transaction(async (tx): Promise<Replaced> => {
    const order = await lockOrder(tx, orderId);
    if (!order) return closed;
    return replaceOf(tools, tx, { order, replacement, book, at });
  });
  if (replaced.ok && replaced.used) await removePdfsOfOrder(tools, orderId);
  return replaced;
}

const closed = { ok: false, reason: "closed" } as const;

/** The answer where nothing is replaced; null: the birth is to be replaced. */
async function answerWithout(
  tools: ReplaceTools,
  db: Queries,
  order: OrderRow,
  { birth, by, shownAfter }: Replacement,
): Promise<Replaced | null> {
  const used = await countByBuyer(db, order.id);
  const standing = correctionStanding(order, { by, used, at: tools.clock.now() });
  if (standing === null) return closed;
  // A click that was sent twice has its correction already.
  if (isReadableBirth(order) && isSameBirth(readStoredBirth(tools, order.birth).birth, birth))
    return { ok: true, ordinal: order.corrections, used: false };
  if (standing !== "open") return { ok: false, reason: standing };
  return shownAfter === order.corrections ? null : { ok: false, reason: "outdated" };
}

interface Replacing {
  readonly order: OrderRow;
  readonly replacement: Replacement;
  readonly book: WrittenBook;
  readonly at: Date;
}

async function replaceOf(
  tools: ReplaceTools,
  tx: Transaction,
  { order, replacement, book, at }: Replacing,
): Promise<Replaced> {
  const answered = await answerWithout(tools, tx.db, order, replacement);
  if (answered) return answered;
  const { birth, by } = replacement;
  const { id: orderId } = order;
  const ordinal = order.corrections + 1;
  const correctionId = await insertCorrection(tx, { orderId, ordinal, by, at });
  const { asOf } = book.record;
  await updateOrder(tx.db, orderId, { ...columnsOf(tools, order, birth), asOf, corrections: ordinal, updatedAt: at });
  await insertBook(tx, book.record);
  await tools.queue.enqueue(tx, mailCorrectionJob, { correctionId });
  return { ok: true, ordinal, used: true };
}

/** What the order's report is about once its birth is replaced: written on the day of the correction. */
function subjectAfter(tools: ReplaceTools, order: OrderRow, { birth }: Replacement, at: Date): SoldSubject {
  const asOf = civilDate(tools.timeZones, at, birth);
  return subjectOf(tools, { ...order, birth, asOf, sources: null, corrections: order.corrections + 1 });
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
