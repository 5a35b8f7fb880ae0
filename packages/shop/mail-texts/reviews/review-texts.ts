import type { Locale } from "@cosmic/addresses/locales";
import type { NoticeTexts } from "../../mails/notice-mail.tsx";
import { englishReviewRequest } from "./english.ts";
import { portugueseReviewRequest } from "./portuguese.ts";
import { spanishReviewRequest } from "./spanish.ts";

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

const texts: Readonly<Record<Locale, ReviewRequestWriter>> = {
  "en-us": englishReviewRequest("en-US"),
  "en-gb": englishReviewRequest("en-GB"),
  "es-es": spanishReviewRequest,
  "pt-br": portugueseReviewRequest,
};

/** The words in a market. */
export const reviewTextsOf = (locale: Locale): ReviewRequestWriter => texts[locale];
