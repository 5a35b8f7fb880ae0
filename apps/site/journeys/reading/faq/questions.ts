import { m } from "../../../generated/paraglide/messages.js";

/** The eight questions of the specification, §2.13. */
export const questions = [
  { id: "contents", title: m.landing_faq_1_question, body: m.landing_faq_1_answer },
  { id: "accuracy", title: m.landing_faq_2_question, body: m.landing_faq_2_answer },
  { id: "birth-time", title: m.landing_faq_3_question, body: m.landing_faq_3_answer },
  { id: "delivery", title: m.landing_faq_4_question, body: m.landing_faq_4_answer },
  { id: "refund", title: m.landing_faq_5_question, body: m.landing_faq_5_answer },
  { id: "privacy", title: m.landing_faq_6_question, body: m.landing_faq_6_answer },
  { id: "difference", title: m.landing_faq_7_question, body: m.landing_faq_7_answer },
  { id: "for-others", title: m.landing_faq_8_question, body: m.landing_faq_8_answer },
] as const;

/** The same as structured data. */
export const questionsData = () => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ title, body }) => ({
    "@type": "Question",
    name: title(),
    acceptedAnswer: { "@type": "Answer", text: body() },
  })),
});
