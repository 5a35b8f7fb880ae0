import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** A mail server that refuses on request and keeps nothing but who was accepted. */
export interface TestMailServer {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** Accepted recipients, in order. */
  readonly accepted: readonly string[];
  close(): Promise<void>;
}

/** Judges a whole mail of a recipient: the code it is refused with, or null to accept. */
export type JudgeMail = (address: string, raw: Buffer) => number | null;

/** Starts it on a free loopback port. `answer` gives the code for a recipient, or null to accept; `judge` does so for
 * what the mail holds. When `encrypted`, it offers STARTTLS with a certificate that nobody signed. */
export async function startTestMailServer(
  answer: (address: string) => number | null,
  judge: JudgeMail = () => null,
  { encrypted = false }: { readonly encrypted?: boolean } = {},
): Promise<TestMailServer> {
  const accepted: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 50,
    disabledCommands: encrypted ? [] : ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = answer(address);
      if (responseCode === null) accepted.push(address);
      done(responseCode === null ? null : Object.assign(new Error("refused on request"), { responseCode }));
    },
  });
  const judged = async (stream: Readable, address: string) => {
    const responseCode = judge(address, await buffer(stream));
    return responseCode === null ? null : Object.assign(new Error("refused on request"), { responseCode });
  };
  server.onData = (stream, session, done) => {
    judged(stream, session.envelope.rcptTo[0]?.address ?? "").then(done, done);
  };
  server.on("error", (error) => {
    // A client that was killed in the middle of its mail; without a listener this process would go with it.
    if (!("code" in error && (error.code === "ECONNRESET" || error.code === "EPIPE"))) throw error;
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve());
  });
  const address = server.server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, accepted, close };
}
