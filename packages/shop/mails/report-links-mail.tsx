import { Link, Text } from "@react-email/components";
import type { SellerNotice } from "../seller/seller-notice.ts";
import { drawMail, type MailParts } from "./draw-mail.ts";
import { MailSheet } from "./mail-layout.tsx";
import { mailStyle } from "./mail-style.ts";

/** The words of the mail that brings all links of one address again, in one language. */
export interface ReportLinksTexts {
  /** BCP 47, such as `pt-BR`. */
  readonly language: string;
  readonly subject: string;
  readonly preview: string;
  readonly heading: string;
  readonly opening: readonly string[];
  readonly footer: readonly string[];
}

export interface ReportLinks {
  readonly siteName: string;
  readonly seller: SellerNotice;
  /** One line a report: what is said of it, and its address. */
  readonly reports: readonly { readonly label: string; readonly link: string }[];
  readonly texts: ReportLinksTexts;
}

/** Draws the mail that lists a customer's reports. */
export function renderReportLinks(mail: ReportLinks): Promise<MailParts> {
  return drawMail(<ReportLinksSheet {...mail} />);
}

function ReportLinksSheet({ siteName, seller, reports, texts }: ReportLinks) {
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
      {texts.opening.map((paragraph) => (
        <Text key={paragraph} style={mailStyle.text}>
          {paragraph}
        </Text>
      ))}
      {reports.map(({ label, link }) => (
        <Text key={link} style={mailStyle.text}>
          {label}
          <br />
          <Link href={link} style={mailStyle.link}>
            {link}
          </Link>
        </Text>
      ))}
    </MailSheet>
  );
}
