import type { NoticeTexts } from "../../mails/notice-mail.tsx";

/** The words of the mail that asks for a review. */
interface ReviewRequestTexts extends NoticeTexts {
  readonly button: string;
  readonly addressLead: string;
  /** The link that ends the asking. */
  readonly leave: string;
}

/** Writes the mail about one order. */
export type ReviewRequestWriter = (values: {
  /** Empty when no name was given. */
  readonly firstName: string;
  /** Order number. */
  readonly number: string;
  readonly siteName: string;
}) => ReviewRequestTexts;
