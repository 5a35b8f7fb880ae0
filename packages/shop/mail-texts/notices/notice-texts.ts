import type { NoticeKind } from "../../database/tables/notices.ts";
import type { NoticeTexts } from "../../mails/notice-mail.tsx";

/** What a notice about an order fills in. */
export interface NoticeValues {
  /** Empty when no name was given. */
  readonly firstName: string;
  /** Order number. */
  readonly number: string;
  readonly priceMinor: number;
  /** ISO 4217, capitals. */
  readonly currency: string;
  /** What the customer gave as a reason; empty where none was given or none is passed on. */
  readonly reason: string;
  /** When the refund was asked for, in words, UTC; empty where none was. */
  readonly askedAt: string;
  /** Refund requests wait for the operator. */
  readonly reviewed: boolean;
  readonly siteName: string;
  readonly supportEmail: string;
}

/** What a mail that asks for a confirmation fills in. */
type ConfirmValues = Pick<NoticeValues, "siteName" | "supportEmail">;

/** The words of a mail that asks for a confirmation. */
interface ConfirmTexts extends NoticeTexts {
  readonly button: string;
  readonly addressLead: string;
}

/** The notices of one language; `tag` is the market's, BCP 47. */
export type NoticeWriter = (tag: string) => (kind: NoticeKind, values: NoticeValues) => NoticeTexts;

/** The confirmations of one language. */
export type ConfirmWriter = (tag: string) => (kind: "erase" | "export", values: ConfirmValues) => ConfirmTexts;

/** An amount as a market writes it. */
export function money(tag: string, { priceMinor, currency }: Pick<NoticeValues, "priceMinor" | "currency">): string {
  return new Intl.NumberFormat(tag, { style: "currency", currency }).format(priceMinor / 100);
}

/** What support learns of a refund request, in English, whatever the customer reads. */
export function reviewNotice({ number, reason, siteName, priceMinor, currency }: NoticeValues): NoticeTexts {
  const asked = `The customer of order ${number} (${money("en-US", { priceMinor, currency })}) asks for the money back.`;
  return {
    language: "en-US",
    subject: `Refund requested: order ${number}`,
    preview: asked,
    heading: `Refund requested: ${number}`,
    body: [
      asked,
      reason === "" ? "No reason was given; none is needed." : `In the customer's words:\n${reason}`,
      `Review it within 24 hours. To accept: operator refund ${number}\nTo refuse: operator refund ${number} --refuse`,
    ],
    footer: [`Sent by ${siteName} to its support. An answer to this mail goes to the customer.`],
  };
}
