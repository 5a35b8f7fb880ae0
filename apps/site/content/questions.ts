import { m } from "../generated/paraglide/messages.js";
import type { Locale } from "../locale/locale.ts";
import { reportIsForeign } from "../locale/written-languages.ts";

interface Question {
  readonly id: string;
  readonly title: () => string;
  readonly body: () => string;
}

/** The eight FAQ entries. */
const eight: readonly Question[] = [
  { id: "contents", title: m.landing_faq_1_question, body: m.landing_faq_1_answer },
  { id: "accuracy", title: m.landing_faq_2_question, body: m.landing_faq_2_answer },
  { id: "birth-time", title: m.landing_faq_3_question, body: m.landing_faq_3_answer },
  { id: "delivery", title: m.landing_faq_4_question, body: m.landing_faq_4_answer },
  { id: "refund", title: m.landing_faq_5_question, body: m.landing_faq_5_answer },
  { id: "privacy", title: m.landing_faq_6_question, body: m.landing_faq_6_answer },
  { id: "difference", title: m.landing_faq_7_question, body: m.landing_faq_7_answer },
  { id: "for-others", title: m.landing_faq_8_question, body: m.landing_faq_8_answer },
];

/** An extra entry for locales whose reports are in another language. */
const ninth: Question = { id: "language", title: m.landing_faq_9_question, body: m.landing_faq_9_answer };

export const questionsIn = (locale: Locale): readonly Question[] =>
  reportIsForeign(locale) ? [...eight, ninth] : eight;

/** The FAQ as structured data. */
export const questionsData = (locale: Locale) => ({
  "@type": "FAQPage",
  mainEntity: questionsIn(locale).map(({ title, body }) => ({
    "@type": "Question",
    name: title(),
    acceptedAnswer: { "@type": "Answer", text: body() },
  })),
});
