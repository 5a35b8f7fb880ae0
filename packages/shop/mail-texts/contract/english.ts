import type { ContractWriter } from "./contract-texts.ts";

const british = "en-GB";

/** The contract in English. */
export const englishContract: ContractWriter = (tag) => (values) => {
  const { termsVersion, supportEmail } = values;
  return {
    heading: "What you bought",
    rows: [
      { label: "Report", value: `${values.product}. Digital: online at the link above, and as a PDF.` },
      { label: "Price", value: `${values.price}, taxes included. Paid once; nothing renews.` },
      { label: "Order", value: `${values.number}, paid on ${values.boughtOn}` },
      { label: "Seller", value: `${values.sellerName}, whose address and numbers are at the foot of this mail` },
      {
        label: "Terms",
        value: termsVersion === null ? "Terms of sale" : `Terms of sale, version ${termsVersion}`,
        link: values.termsLink,
      },
      {
        label: "Your money back",
        value: `Until ${values.refundUntil}, for any reason and in full: ask by this link, or write to ${supportEmail} with the order number.${tag === british ? " This goes further than the 14 days in which the law lets you cancel." : ""}`,
        link: values.refundLink,
      },
      {
        label: "Receipt",
        value: "With the data of the seller and the tax; after a refund also its note",
        link: values.receiptLink,
      },
    ],
    paragraphs: [
      "The PDF is yours to keep. The link works as long as the service does; should the service end, we tell you by mail at least 60 days before.",
      tag === british
        ? `Your legal rights where a report is faulty or not as described stand beside this. Complaints: ${supportEmail}.`
        : `If something is wrong with the report, we put it right free of charge. Complaints: ${supportEmail}.`,
    ],
  };
};
