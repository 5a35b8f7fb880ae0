import { Text } from "@react-email/components";
import type { SellerNotice } from "../seller/seller-notice.ts";
import { drawMail, type MailParts } from "./draw-mail.ts";
import { MailSheet } from "./mail-layout.tsx";
import { mailStyle } from "./mail-style.ts";

/** A letter of the contact form, for the support's own eyes. */
export interface LetterMail {
  readonly siteName: string;
  readonly seller: SellerNotice;
  readonly letter: {
    readonly name: string;
    readonly email: string;
    readonly subject: string;
    readonly message: string;
    readonly locale: string;
  };
}

/** Draws the mail; all that the visitor wrote stands in it as text. */
export function renderContactMessage(mail: LetterMail): Promise<MailParts> {
  return drawMail(<LetterSheet {...mail} />);
}

function LetterSheet({ siteName, seller, letter }: LetterMail) {
  const { name, email, subject, message, locale } = letter;
  const footer = [
    `Written by ${name} <${email}> on the contact page, locale ${locale}. An answer goes to that address.`,
  ];
  return (
    <MailSheet language="en-US" siteName={siteName} preview={subject} heading={subject} footer={footer} seller={seller}>
      {message.split(/\n{2,}/).map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never move, and two may be alike
        <Text key={at} style={{ ...mailStyle.text, whiteSpace: "pre-line" }}>
          {paragraph}
        </Text>
      ))}
    </MailSheet>
  );
}
