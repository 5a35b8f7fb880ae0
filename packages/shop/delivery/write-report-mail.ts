import { inLocale } from "@cosmic/addresses/in-locale";
import type { Locale } from "@cosmic/addresses/locales";
import { paths } from "@cosmic/addresses/paths";
import type { MailMessage } from "@cosmic/platform/mail/mail-message";
import { firstNameOf } from "@cosmic/report/first-name";
import { openSealedLink } from "../access/seal-link.ts";
import type { OrderRow } from "../database/tables/orders.ts";
import { languageTagOf } from "../locales.ts";
import { longDay, longMoment } from "../mail-texts/long-day.ts";
import { mailTextsOf } from "../mail-texts/mail-texts.ts";
import { money } from "../mail-texts/notices/notice-texts.ts";
import type { ContractTexts } from "../mails/contract-plate.tsx";
import { localeOf } from "../orders/locale-of.ts";
import type { ReportPdf } from "../pdf-cache/pdf-service.ts";
import { lastRefundMoment } from "../refunds/refund-window.ts";
import { readStoredConsent } from "../refunds/withdrawal-consent.ts";
import { reportFileName } from "../report/report-file-name.ts";
import { sellerIn } from "../seller/seller-in.ts";
import type { ShopTools } from "../shop-tools.ts";
import { linkedForms } from "./linked-forms.ts";

/** What the mail with a report contains. */
export interface Parcel {
  readonly messageId: string;
  /** Null: the mail contains a link to it instead. */
  readonly pdf: ReportPdf | null;
}

/** Writes the mail with a report, which is also the buyer's copy of the contract. */
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
  const secret = openSealedLink(tools.environment, order);
  const link = siteUrl + paths.report(secret);
  const linked = pdf ? {} : { pdf: { lead: words.pdfLead, link: siteUrl + paths.reportPdf(secret) } };
  const file = pdf && { fileName: reportFileName(order.name), contentType: "application/pdf" as const, bytes: pdf.pdf };
  const contract = contractOf(tools, order, { secret, locale });
  return {
    ...(await renderReportReady({
      siteName,
      seller: sellerIn(tools, locale),
      link,
      texts,
      contract,
      consent: consentOf(order, locale),
      ...linked,
      forms: linkedForms(words, { siteUrl, secret }),
    })),
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
  { secret, locale }: { readonly secret: string; readonly locale: Locale },
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
    refundUntil: longMoment(tag)(lastRefundMoment(paidAt)),
    sellerName: environment.seller.name,
    termsVersion: order.termsVersion,
    termsLink: environment.siteUrl + inLocale(locale, paths.legal("terms")),
    receiptLink: environment.siteUrl + paths.reportReceipt(secret),
    refundLink: environment.siteUrl + paths.reportRefund(secret),
    supportEmail: environment.supportEmail,
  });
}

/** What the buyer agreed to, word for word: the durable copy that ends the right of withdrawal. */
function consentOf({ withdrawalConsent }: OrderRow, locale: Locale): readonly string[] {
  const consent = readStoredConsent(withdrawalConsent);
  return consent === null ? [] : [mailTextsOf(locale).consentLead, ...consent.texts.map((text) => `✓ ${text}`)];
}
