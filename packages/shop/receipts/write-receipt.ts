import type { Locale } from "@cosmic/addresses/locales";
import type { ReceiptLine, ReceiptSheet } from "@cosmic/print/receipt";
import type { OrderRow } from "../database/tables/orders.ts";
import type { TaxRecord, TaxRefund } from "../database/tables/tax-records.ts";
import { languageTagOf } from "../locales.ts";
import { longDay } from "../mail-texts/long-day.ts";
import { mailTextsOf } from "../mail-texts/mail-texts.ts";
import { money } from "../mail-texts/notices/notice-texts.ts";
import type { SellerNotice } from "../seller/seller-notice.ts";
import { receiptNumberOf, refundNumberOf } from "./receipt-numbers.ts";
import { hasValueAddedTax, type ReceiptWords, receiptWords } from "./receipt-words.ts";

export interface ReceiptMatter {
  readonly order: Pick<OrderRow, "number" | "name" | "email" | "plan" | "paymentMethod">;
  readonly record: TaxRecord;
  /** The oldest first. */
  readonly refunds: readonly TaxRefund[];
  readonly locale: Locale;
  readonly seller: SellerNotice;
  readonly siteName: string;
}

const wholeBp = 10_000;
/** Where no tax is stated. */
const nothing = "–";

/** Writes a receipt, in the language of the order; once money went back it is the note of the refund as well. */
export function writeReceipt({ order, record, refunds, locale, seller, siteName }: ReceiptMatter): ReceiptSheet {
  const words = receiptWords[locale];
  const tag = languageTagOf(locale);
  const amount = (minor: number) => money(tag, { priceMinor: minor, currency: record.currency });
  const { grossMinor, taxMinor, rateBp, source } = record;
  const tax = words.tax(hasValueAddedTax(record.country), percentOf(tag, rateBp));
  const stated = source !== "none";
  const taxText = stated ? amount(taxMinor) : nothing;
  const netText = stated ? amount(grossMinor - taxMinor) : nothing;
  const item = mailTextsOf(locale).productNames[order.plan];
  return {
    language: tag,
    publisher: siteName,
    title: record.refundedMinor > 0 ? words.refundTitle : words.title,
    notice: seller.demonstration,
    facts: [...factsOf(words, longDay(tag), { order, record }), ...refundFacts(words, longDay(tag), refunds, amount)],
    parties: [
      { label: words.seller, lines: [seller.name, ...seller.lines.map(({ label, value }) => `${label}: ${value}`)] },
      { label: words.buyer, lines: buyerLines(tag, order, record) },
    ],
    columns: [words.item, words.net, tax, words.total],
    row: [item, netText, taxText, amount(grossMinor)],
    totals: [
      ...(stated ? [{ label: words.net, value: netText }] : []),
      ...(stated ? [{ label: tax, value: taxText }] : []),
      { label: words.totalPaid, value: `${amount(grossMinor)} ${record.currency}` },
      ...(record.refundedMinor > 0 ? [{ label: words.refunded, value: `−${amount(record.refundedMinor)}` }] : []),
    ],
    notes: [stated ? words.included : words.noTax],
  };
}

function factsOf(
  words: ReceiptWords,
  day: (moment: Date) => string,
  { order, record }: Pick<ReceiptMatter, "order" | "record">,
): readonly ReceiptLine[] {
  const method = isNamed(order.paymentMethod) ? words.methods[order.paymentMethod] : null;
  return [
    { label: words.receiptNumber, value: receiptNumberOf(record) },
    { label: words.order, value: order.number },
    { label: words.paidOn, value: day(record.issuedAt) },
    ...(method === null ? [] : [{ label: words.paidBy, value: method }]),
  ];
}

/** Number and day of each refund, and how much where there are several. */
function refundFacts(
  words: ReceiptWords,
  day: (moment: Date) => string,
  refunds: readonly TaxRefund[],
  amount: (minor: number) => string,
): readonly ReceiptLine[] {
  const made = refunds.filter(({ amountMinor }) => amountMinor > 0);
  const parts = made.length > 1;
  return made.flatMap((refund) => [
    { label: words.refundNumber, value: refundNumberOf(refund) },
    {
      label: words.refundedOn,
      value: parts ? `${day(refund.refundedAt)}: ${amount(refund.amountMinor)}` : day(refund.refundedAt),
    },
  ]);
}

const isNamed = (method: string | null): method is "card" | "pix" | "link" =>
  method === "card" || method === "pix" || method === "link";

function buyerLines(tag: string, { name, email }: Pick<OrderRow, "name" | "email">, { country, region }: TaxRecord) {
  const place = country === null ? "" : (new Intl.DisplayNames(tag, { type: "region" }).of(country) ?? country);
  return [name, email, [region, place].filter(Boolean).join(", ")].filter((line) => line !== "");
}

function percentOf(tag: string, rateBp: number | null): string | null {
  if (rateBp === null) return null;
  return new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 2 }).format(rateBp / wholeBp);
}
