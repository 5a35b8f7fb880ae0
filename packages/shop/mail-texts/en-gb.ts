import { longDay } from "./long-day.ts";
import type { MarketTexts } from "./market-texts.ts";

const language = "en-GB";
const day = longDay(language);

/** The words of British English. */
export const enGbTexts: MarketTexts = {
  productNames: {
    basic: "Cosmic Blueprint: your birth chart report",
    premium: "Cosmic Blueprint Premium: your birth chart report",
  },
  reportReady: ({ firstName, number, siteName, supportEmail }) => ({
    language,
    subject: "Your birth chart report is ready",
    preview: "Read it online, or open the PDF attached to this mail.",
    heading: "Your report is ready",
    greeting: firstName ? `Hello ${firstName},` : "Hello,",
    opening: [
      "Your birth chart has been computed and your report is written. The button below opens it in your browser.",
      "The same report is attached as a PDF, to keep or to print.",
    ],
    button: "Open your report",
    addressLead: "If the button does not work, copy this address:",
    footer: [
      `Order ${number}. Keep this mail: the link in it is private and does not expire.`,
      `Something not right? Write to ${supportEmail} and quote the order number. You have 30 days to ask for your money back.`,
      `You receive this mail because a report was bought at ${siteName} with this address.`,
    ],
  }),
  reportLinks: ({ siteName, supportEmail }) => ({
    language,
    subject: "Your report links",
    preview: "Every report bought with this address.",
    heading: "Your reports",
    opening: ["You asked for the links to your reports. Here they are, newest first."],
    footer: [
      "The links are private: whoever has one can read the report.",
      `You did not ask for this? You need not do anything. Questions: ${supportEmail}.`,
      `You receive this mail because a report was bought at ${siteName} with this address.`,
    ],
  }),
  reportLabel: (number, boughtAt) => `Order ${number}, ${day(boughtAt)}`,
};
