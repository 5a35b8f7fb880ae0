import { SMTPServer } from "smtp-server";

/** A mail server that refuses on request and keeps nothing but who was accepted. */
export interface TestMailServer {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** Accepted recipients, in order. */
  readonly accepted: readonly string[];
  close(): Promise<void>;
}

/** Starts it on a free loopback port. `answer` gives the code for a recipient, or null to accept. */
export async function startTestMailServer(answer: (address: string) => number | null): Promise<TestMailServer> {
  const accepted: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 50,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = answer(address);
      if (responseCode === null) accepted.push(address);
      done(responseCode === null ? null : Object.assign(new Error("refused on request"), { responseCode }));
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve());
  });
  const address = server.server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, accepted, close };
}
