import type { OrderRow } from "@cosmic/platform/database/tables/orders";
import type { MailMessage } from "@cosmic/platform/mail/mail-message";
import { handleJob, type JobHandler } from "@cosmic/platform/queue/job";
import { linkSecret, reportPath } from "../access/report-links.ts";
import { readStoredBirth } from "../checkout/read-birth-data.ts";
import { isLocale } from "../locales.ts";
import { mailTextsOf } from "../mail-texts/mail-texts.ts";
import type { ReportPdf } from "../report/print-shop.ts";
import { reportFileName } from "../report/report-file-name.ts";
import type { Reports } from "../report/reports.ts";
import type { ShopTools } from "../shop-tools.ts";
import { claimDelivery, recordDelivery } from "./claim-delivery.ts";
import { deliverReportJob } from "./deliver-report-job.ts";

/** The handler of `deliverReportJob`. A try that fails for now is recorded and thrown, so that the queue tries again; a
 * mail that is refused for good is recorded and done with. */
export function deliverReports(tools: ShopTools, reports: Reports): JobHandler {
  return handleJob(deliverReportJob, async ({ orderId }) => {
    const claim = await claimDelivery(tools, orderId);
    if (claim.kind === "done") return;
    if (claim.kind === "taken") throw new Error("another worker is delivering this report");
    const pdf = await printOrRecord(tools, reports, claim.order);
    const result = await tools.mail.send(await writeMail(tools, claim.order, { messageId: claim.messageId, pdf }));
    if (result.ok) {
      await recordDelivery(tools, orderId, { kind: "accepted", pages: pdf.pages });
      return;
    }
    const refused = result.reason === "refused";
    await recordDelivery(tools, orderId, { kind: refused ? "refused" : "failed", code: result.code });
    if (!refused) throw new Error(`the mail server is not reachable: ${result.code}`);
    tools.log.error({ orderId, code: result.code }, "a report was refused by its recipient's mail server");
  });
}

async function printOrRecord(tools: ShopTools, reports: Reports, order: OrderRow): Promise<ReportPdf> {
  try {
    const { birth, soldBy } = readStoredBirth(tools, order.birth);
    const pdf = await reports.pdfOfOrder({ orderId: order.id, birth, soldBy, locale: localeOf(order) });
    if (!pdf.ok) throw new Error("the printer is busy");
    return pdf;
  } catch (error) {
    await recordDelivery(tools, order.id, { kind: "failed", code: "not-printed" });
    throw error;
  }
}

async function writeMail(
  { environment }: ShopTools,
  order: OrderRow,
  { messageId, pdf }: { readonly messageId: string; readonly pdf: ReportPdf },
): Promise<MailMessage> {
  // The templates take most of a second to load: only a process that mails pays for them.
  const { renderReportReady } = await import("@cosmic/platform/mail/report-ready-mail");
  const { siteName, siteUrl, supportEmail, linkSecret: key } = environment;
  const firstName = order.name.split(" ")[0] ?? "";
  const texts = mailTextsOf(localeOf(order)).reportReady({ firstName, number: order.number, siteName, supportEmail });
  const link = siteUrl + reportPath(linkSecret(key, order.id, order.linkVersion));
  return {
    ...(await renderReportReady({ siteName, link, texts })),
    to: order.email,
    subject: texts.subject,
    messageId,
    replyTo: supportEmail,
    attachment: { fileName: reportFileName(order.name), contentType: "application/pdf", bytes: pdf.pdf },
  };
}

function localeOf(order: OrderRow) {
  if (!isLocale(order.locale)) throw new Error("an order has a locale that is none");
  return order.locale;
}
