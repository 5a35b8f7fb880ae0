import { startTestMailServer } from "@cosmic/platform/testing/test-mail-server";

/** A mail that was accepted. */
export interface AcceptedMail {
  readonly to: string;
  /** The same for a mail that is sent again, so that it is shown once. */
  readonly messageId: string;
  /** Of the report's link; null: the mail has none. */
  readonly secret: string | null;
  /** The PDF lies in the mail, or its address stands there. */
  readonly pdf: "attached" | "linked" | null;
  /** On the clock of `performance`. */
  readonly acceptedAtMs: number;
}

/** A mail server that keeps what it accepts. */
export interface StormMail {
  readonly url: string;
  readonly accepted: readonly AcceptedMail[];
  /** Mails refused so far. */
  refused(): number;
  close(): Promise<void>;
}

const oneIn = 10;
/** Early, so that a small storm meets it too. */
const firstRefused = 3;
/** RFC 5321: try again later. */
const tryLater = 451;

/** Starts it on a free port. One that refuses does so with one mail in ten, for now, before it is sent or after. */
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
  // The texts come first; quoted-printable breaks lines with "=".
  const text = raw.toString("latin1").replaceAll("=\r\n", "");
  return {
    to,
    messageId: /^Message-ID:\s*<([^>]+)>/im.exec(text)?.[1] ?? "",
    secret: /\/r\/([\w-]{43})/.exec(text)?.[1] ?? null,
    acceptedAtMs: performance.now(),
    pdf: pdfOf(text),
  };
}

function pdfOf(text: string): AcceptedMail["pdf"] {
  // "%PDF" in base64.
  if (/application\/pdf/.test(text) && /\r\n\r\nJVBERi/.test(text)) return "attached";
  return /\/r\/[\w-]{43}\/report\.pdf/.test(text) ? "linked" : null;
}
