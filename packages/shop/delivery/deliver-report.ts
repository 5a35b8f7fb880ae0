import { handleJob, type JobHandler } from "@cosmic/platform/queue/job";
import type { OrderRow } from "../database/tables/orders.ts";
import { stateOfOrder } from "../orders/order-repository.ts";
import { isReadable } from "../orders/order-states.ts";
import type { ReportPdf } from "../pdf-cache/pdf-service.ts";
import { removePdfsOfOrder } from "../pdf-cache/remove-pdfs-of-order.ts";
import { deliverReportJob } from "../queue/deliver-report-job.ts";
import type { Reports } from "../report/reports.ts";
import { subjectOf } from "../report/subject-of.ts";
import type { ShopTools } from "../shop-tools.ts";
import { claimDelivery, recordDelivery } from "./claim-delivery.ts";
import { isRush, sendWithPdf } from "./send-with-pdf.ts";
import { writeReportMail } from "./write-report-mail.ts";

/** The handler of `deliverReportJob`. A try that fails for now is recorded and thrown, so that the queue tries again; a
 * mail that is refused for good is recorded and done with. */
export function deliverReportHandler(tools: ShopTools, reports: Reports): JobHandler {
  return handleJob(deliverReportJob, async ({ orderId }) => {
    const claim = await claimDelivery(tools, orderId);
    if (claim.kind === "done") return;
    if (claim.kind === "taken") throw new Error("another worker is delivering this report");
    const pdf = await printOrRecord(tools, reports, claim.order);
    // A refund or an erasure during the printing has closed the report.
    if (!(await isStillReadable(tools, orderId))) return removePdfsOfOrder(tools, orderId);
    const { order, messageId } = claim;
    const result = await sendWithPdf(tools, pdf, (attached) =>
      writeReportMail(tools, order, { messageId, pdf: attached }),
    );
    if (result.ok) {
      await recordDelivery(tools, orderId, { kind: "accepted", pages: pdf?.pages ?? null });
      return;
    }
    const refused = result.reason === "refused";
    await recordDelivery(tools, orderId, { kind: refused ? "refused" : "failed", code: result.code });
    if (!refused) throw new Error(`the mail server is not reachable: ${result.code}`);
    tools.log.error({ orderId, code: result.code }, "a report was refused by its recipient's mail server");
  });
}

async function isStillReadable({ database }: ShopTools, orderId: string): Promise<boolean> {
  const state = await stateOfOrder(database.db, orderId);
  return state !== null && isReadable(state);
}

/** Stores the book, should nobody have read it yet, and prints it unless many wait. Null: not printed, or the order was
 * closed meanwhile. */
async function printOrRecord(tools: ShopTools, reports: Reports, order: OrderRow): Promise<ReportPdf | null> {
  try {
    const subject = subjectOf(tools, order);
    await reports.reportOfOrder(subject);
    if (await isRush(tools)) return null;
    const pdf = await reports.pdfOfOrder(subject);
    if (!pdf.ok && pdf.reason === "busy") throw new Error("the printer is busy");
    return pdf.ok ? pdf : null;
  } catch (error) {
    await recordDelivery(tools, order.id, { kind: "failed", code: "not-printed" });
    throw error;
  }
}
