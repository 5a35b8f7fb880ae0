import { desc, eq, sql } from "drizzle-orm";
import PostalMime, { type Attachment, type Email } from "postal-mime";
import type { Database } from "../database/open.ts";
import { mailboxMessages } from "./mailbox-messages.ts";

/** One row of the mailbox list. */
export interface MailboxLine {
  readonly id: number;
  readonly receivedAt: Date;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
}

/** A parsed mail. */
export interface MailboxMessage extends MailboxLine {
  readonly messageId: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly MailboxAttachmentLine[];
}
export interface MailboxAttachmentLine {
  /** Index, from 0. */
  readonly n: number;
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: number;
}
export interface MailboxAttachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** The mails of a trial, newest first. */
export interface Mailbox {
  listMailbox(): Promise<readonly MailboxLine[]>;
  /** Null: no such mail. */
  readMailboxMessage(id: number): Promise<MailboxMessage | null>;
  /** Null: no such mail or attachment. */
  readMailboxAttachment(id: number, n: number): Promise<MailboxAttachment | null>;
}

/** Mails shown in the list. */
const listed = 50;
/** How much of a mail to read for its headers, bytes; attachments come later and are not read for the list. */
const headerBytes = 16_384;

/** Opens the mailbox over its table. */
export function openMailbox(database: Database): Mailbox {
  const find = async (id: number) => {
    if (!Number.isSafeInteger(id)) return null;
    const [row] = await database.db.select().from(mailboxMessages).where(eq(mailboxMessages.id, id));
    return row ? { ...row, email: await PostalMime.parse(row.raw) } : null;
  };
  return {
    listMailbox: async () => {
      const { id, receivedAt, raw } = mailboxMessages;
      const headers = sql<Buffer>`substring(${raw} from 1 for ${headerBytes})`;
      const rows = await database.db
        .select({ id, receivedAt, raw: headers })
        .from(mailboxMessages)
        .orderBy(desc(id))
        .limit(listed);
      return Promise.all(rows.map(async (row) => lineOf(row, await PostalMime.parse(row.raw))));
    },
    readMailboxMessage: async (id) => {
      const found = await find(id);
      return found && messageOf(found, found.email);
    },
    readMailboxAttachment: async (id, n) => {
      const attachment = (await find(id))?.email.attachments[n];
      if (!attachment) return null;
      return { ...nameOf(attachment), content: contentOf(attachment) };
    },
  };
}

type Row = Pick<typeof mailboxMessages.$inferSelect, "id" | "receivedAt">;

function lineOf({ id, receivedAt }: Row, email: Email): MailboxLine {
  const to = (email.to ?? []).map((one) => one.address ?? "").join(", ");
  return { id, receivedAt, from: email.from?.address ?? "", to, subject: email.subject ?? "" };
}

function messageOf(row: Row, email: Email): MailboxMessage {
  return {
    ...lineOf(row, email),
    messageId: email.messageId?.replace(/^<|>$/g, "") ?? "",
    html: email.html ?? "",
    text: email.text ?? "",
    attachments: email.attachments.map((one, n) => ({ n, ...nameOf(one), bytes: contentOf(one).byteLength })),
  };
}

function nameOf(attachment: Attachment): { readonly fileName: string; readonly contentType: string } {
  return { fileName: attachment.filename ?? "attachment", contentType: attachment.mimeType };
}

function contentOf({ content }: Attachment): Uint8Array {
  return typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);
}
