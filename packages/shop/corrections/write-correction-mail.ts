import { paths } from "@cosmic/addresses/paths";
import type { MailMessage } from "@cosmic/platform/mail/mail-message";
import { firstNameOf } from "@cosmic/report/first-name";
import { openSealedLink } from "../access/seal-link.ts";
import type { OrderRow } from "../database/tables/orders.ts";
import { linkedForms } from "../delivery/linked-forms.ts";
import { mailTextsOf } from "../mail-texts/mail-texts.ts";
import { localeOf } from "../orders/locale-of.ts";
import type { ReportPdf } from "../pdf-cache/pdf-service.ts";
import { reportFileName } from "../report/report-file-name.ts";
import { sellerIn } from "../seller/seller-in.ts";
import type { ShopTools } from "../shop-tools.ts";

/** Writes the mail that brings a report whose birth was corrected; without a PDF, with its address. */
export async function writeCorrectionMail(
  tools: Pick<ShopTools, "environment">,
  order: OrderRow,
  { ordinal, pdf }: { readonly ordinal: number; readonly pdf: ReportPdf | null },
): Promise<MailMessage> {
  // The templates take most of a second to load: only a process that mails pays for them.
  const { renderReportReady } = await import("../mails/report-ready-mail.tsx");
  const { siteName, siteUrl, supportEmail } = tools.environment;
  const locale = localeOf(order);
  const words = mailTextsOf(locale);
  const firstName = firstNameOf(order.name);
  const texts = words.reportRedrawn({
    firstName,
    number: order.number,
    siteName,
    supportEmail,
    attached: pdf !== null,
  });
  const secret = openSealedLink(tools.environment, order);
  const link = siteUrl + paths.report(secret);
  const linked = pdf ? {} : { pdf: { lead: words.pdfLead, link: siteUrl + paths.reportPdf(secret) } };
  const file = pdf && { fileName: reportFileName(order.name), contentType: "application/pdf" as const, bytes: pdf.pdf };
  return {
    ...(await renderReportReady({
      siteName,
      seller: sellerIn(tools, locale),
      link,
      texts,
      contract: null,
      ...linked,
      forms: linkedForms(words, { siteUrl, secret }),
    })),
    to: order.email,
    subject: texts.subject,
    messageId: `correction-${order.id}-${ordinal}@${new URL(siteUrl).hostname}`,
    replyTo: supportEmail,
    ...(file ? { attachment: file } : {}),
  };
}
