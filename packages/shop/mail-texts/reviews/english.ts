import type { ReviewRequestWriter } from "./review-request-texts.ts";

/** English, which needs no other spelling in Britain. */
export const englishReviewRequest =
  (language: "en-US" | "en-GB"): ReviewRequestWriter =>
  ({ firstName, number, siteName }) => ({
    language,
    subject: "What did you make of your report?",
    preview: "One to five stars and a few lines. We ask once.",
    heading: "What did you make of it?",
    body: [
      firstName ? `Hello ${firstName},` : "Hello,",
      "Your birth chart report reached you two weeks ago. By now you have had time to read it, and perhaps to argue with it, and we would like to know what you made of it.",
      "Give it one to five stars and write a few lines. Complaints are shown like praise, the newest first, and you choose the name that stands beside yours. Nobody is paid for a review, and nobody has to write one.",
    ],
    button: "Write a review",
    addressLead: "If the button does not work, copy this address:",
    leave: "Do not ask me again",
    footer: [
      `Order ${number}. With the same link you can change your review later, or take it back.`,
      `You receive this mail because you bought a report at ${siteName} with this address. We have an interest in learning what readers think of our work, and this is the only mail in which we ask. One click on the link above ends it.`,
    ],
  });
