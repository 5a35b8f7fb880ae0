import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import type { Database } from "../database/open.ts";
import type { Log } from "../log/open-log.ts";
import type { Clock } from "../system-clock.ts";
import { mailboxMessages } from "./mailbox-messages.ts";

/** The local SMTP server of a trial. */
export interface MailboxServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Largest mail accepted, bytes: a report is 2 to 5 MB, and base64 adds a third. */
const largestMessage = 25_000_000;

/** Starts an SMTP server on a free loopback port that stores every mail in `mailbox_messages` and forwards none. */
export async function startMailboxServer(tools: {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
}): Promise<MailboxServer> {
  const { database, clock, log } = tools;
  const keep = async (stream: Readable) => {
    const raw = await buffer(stream);
    await database.db.insert(mailboxMessages).values({ raw, receivedAt: clock.now() });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    size: largestMessage,
    onData: (stream, _session, done) => {
      keep(stream).then(
        () => done(),
        (error: Error) => {
          log.error({ err: error }, "the local mailbox could not keep a mail");
          // 451: try again later (RFC 5321).
          done(Object.assign(new Error("The mailbox is not available."), { responseCode: 451 }));
        },
      );
    },
  });
  server.on("error", (error) => log.error({ err: error }, "the local mail server reports an error"));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve());
  });
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("the local mail server listens on no port");
  server.server.unref();
  return { port: address.port, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
