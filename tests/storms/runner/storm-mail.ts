import { startTestMailServer } from "@cosmic/platform/testing/test-mail-server";

/** An accepted mail. */
export interface AcceptedMail {
  readonly to: string;
  /** The same when the mail is resent, so that it shows only once. */
  readonly messageId: string;
  /** Secret in the report's link; null when the mail has none. */
  readonly secret: string | null;
  /** Secret in the link by which a review is written; null when the mail has none. */
  readonly reviewSecret: string | null;
  /** Whether the PDF is attached or linked by its address. */
  readonly pdf: "attached" | "linked" | null;
  /** By `performance.now()`. */
  readonly acceptedAtMs: number;
}

/** A mail server that keeps what it accepts. */
export interface StormMail {
  readonly url: string;
  readonly accepted: readonly AcceptedMail[];
  /** Number of mails refused so far. */
  refused(): number;
  close(): Promise<void>;
}

const oneIn = 10;
/** Early, so that even a small storm includes a refusal. */
const firstRefused = 3;
/** RFC 5321: temporary failure. */
const tryLater = 451;

/**
 * Starts it on a free port. With `refuses`, it temporarily rejects one mail in ten, either before or after the mail is
 * transferred.
 */
export async function startStormMail({ refuses }: { readonly refuses: boolean }): Promise<StormMail> {
  const accepted: AcceptedMail[] = [];
  let calls = 0;
  let refused = 0;
  const refuse = () => {
    refused += 1;
    return tryLater;
  };
  const server = await startTestMailServer(
    () => (refuses && ++calls % (2 * oneIn) === firstRefused ? refuse() : null),
    (to, raw) => {
      if (refuses && calls % (2 * oneIn) === firstRefused + oneIn) return refuse();
      accepted.push(readMail(to, raw));
      return null;
    },
  );
  return { url: server.url, accepted, refused: () => refused, close: () => server.close() };
}

function readMail(to: string, raw: Buffer): AcceptedMail {
  // The text parts come first; quoted-printable breaks lines with "=".
  const text = raw.toString("latin1").replaceAll("=\r\n", "");
  return {
    to,
    messageId: /^Message-ID:\s*<([^>]+)>/im.exec(text)?.[1] ?? "",
    secret: /\/r\/([\w-]{43})/.exec(text)?.[1] ?? null,
    reviewSecret: /\/review\/([\w-]{43})/.exec(text)?.[1] ?? null,
    acceptedAtMs: performance.now(),
    pdf: pdfOf(text),
  };
}

function pdfOf(text: string): AcceptedMail["pdf"] {
  // "%PDF" in base64.
  if (/application\/pdf/.test(text) && /\r\n\r\nJVBERi/.test(text)) return "attached";
  return /\/r\/[\w-]{43}\/report\.pdf/.test(text) ? "linked" : null;
}
