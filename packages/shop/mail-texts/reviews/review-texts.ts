import type { Locale } from "@cosmic/addresses/locales";
import { englishReviewRequest } from "./english.ts";
import { portugueseReviewRequest } from "./portuguese.ts";
import type { ReviewRequestWriter } from "./review-request-texts.ts";
import { spanishReviewRequest } from "./spanish.ts";

const texts: Readonly<Record<Locale, ReviewRequestWriter>> = {
  "en-us": englishReviewRequest("en-US"),
  "en-gb": englishReviewRequest("en-GB"),
  "es-es": spanishReviewRequest,
  "pt-br": portugueseReviewRequest,
};

/** The words in a market. */
export const reviewTextsOf = (locale: Locale): ReviewRequestWriter => texts[locale];
