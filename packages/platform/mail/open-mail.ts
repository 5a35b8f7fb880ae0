import nodemailer from "nodemailer";
import type { Database } from "../database/open.ts";
import type { Environment } from "../environment/environment.ts";
import type { Log } from "../log/open-log.ts";
import type { Clock } from "../system-clock.ts";
import type { MailMessage, MailResult } from "./mail-message.ts";
import { type Mailbox, openMailbox } from "./mailbox.ts";
import { startMailboxServer } from "./mailbox-server.ts";

/** Sends mail over SMTP, or into the local mailbox if no mail server is set. */
export interface Mail {
  send(message: MailMessage): Promise<MailResult>;
  /** Whether the mail server answers. */
  reachable(): Promise<boolean>;
  /** The pages of `/mailbox`; null once a mail server is set. */
  readonly mailbox: Mailbox | null;
  close(): Promise<void>;
}

const connectLimitMs = 5_000;
/** Longest silence, milliseconds; a report of a few megabytes is sent well within it. */
const silenceLimitMs = 10_000;
const sessions = 2;

export interface MailOptions {
  readonly environment: Pick<Environment, "mail" | "mailFrom">;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
}

/** Opens the mail. Without `SMTP_URL`, a real SMTP server starts on the loopback address and stores what it receives,
 * so a trial runs the same code path as a sale. */
export async function openMail({ environment, database, clock, log }: MailOptions): Promise<Mail> {
  const { mailFrom } = environment;
  const { transport, server } = await openTransport({ environment, database, clock, log });
  return {
    send: async (message) => {
      try {
        await transport.sendMail(envelope(mailFrom, message));
        return { ok: true };
      } catch (error) {
        return explain(error);
      }
    },
    reachable: async () => {
      try {
        return await transport.verify();
      } catch (error) {
        log.warn({ err: error }, "the mail server does not answer");
        return false;
      }
    },
    mailbox: server ? openMailbox(database) : null,
    close: async () => {
      transport.close();
      await server?.close();
    },
  };
}

/** A connection to the operator's mail server, or to the local mailbox's, which it starts. */
async function openTransport({ environment: { mail }, ...tools }: MailOptions) {
  const common = {
    pool: true,
    maxConnections: sessions,
    connectionTimeout: connectLimitMs,
    greetingTimeout: connectLimitMs,
    socketTimeout: silenceLimitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as const;
  // STARTTLS is always used when offered, and required when writing to real customers, because a man in the middle
  // could strip the offer.
  if (mail.kind === "smtp")
    return {
      server: null,
      transport: nodemailer.createTransport({ ...common, url: mail.url, requireTLS: mail.requireTls }),
    };
  const server = await startMailboxServer(tools);
  // The local mailbox has no certificate.
  const url = `smtp://127.0.0.1:${server.port}`;
  return { server, transport: nodemailer.createTransport({ ...common, url, ignoreTLS: true }) };
}

function envelope(from: string, message: MailMessage) {
  const { to, subject, html, text, replyTo, leaveLink, attachment } = message;
  const files = attachment && {
    filename: attachment.fileName,
    contentType: attachment.contentType,
    content: Buffer.from(attachment.bytes),
  };
  return {
    from,
    to,
    subject,
    html,
    text,
    replyTo,
    messageId: `<${message.messageId}>`,
    // RFC 3834: suppresses out-of-office replies.
    headers: { "Auto-Submitted": "auto-generated", ...(leaveLink === undefined ? {} : leaveHeaders(leaveLink)) },
    attachments: files ? [files] : [],
  };
}

/** RFC 2369 and RFC 8058. */
const leaveHeaders = (leaveLink: string) => ({
  "List-Unsubscribe": `<${leaveLink}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** SMTP codes from here on are permanent failures. */
const permanentFrom = 500;

function explain(error: unknown): MailResult {
  if (!(error instanceof Error)) throw new Error("mail failed without an error", { cause: error });
  const answer = "responseCode" in error && typeof error.responseCode === "number" ? error.responseCode : null;
  // Rejected credentials or TLS are the operator's problem, not the recipient's: once fixed, the mail can be sent.
  const code = "code" in error ? String(error.code) : error.name;
  if (answer !== null && answer >= permanentFrom && code !== "EAUTH" && code !== "ETLS") {
    return { ok: false, reason: "refused", code: String(answer) };
  }
  return { ok: false, reason: "unreachable", code: answer === null ? code : String(answer) };
}
