import { Button, Link, Section, Text } from "@react-email/components";
import type { SellerNotice } from "../seller/seller-notice.ts";
import { drawMail, type MailParts } from "./draw-mail.ts";
import { MailSheet } from "./mail-layout.tsx";
import { mailStyle } from "./mail-style.ts";

/** The words of a mail with a single message, in one language, names and numbers already in place. */
export interface NoticeTexts {
  /** BCP 47, such as `pt-BR`. */
  readonly language: string;
  readonly subject: string;
  readonly preview: string;
  readonly heading: string;
  /** Paragraphs, the greeting first. */
  readonly body: readonly string[];
  readonly footer: readonly string[];
}

/** A notice that asks for something has one button. */
interface NoticeButton {
  readonly label: string;
  readonly link: string;
  /** Stands before the bare address, for those whose mail program shows no buttons. */
  readonly addressLead: string;
}

/** A link out of what the mail is about. */
interface NoticeLeave {
  readonly label: string;
  readonly link: string;
}

export interface NoticeMail {
  readonly siteName: string;
  readonly seller: SellerNotice;
  readonly texts: NoticeTexts;
  readonly button?: NoticeButton;
  readonly leave?: NoticeLeave;
}

/** Draws the mail; line breaks inside a paragraph are kept. */
export function renderNotice(mail: NoticeMail): Promise<MailParts> {
  return drawMail(<NoticeSheet {...mail} />);
}

function NoticeSheet({ siteName, seller, texts, button, leave }: NoticeMail) {
  const { language, preview, heading, body, footer } = texts;
  return (
    <MailSheet
      language={language}
      siteName={siteName}
      preview={preview}
      heading={heading}
      footer={footer}
      seller={seller}
    >
      {body.map((paragraph) => (
        <Text key={paragraph} style={{ ...mailStyle.text, whiteSpace: "pre-line" }}>
          {paragraph}
        </Text>
      ))}
      {button ? <NoticeLink {...button} /> : null}
      {leave ? (
        <Text style={mailStyle.small}>
          <Link href={leave.link} style={mailStyle.link}>
            {leave.label}
          </Link>
        </Text>
      ) : null}
    </MailSheet>
  );
}

function NoticeLink({ label, link, addressLead }: NoticeButton) {
  return (
    <>
      <Section style={mailStyle.buttonRow}>
        <Button href={link} style={mailStyle.button}>
          {label}
        </Button>
      </Section>
      <Text style={mailStyle.small}>
        {addressLead}{" "}
        <Link href={link} style={mailStyle.link}>
          {link}
        </Link>
      </Text>
    </>
  );
}
