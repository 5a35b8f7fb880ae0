import { defineJob, handleJob, type JobHandler } from "@cosmic/platform/queue/job";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { contactMessages } from "../database/tables/contact-messages.ts";
import { type ClientAddress, mayAsk, mayAskFor } from "../limits/rate-limits.ts";
import { sellerIn } from "../seller/seller-in.ts";
import type { ShopTools } from "../shop-tools.ts";
import { type ReadContactMessage, readContactMessage } from "./read-contact-message.ts";

/** Forwards a contact message to the support address. */
export const forwardContactMessageJob = defineJob("forward-contact-message", z.object({ messageId: z.uuid() }));

/** The same under the name that earlier versions enqueued it by; goes once none of them runs. */
export const forwardLetterJob = defineJob("forward-letter", z.object({ letterId: z.uuid() }));

/** An accepted contact message, or why not: invalid fields, or too many messages from one network or address within the
 * hour. */
export type AcceptedMessage =
  | ReadContactMessage
  | { readonly ok: false; readonly fields: readonly []; readonly tooMany: true };

/** Stores a message of the contact form and enqueues its forwarding, both or neither. */
export async function acceptContactMessage(
  tools: Pick<ShopTools, "database" | "queue" | "clock" | "environment">,
  input: unknown,
  client: ClientAddress = null,
): Promise<AcceptedMessage> {
  const { database, queue, clock } = tools;
  const read = readContactMessage(input);
  if (!read.ok) return read;
  const welcome = await mayAsk(tools, "letter", client);
  if (!((await mayAskFor(tools, "letter", read.letter.email)) && welcome))
    return { ok: false, fields: [], tooMany: true };
  await database.transaction(async (tx) => {
    const values = { ...read.letter, receivedAt: clock.now() };
    const [kept] = await tx.db.insert(contactMessages).values(values).returning({ messageId: contactMessages.id });
    if (kept) await queue.enqueue(tx, forwardContactMessageJob, kept);
  });
  return read;
}

/** The handlers of `forwardContactMessageJob` and of its old name. A reply to the mail goes to the person who wrote. */
export function forwardContactMessageHandlers(tools: ShopTools): readonly JobHandler[] {
  return [
    handleJob(forwardContactMessageJob, ({ messageId }) => forward(tools, messageId)),
    handleJob(forwardLetterJob, ({ letterId }) => forward(tools, letterId)),
  ];
}

async function forward(tools: ShopTools, id: string): Promise<void> {
  const { database, environment, mail, log, clock } = tools;
  const [message] = await database.db.select().from(contactMessages).where(eq(contactMessages.id, id));
  if (!message || message.forwardedAt) return;
  const { renderContactMessage } = await import("../mails/contact-message-mail.tsx");
  const { siteName, siteUrl, supportEmail } = environment;
  const result = await mail.send({
    ...(await renderContactMessage({ siteName, seller: sellerIn(tools, "en-us"), letter: message })),
    to: supportEmail,
    subject: message.subject,
    messageId: `letter-${id}@${new URL(siteUrl).hostname}`,
    replyTo: message.email,
  });
  if (!result.ok && result.reason === "unreachable") {
    throw new Error(`the mail server is not reachable: ${result.code}`);
  }
  if (!result.ok) log.error({ code: result.code }, "the support's mail server refused a contact message; it is kept");
  await database.db.update(contactMessages).set({ forwardedAt: clock.now() }).where(eq(contactMessages.id, id));
}
