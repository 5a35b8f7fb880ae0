import { handleJob, type JobHandler } from "@cosmic/platform/queue/job";
import type { Correction } from "../database/tables/corrections.ts";
import type { OrderRow } from "../database/tables/orders.ts";
import { isRush, sendWithPdf } from "../delivery/send-with-pdf.ts";
import { lockOrder, orderById } from "../orders/order-repository.ts";
import { isReadable } from "../orders/order-states.ts";
import type { ReportPdf } from "../pdf-cache/pdf-service.ts";
import { removePdfsOfOrder } from "../pdf-cache/remove-pdfs-of-order.ts";
import { deliveryLimitSeconds } from "../queue/deliver-report-job.ts";
import { mailCorrectionJob } from "../queue/mail-correction-job.ts";
import type { Reports } from "../report/reports.ts";
import { subjectOf } from "../report/subject-of.ts";
import type { ShopTools } from "../shop-tools.ts";
import { correctionById, updateCorrection } from "./correction-repository.ts";
import { writeCorrectionMail } from "./write-correction-mail.ts";

/** A mail that this worker has taken. */
interface Taken {
  readonly kind: "mine";
  readonly order: OrderRow;
  readonly correction: Correction;
}

/** `done`: nothing is left to do. `taken`: another worker is at it. `overtaken`: the birth was corrected again, or the
 * report closed. */
type Claim = Taken | { readonly kind: "done" } | { readonly kind: "taken" } | { readonly kind: "overtaken" };

/** The handler of `mailCorrectionJob`: prints the PDF of the new birth and mails it by the rule of the first mail. A try
 * that fails for now is recorded and thrown, so that the queue tries again. */
export function mailCorrectionHandler(tools: ShopTools, reports: Reports): JobHandler {
  return handleJob(mailCorrectionJob, async ({ correctionId }) => {
    const claim = await claimMail(tools, correctionId);
    switch (claim.kind) {
      case "done":
        return;
      case "taken":
        throw new Error("another worker mails this correction");
      case "overtaken":
        return record(tools, correctionId, { result: "dropped" });
      case "mine":
        return mailCorrection(tools, reports, claim);
    }
  });
}

async function mailCorrection(tools: ShopTools, reports: Reports, taken: Taken): Promise<void> {
  const { order, correction } = taken;
  const { id, ordinal } = correction;
  // The process that corrected the birth may have died before it removed the PDFs of the old one.
  if (correction.attempts === 0) await removePdfsOfOrder(tools, order.id);
  const pdf = (await isRush(tools)) ? null : await printOrRecord(tools, reports, taken);
  // The printing took its time.
  if (!(await isCurrent(tools, correction))) return record(tools, id, { result: "dropped" });
  const result = await sendWithPdf(tools, pdf, (attached) =>
    writeCorrectionMail(tools, order, { ordinal, pdf: attached }),
  );
  if (result.ok) return record(tools, id, { result: "accepted", lastFailure: null, pages: pdf?.pages ?? null });
  const refused = result.reason === "refused";
  await record(tools, id, { ...(refused ? { result: "refused" } : {}), lastFailure: result.code });
  if (!refused) throw new Error(`the mail server is not reachable: ${result.code}`);
  tools.log.error({ orderId: order.id, code: result.code }, "a corrected report was refused by its mail server");
}

/** As long as the job may take, so that a job run again after its expiry finds the claim over. */
const claimMs = deliveryLimitSeconds * 1000;

/** Takes a mail for this worker: the order's lock keeps two from taking the same. `correction` is as it was before this
 * try. */
async function claimMail({ database, clock }: ShopTools, correctionId: string): Promise<Claim> {
  return database.transaction(async (tx): Promise<Claim> => {
    const known = await correctionById(tx.db, correctionId);
    const order = known && (await lockOrder(tx, known.orderId));
    const correction = await correctionById(tx.db, correctionId);
    const now = clock.now();
    if (!order || !correction || correction.result) return { kind: "done" };
    if (correction.claimedUntil && correction.claimedUntil > now) return { kind: "taken" };
    if (!isOf(order, correction)) return { kind: "overtaken" };
    const claimedUntil = new Date(now.getTime() + claimMs);
    const attempts = correction.attempts + 1;
    await updateCorrection(tx.db, correctionId, { attempts, claimedUntil, updatedAt: now });
    return { kind: "mine", order, correction };
  });
}

const isOf = ({ state, corrections }: OrderRow, { ordinal }: Correction): boolean =>
  isReadable(state) && corrections === ordinal;

async function isCurrent({ database }: ShopTools, correction: Correction): Promise<boolean> {
  const order = await orderById(database.db, correction.orderId);
  return order !== null && isOf(order, correction);
}

/** Null: it was overtaken meanwhile. */
async function printOrRecord(
  tools: ShopTools,
  reports: Reports,
  { order, correction }: Taken,
): Promise<ReportPdf | null> {
  try {
    const pdf = await reports.pdfOfOrder(subjectOf(tools, order));
    if (!pdf.ok && pdf.reason === "busy") throw new Error("the printer is busy");
    return pdf.ok ? pdf : null;
  } catch (error) {
    await record(tools, correction.id, { lastFailure: "not-printed" });
    throw error;
  }
}

type End = Omit<Parameters<typeof updateCorrection>[2], "updatedAt" | "claimedUntil">;

async function record({ database, clock }: ShopTools, id: string, end: End): Promise<void> {
  await updateCorrection(database.db, id, { ...end, claimedUntil: null, updatedAt: clock.now() });
}
