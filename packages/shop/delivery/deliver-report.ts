import { readStoredSources } from "@cosmic/outside-sources/stored-sources";
import type { MailResult } from "@cosmic/platform/mail/mail-message";
import { handleJob, type JobHandler } from "@cosmic/platform/queue/job";
import { measureQueue } from "@cosmic/platform/queue/measure-queue";
import type { OrderRow } from "../database/tables/orders.ts";
import { stateOfOrder } from "../orders/order-repository.ts";
import { isReadable } from "../orders/order-states.ts";
import { readStoredBirth } from "../orders/stored-birth.ts";
import type { ReportPdf } from "../pdf-cache/pdf-service.ts";
import { removePdfsOfOrder } from "../pdf-cache/remove-pdfs-of-order.ts";
import { deliverReportJob } from "../queue/deliver-report-job.ts";
import type { Reports } from "../report/reports.ts";
import type { ShopTools } from "../shop-tools.ts";
import { claimDelivery, recordDelivery } from "./claim-delivery.ts";
import { localeOf, type Parcel, writeReportMail } from "./write-report-mail.ts";

/** Most bytes of a PDF that are attached: base64 adds a third, and 20 MB is what the strictest of the large mail
 * services takes. A larger one is linked. */
const mostAttached = 14_000_000;
/** Reports waiting in line with which a mail still waits for its PDF. A print takes over a second of a core: with more
 * in line mails leave at once, and a PDF is printed when its buyer asks for it. */
const mostInLine = 1;
/** RFC 5321, section 4.2.2: the mail is larger than the recipient's server takes. */
const tooLarge = "552";

/** The handler of `deliverReportJob`. A try that fails for now is recorded and thrown, so that the queue tries again; a
 * mail that is refused for good is recorded and done with. */
export function deliverReportHandler(tools: ShopTools, reports: Reports): JobHandler {
  return handleJob(deliverReportJob, async ({ orderId }) => {
    const claim = await claimDelivery(tools, orderId);
    if (claim.kind === "done") return;
    if (claim.kind === "taken") throw new Error("another worker is delivering this report");
    const pdf = (await isRush(tools)) ? null : await printOrRecord(tools, reports, claim.order);
    // The printing took its time: a refund or an erasure in between has closed the report.
    if (!(await isStillReadable(tools, orderId))) return removePdfsOfOrder(tools, orderId);
    const result = await send(tools, claim.order, { messageId: claim.messageId, pdf });
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

async function isRush({ database }: ShopTools): Promise<boolean> {
  const [line] = await measureQueue(database, [deliverReportJob]);
  return line !== undefined && line.due > mostInLine;
}

async function isStillReadable({ database }: ShopTools, orderId: string): Promise<boolean> {
  const state = await stateOfOrder(database.db, orderId);
  return state !== null && isReadable(state);
}

/** With the PDF, or with its address where there is none yet, it is too large for a mail or the recipient's server says
 * so. */
async function send(tools: ShopTools, order: OrderRow, { messageId, pdf }: Parcel): Promise<MailResult> {
  const attached = pdf && pdf.pdf.byteLength <= mostAttached ? pdf : null;
  const result = await tools.mail.send(await writeReportMail(tools, order, { messageId, pdf: attached }));
  if (!attached || result.ok || result.code !== tooLarge) return result;
  return tools.mail.send(await writeReportMail(tools, order, { messageId, pdf: null }));
}

async function printOrRecord(tools: ShopTools, reports: Reports, order: OrderRow): Promise<ReportPdf> {
  try {
    const { birth, soldBy } = readStoredBirth(tools, order.birth);
    const sources = readStoredSources(order.sources);
    const pdf = await reports.pdfOfOrder({ orderId: order.id, birth, soldBy, sources, locale: localeOf(order) });
    if (!pdf.ok) throw new Error("the printer is busy");
    return pdf;
  } catch (error) {
    await recordDelivery(tools, order.id, { kind: "failed", code: "not-printed" });
    throw error;
  }
}
