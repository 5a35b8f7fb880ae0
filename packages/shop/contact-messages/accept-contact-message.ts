import { defineJob, handleJob, type JobHandler } from "@cosmic/platform/queue/job";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { letters } from "../database/tables/letters.ts";
import { type ClientAddress, mayAsk, mayAskFor } from "../limits/rate-limits.ts";
import type { ShopTools } from "../shop-tools.ts";
import { type ReadLetter, readContactMessage } from "./read-contact-message.ts";

/** Forwards a letter to the support's address. */
export const forwardLetterJob = defineJob("forward-letter", z.object({ letterId: z.uuid() }));

/** A letter taken, or why not: fields to mend, or too many letters from one network or address within the hour. */
export type TakenLetter = ReadLetter | { readonly ok: false; readonly fields: readonly []; readonly tooMany: true };

/** Keeps a letter of the contact form and has it forwarded, both or neither. */
export async function acceptContactMessage(
  tools: Pick<ShopTools, "database" | "queue" | "clock" | "environment">,
  input: unknown,
  client: ClientAddress = null,
): Promise<TakenLetter> {
  const { database, queue, clock } = tools;
  const read = readContactMessage(input);
  if (!read.ok) return read;
  const welcome = await mayAsk(tools, "letter", client);
  if (!((await mayAskFor(tools, "letter", read.letter.email)) && welcome))
    return { ok: false, fields: [], tooMany: true };
  await database.transaction(async (tx) => {
    const values = { ...read.letter, receivedAt: clock.now() };
    const [kept] = await tx.db.insert(letters).values(values).returning({ letterId: letters.id });
    if (kept) await queue.enqueue(tx, forwardLetterJob, kept);
  });
  return read;
}

/** The handler of `forwardLetterJob`: an answer to the mail goes to the one who wrote. */
export function forwardsLetters(tools: ShopTools): JobHandler {
  return handleJob(forwardLetterJob, async ({ letterId }) => {
    const { database, environment, mail, log, clock } = tools;
    const [letter] = await database.db.select().from(letters).where(eq(letters.id, letterId));
    if (!letter || letter.forwardedAt) return;
    const { renderLetter } = await import("../mails/contact-message-mail.tsx");
    const { siteName, siteUrl, supportEmail } = environment;
    const result = await mail.send({
      ...(await renderLetter({ siteName, letter })),
      to: supportEmail,
      subject: letter.subject,
      messageId: `letter-${letterId}@${new URL(siteUrl).hostname}`,
      replyTo: letter.email,
    });
    if (!result.ok && result.reason === "unreachable") {
      throw new Error(`the mail server is not reachable: ${result.code}`);
    }
    if (!result.ok) log.error({ code: result.code }, "the support's mail server refused a letter; it is kept");
    await database.db.update(letters).set({ forwardedAt: clock.now() }).where(eq(letters.id, letterId));
  });
}
