import type { ReportReadyTexts } from "../../mails/report-ready-mail.tsx";
import type { ReportReadyValues } from "../market-texts.ts";

/** The mail that brings a corrected report, in English; `tag` is the market's, BCP 47. */
export const englishRedrawn =
  (tag: string) =>
  ({ firstName, number, siteName, supportEmail, attached }: ReportReadyValues): ReportReadyTexts => ({
    language: tag,
    subject: "Your report is drawn anew",
    preview: "With the corrected birth, at the same link.",
    heading: "Your report is drawn anew",
    greeting: firstName ? `Hello ${firstName},` : "Hello,",
    opening: [
      "The birth behind your report was corrected, so the chart is computed again and the report is written again. The link is the one you have.",
      attached
        ? "The new report is attached as a PDF. A PDF you saved before tells of the old birth: you can delete it."
        : "The new PDF is at the address below. A PDF you saved before tells of the old birth: you can delete it.",
    ],
    button: "Open your report",
    addressLead: "If the button does not work, copy this address:",
    footer: [
      `Order ${number}. The link is private, and works as long as the service does.`,
      `You did not correct anything? Someone who has your link may have: write to ${supportEmail} and give the order number.`,
      `You receive this mail because a report was bought at ${siteName} with this address.`,
    ],
  });
