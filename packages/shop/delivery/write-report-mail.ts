import type { MailMessage } from "@cosmic/platform/mail/mail-message";
import { firstNameOf } from "@cosmic/report/first-name";
import { reportPath } from "../access/report-links.ts";
import { openSealedLink } from "../access/seal-link.ts";
import type { OrderRow } from "../database/tables/orders.ts";
import { isLocale, type Locale, languageTagOf } from "../locales.ts";
import type { ContractTexts } from "../mail-texts/contract/contract-texts.ts";
import { longDay } from "../mail-texts/long-day.ts";
import { mailTextsOf } from "../mail-texts/mail-texts.ts";
import { money } from "../mail-texts/notices/notice-texts.ts";
import { lastRefundMoment } from "../refunds/refund-window.ts";
import type { ReportPdf } from "../report/pdf-service.ts";
import { reportFileName } from "../report/report-file-name.ts";
import { sellerIn } from "../seller/seller-in.ts";
import type { ShopTools } from "../shop-tools.ts";

/** What the mail that brings a report carries. */
export interface Parcel {
  readonly messageId: string;
  /** Null: the mail tells its address. */
  readonly pdf: ReportPdf | null;
}

/** Writes the mail that brings a report, and with it the buyer's copy of the contract. */
export async function writeReportMail(
  tools: Pick<ShopTools, "environment">,
  order: OrderRow,
  { messageId, pdf }: Parcel,
): Promise<MailMessage> {
  // The templates take most of a second to load: only a process that mails pays for them.
  const { renderReportReady } = await import("../mails/report-ready-mail.tsx");
  const { siteName, siteUrl, supportEmail } = tools.environment;
  const firstName = firstNameOf(order.name);
  const locale = localeOf(order);
  const words = mailTextsOf(locale);
  const texts = words.reportReady({ firstName, number: order.number, siteName, supportEmail, attached: pdf !== null });
  const link = siteUrl + reportPath(openSealedLink(tools.environment, order));
  const linked = pdf ? {} : { pdf: { lead: words.pdfLead, link: `${link}/report.pdf` } };
  const file = pdf && { fileName: reportFileName(order.name), contentType: "application/pdf" as const, bytes: pdf.pdf };
  const contract = contractOf(tools, order, { link, locale });
  return {
    ...(await renderReportReady({ siteName, seller: sellerIn(tools, locale), link, texts, contract, ...linked })),
    to: order.email,
    subject: texts.subject,
    messageId,
    replyTo: supportEmail,
    ...(file ? { attachment: file } : {}),
  };
}

function contractOf(
  { environment }: Pick<ShopTools, "environment">,
  order: OrderRow,
  { link, locale }: { readonly link: string; readonly locale: Locale },
): ContractTexts {
  const words = mailTextsOf(locale);
  const tag = languageTagOf(locale);
  const day = longDay(tag);
  const paidAt = order.paidAt ?? order.createdAt;
  return words.contract({
    product: words.productNames[order.plan],
    price: money(tag, order),
    number: order.number,
    boughtOn: day(paidAt),
    refundUntil: day(lastRefundMoment(paidAt)),
    sellerName: environment.seller.name,
    termsVersion: order.termsVersion,
    termsLink: `${environment.siteUrl}/${locale}/terms`,
    refundLink: `${link}/refund`,
    supportEmail: environment.supportEmail,
  });
}

/** The market an order was placed in. */
export function localeOf(order: OrderRow): Locale {
  if (!isLocale(order.locale)) throw new Error("an order has a locale that is none");
  return order.locale;
}
