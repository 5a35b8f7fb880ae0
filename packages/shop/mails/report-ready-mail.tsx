import { Button, Link, Section, Text } from "@react-email/components";
import type { SellerNotice } from "../seller/seller-notice.ts";
import { ContractPlate, type ContractTexts } from "./contract-plate.tsx";
import { drawMail, type MailParts } from "./draw-mail.ts";
import { MailSheet } from "./mail-layout.tsx";
import { mailStyle } from "./mail-style.ts";

/** The words of the mail that brings a report, in one language, names and numbers already in place. */
export interface ReportReadyTexts {
  /** BCP 47, such as `pt-BR`. */
  readonly language: string;
  readonly subject: string;
  readonly preview: string;
  readonly heading: string;
  readonly greeting: string;
  /** Paragraphs before the button. */
  readonly opening: readonly string[];
  readonly button: string;
  /** Stands before the bare address, for those whose mail program shows no buttons. */
  readonly addressLead: string;
  readonly footer: readonly string[];
}

export interface ReportReady {
  readonly siteName: string;
  readonly seller: SellerNotice;
  /** Address of the report, its secret included. */
  readonly link: string;
  readonly texts: ReportReadyTexts;
  /** Where the PDF is fetched, when it is too large to be attached. */
  readonly pdf?: { readonly lead: string; readonly link: string };
  /** Where the report is fetched in other forms. */
  readonly forms?: readonly { readonly label: string; readonly link: string }[];
  /** What was bought from whom on which terms: the first mail is the buyer's lasting copy of the contract. Null in a
   * later one. */
  readonly contract: ContractTexts | null;
  /** What the buyer agreed to about the right of withdrawal, word for word, a paragraph each; stands under the
   * contract. */
  readonly consent?: readonly string[];
}

/** Draws the mail that brings a report: link button, bare address, small print. */
export function renderReportReady(mail: ReportReady): Promise<MailParts> {
  return drawMail(<ReportReadySheet {...mail} />);
}

function ReportReadySheet({ siteName, seller, link, texts, pdf, forms = [], contract, consent = [] }: ReportReady) {
  const { language, preview, heading, footer } = texts;
  return (
    <MailSheet
      language={language}
      siteName={siteName}
      preview={preview}
      heading={heading}
      footer={footer}
      seller={seller}
    >
      {[texts.greeting, ...texts.opening].map((paragraph) => (
        <Text key={paragraph} style={mailStyle.text}>
          {paragraph}
        </Text>
      ))}
      <Section style={mailStyle.buttonRow}>
        <Button href={link} style={mailStyle.button}>
          {texts.button}
        </Button>
      </Section>
      <Text style={mailStyle.small}>
        {texts.addressLead}{" "}
        <Link href={link} style={mailStyle.link}>
          {link}
        </Link>
      </Text>
      {pdf ? (
        <Text style={mailStyle.small}>
          {pdf.lead}{" "}
          <Link href={pdf.link} style={mailStyle.link}>
            {pdf.link}
          </Link>
        </Text>
      ) : null}
      {forms.map((form) => (
        <Text key={form.link} style={mailStyle.small}>
          {form.label}{" "}
          <Link href={form.link} style={mailStyle.link}>
            {form.link}
          </Link>
        </Text>
      ))}
      {contract ? <ContractPlate contract={contract} consent={consent} /> : null}
    </MailSheet>
  );
}
