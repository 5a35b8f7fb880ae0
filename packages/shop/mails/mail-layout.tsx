import { Body, Container, Head, Heading, Hr, Html, Preview, Text } from "@react-email/components";
import { Fragment, type ReactNode } from "react";
import type { SellerNotice } from "../seller/seller-notice.ts";
import { mailStyle } from "./mail-style.ts";

/** What stands on every mail. All words are final and in the reader's language. */
export interface MailSheetProps {
  /** BCP 47. */
  readonly language: string;
  readonly siteName: string;
  /** The line a mail program shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  /** Small print under the rule, a paragraph each. */
  readonly footer: readonly string[];
  /** Who sells: at the foot of every mail. */
  readonly seller: SellerNotice;
  readonly children: ReactNode;
}

/** The sheet of paper every mail is written on. */
export function MailSheet({ language, siteName, preview, heading, footer, seller, children }: MailSheetProps) {
  return (
    <Html lang={language}>
      <Head>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={mailStyle.body}>
        <Container style={mailStyle.sheet}>
          <Text style={mailStyle.site}>{siteName}</Text>
          <Heading as="h1" style={mailStyle.heading}>
            {heading}
          </Heading>
          {children}
          <Hr style={mailStyle.rule} />
          {footer.map((paragraph) => (
            <Text key={paragraph} style={mailStyle.small}>
              {paragraph}
            </Text>
          ))}
          <MailSeller {...seller} />
        </Container>
      </Body>
    </Html>
  );
}

/** Who sells, in small print, a line each. */
function MailSeller({ lead, name, lines, demonstration }: SellerNotice) {
  return (
    <Text style={mailStyle.seller}>
      {lead} <strong>{name}</strong>
      {lines.map(({ kind, label, value }) => (
        <Fragment key={kind}>
          <br />
          {label}: {value}
        </Fragment>
      ))}
      {demonstration ? (
        <>
          <br />
          {demonstration}
        </>
      ) : null}
    </Text>
  );
}
