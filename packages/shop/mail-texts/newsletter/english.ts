import type { ConfirmationTexts } from "./confirmation-texts.ts";

/** English, which needs no other spelling in Britain. */
export const englishConfirmation =
  (language: "en-US" | "en-GB"): ConfirmationTexts =>
  ({ siteName }) => ({
    language,
    subject: "Please confirm your address",
    preview: "One click, and the letter comes once a month.",
    heading: "Do you want our letter?",
    opening: [
      `Somebody, we hope you, gave this address for the monthly letter of ${siteName}: one page on what the sky does next.`,
      "Press the button and it comes once a month. If you do nothing, you will not hear from us.",
    ],
    button: "Yes, send me the letter",
    addressLead: "If the button does not work, copy this address:",
    footer: [
      "The button works for seven days. An address that is not confirmed is erased after 31 days.",
      "You can leave at any time: every letter has a link for that, and so has this mail.",
    ],
    leave: "Erase my address now",
  });
