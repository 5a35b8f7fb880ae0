import { Body, Container, Head, Heading, Hr, Html, Preview, Text } from "@react-email/components";
import type { ReactNode } from "react";
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
  readonly children: ReactNode;
}

/** The sheet of paper every mail is written on. */
export function MailSheet({ language, siteName, preview, heading, footer, children }: MailSheetProps) {
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
        </Container>
      </Body>
    </Html>
  );
}
