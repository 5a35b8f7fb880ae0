import { englishContract } from "./contract/english.ts";
import { longDay } from "./long-day.ts";
import type { MarketTexts } from "./market-texts.ts";
import { englishConfirmations, englishNotices } from "./notices/english.ts";
import { englishRedrawn } from "./redrawn/english.ts";

const language = "en-GB";
const day = longDay(language);

/** The words of British English. */
export const enGbTexts: MarketTexts = {
  productNames: {
    basic: "Cosmic Blueprint: your birth chart report",
    premium: "Cosmic Blueprint Premium: your birth chart report",
  },
  beginAtOnce:
    "Your report is made and delivered as soon as you have paid. Our own 30-day money-back guarantee stays, for any reason.",
  consents: {
    beginNow: "Please make and deliver my report now, before the 14 days in which I may cancel are over.",
    endsWithdrawal: "I know that I lose my legal right to cancel once the report is delivered.",
  },
  consentLead: "Before paying, you agreed:",
  terms: "Terms of sale",
  pdfLead: "The PDF:",
  formLeads: {
    epub: "The book for phones and e-readers (EPUB):",
    interior: "The print edition, pages (PDF):",
    cover: "The print edition, cover (PDF):",
    text: "The chart in words (Markdown):",
    data: "The chart as data (JSON):",
    wheel: "The wheel as a picture (SVG):",
    signs: "Your three signs, to share (SVG):",
  },
  contract: englishContract(language),
  notice: englishNotices(language),
  confirm: englishConfirmations(language),
  reportReady: ({ firstName, number, siteName, supportEmail, attached }) => ({
    language,
    subject: "Your birth chart report is ready",
    preview: attached ? "Read it online, or open the PDF attached to this mail." : "Read it online, or fetch the PDF.",
    heading: "Your report is ready",
    greeting: firstName ? `Hello ${firstName},` : "Hello,",
    opening: [
      "Your birth chart has been computed and your report is written. The button below opens it in your browser.",
      attached
        ? "The same report is attached as a PDF, to keep or to print."
        : "The same report stands ready as a PDF, to keep or to print. Its address is below.",
    ],
    button: "Open your report",
    addressLead: "If the button does not work, copy this address:",
    footer: [
      `Order ${number}. Keep this mail: the link in it is private, and works as long as the service does.`,
      `Something not right? Write to ${supportEmail} and quote the order number. You have 30 days to ask for your money back.`,
      `You receive this mail because a report was bought at ${siteName} with this address.`,
    ],
  }),
  reportRedrawn: englishRedrawn(language),
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
