import type { NoticeKind } from "../../database/tables/notices.ts";
import { type ConfirmWriter, money, type NoticeValues, type NoticeWriter, reviewNotice } from "./notice-texts.ts";

interface Words {
  readonly subject: string;
  readonly preview: string;
  readonly body: readonly string[];
}

/** The notices in English. */
export const englishNotices: NoticeWriter = (tag) => (kind, values) => {
  if (kind === "refund-to-review") return reviewNotice(values);
  const { firstName, number, siteName, supportEmail } = values;
  const { subject, preview, body } = words(kind, values, money(tag, values));
  return {
    ...{ language: tag, subject, preview, heading: subject },
    body: [firstName ? `Hello ${firstName},` : "Hello,", ...body],
    footer: [
      `Order ${number}. Questions: ${supportEmail}.`,
      `You receive this mail because a report was bought at ${siteName} with this address.`,
    ],
  };
};

function words(kind: Exclude<NoticeKind, "refund-to-review">, values: NoticeValues, amount: string): Words {
  const { number, askedAt, reason } = values;
  switch (kind) {
    case "refund-received":
      return {
        subject: "We have your refund request",
        preview: values.reviewed ? "We review it within 24 hours and write to you." : `${amount} goes back by itself.`,
        body: [
          `You asked for the ${amount} of order ${number} back on ${askedAt}.`,
          ...(reason === "" ? [] : [`In your words: ${reason}`]),
          values.reviewed
            ? "We review requests within 24 hours and tell you by email what was decided. Until the refund is made, your link and your PDF go on working."
            : "The money is sent back at once, without a review, and a second mail says so when it has left. Your link and your PDF then end.",
        ],
      };
    case "refund-made":
      return {
        subject: "Your refund is on its way",
        preview: `${amount} goes back to where it came from.`,
        body: [
          `We have sent ${amount} back to the card or account you paid order ${number} with. Refunds are processed in 5 to 7 business days; your bank may take 1 to 3 days more.`,
          "The link to the report and its PDF no longer work, and the birth details of the order are erased within 30 days.",
        ],
      };
    case "refund-refused":
      return {
        subject: "About your refund request",
        preview: "We could not accept it. Your report stays open.",
        body: [
          `We have looked at your request for order ${number} and could not accept it. Your link and your PDF go on working.`,
          "If you think we got it wrong, answer this mail: a person reads it.",
        ],
      };
    case "dispute-opened":
      return {
        subject: "Your bank has asked for the payment back",
        preview: "Your report rests until the bank has decided.",
        body: [
          `The bank that paid ${amount} for order ${number} has asked for the money back. Until it has decided, the link to the report and its PDF do not open.`,
          "If this was a mistake, tell your bank and answer this mail. If you simply want your money back, answer this mail too: within 30 days of paying a word to us is quicker.",
        ],
      };
    case "dispute-won":
      return {
        subject: "Your report is open again",
        preview: "The bank has decided; your link works as before.",
        body: [
          `The question your bank had about order ${number} is settled and the payment stands. Your link and your PDF work again, as before.`,
        ],
      };
  }
}

/** The confirmations in English. */
export const englishConfirmations: ConfirmWriter =
  (tag) =>
  (kind, { siteName, supportEmail }) => {
    const erase = kind === "erase";
    const subject = erase ? "Confirm: erase my data" : "Confirm: send me my data";
    return {
      ...{ language: tag, subject, heading: subject },
      preview: "The link works once, for 24 hours.",
      body: erase
        ? [
            `Somebody asked ${siteName} to erase all data kept under this address: orders, birth details, letters, the newsletter.`,
            "If it was you, confirm it on the page behind the button. Your report links and PDFs end at once, and it cannot be undone.",
          ]
        : [
            `Somebody asked ${siteName} for a copy of all data kept under this address: orders, birth details, letters.`,
            "If it was you, fetch the file on the page behind the button.",
          ],
      button: erase ? "Erase my data" : "Get my data",
      addressLead: "If the button does not work, copy this address:",
      footer: [
        "The link works once, for 24 hours.",
        `You did not ask for this? You need not do anything: nothing happens without you. Questions: ${supportEmail}.`,
      ],
    };
  };
