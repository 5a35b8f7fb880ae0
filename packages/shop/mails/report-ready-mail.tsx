import { Button, Link, Section, Text } from "@react-email/components";
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
  /** Address of the report, its secret included. */
  readonly link: string;
  readonly texts: ReportReadyTexts;
  /** Where the PDF is fetched, when it is too large to be attached. */
  readonly pdf?: { readonly lead: string; readonly link: string };
}

/** Draws the mail that brings a report: link button, bare address, small print. */
export function renderReportReady(mail: ReportReady): Promise<MailParts> {
  return drawMail(<ReportReadySheet {...mail} />);
}

function ReportReadySheet({ siteName, link, texts, pdf }: ReportReady) {
  const { language, preview, heading, footer } = texts;
  return (
    <MailSheet language={language} siteName={siteName} preview={preview} heading={heading} footer={footer}>
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
    </MailSheet>
  );
}
