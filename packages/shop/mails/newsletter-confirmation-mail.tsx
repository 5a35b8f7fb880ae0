import { Button, Link, Section, Text } from "@react-email/components";
import type { SellerNotice } from "../seller/seller-notice.ts";
import { drawMail, type MailParts } from "./draw-mail.ts";
import { MailSheet } from "./mail-layout.tsx";
import { mailStyle } from "./mail-style.ts";

/** The words of the mail that asks whether somebody wants the newsletter, in one language. */
export interface NewsletterConfirmationTexts {
  /** BCP 47, such as `pt-BR`. */
  readonly language: string;
  readonly subject: string;
  readonly preview: string;
  readonly heading: string;
  readonly opening: readonly string[];
  readonly button: string;
  /** Stands before the bare address, for those whose mail program shows no buttons. */
  readonly addressLead: string;
  readonly footer: readonly string[];
  /** The link that erases the address. */
  readonly leave: string;
}

export interface NewsletterConfirmation {
  readonly siteName: string;
  readonly seller: SellerNotice;
  /** Addresses of the pages that confirm and that leave, their secrets included. */
  readonly confirm: string;
  readonly leave: string;
  readonly texts: NewsletterConfirmationTexts;
}

/** Draws the mail: what was asked for, the button that confirms, and the way out. */
export function renderNewsletterConfirmation(mail: NewsletterConfirmation): Promise<MailParts> {
  return drawMail(<ConfirmationSheet {...mail} />);
}

function ConfirmationSheet({ siteName, seller, confirm, leave, texts }: NewsletterConfirmation) {
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
      <Section style={mailStyle.buttonRow}>
        <Button href={confirm} style={mailStyle.button}>
          {texts.button}
        </Button>
      </Section>
      <Text style={mailStyle.small}>
        {texts.addressLead}{" "}
        <Link href={confirm} style={mailStyle.link}>
          {confirm}
        </Link>
      </Text>
      <Text style={mailStyle.small}>
        <Link href={leave} style={mailStyle.link}>
          {texts.leave}
        </Link>
      </Text>
    </MailSheet>
  );
}
