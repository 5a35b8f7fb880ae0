import { inLocale } from "@cosmic/addresses/in-locale";
import { baseLocale, isLocale, locales } from "@cosmic/addresses/locales";
import { paths } from "@cosmic/addresses/paths";
import { defineJob, handleJob, type JobHandler } from "@cosmic/platform/queue/job";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { linkHash } from "../access/report-links.ts";
import { privacyRequests } from "../database/tables/privacy-requests.ts";
import { type ClientAddress, mayMail } from "../limits/rate-limits.ts";
import { mailTextsOf } from "../mail-texts/mail-texts.ts";
import { sellerIn } from "../seller/seller-in.ts";
import type { ShopTools } from "../shop-tools.ts";
import { keepsAnythingOf } from "./kept-of-address.ts";
import { privacySecret } from "./privacy-links.ts";

/** Mails one request its confirmation link, if anything is kept under its address. */
export const confirmPrivacyJob = defineJob("confirm-privacy", z.object({ requestId: z.uuid() }));

/** Longest mail address (RFC 5321). */
const longestAddress = 254;
const question = z.object({
  email: z.string().trim().toLowerCase().max(longestAddress).pipe(z.email()),
  kind: z.enum(["erase", "export"]),
  locale: z.enum(locales).catch("en-us"),
});

/** What the form is answered: the same for every address that can be one. */
export type PrivacyAsked = { readonly ok: true } | { readonly ok: false; readonly reason: "email" };

/** "Send me my data", "erase my data": asks the one who reads that mailbox to confirm it. The same answer after the
 * same work for everybody: whether anything is kept is looked up later, by the job. */
export async function askPrivacy(
  tools: Pick<ShopTools, "database" | "queue" | "clock" | "environment">,
  input: unknown,
  client: ClientAddress = null,
): Promise<PrivacyAsked> {
  const read = question.safeParse(input);
  if (!read.success) return { ok: false, reason: "email" };
  if (!(await mayMail(tools, "privacy", { email: read.data.email, client }))) return { ok: true };
  await tools.database.transaction(async (tx) => {
    const values = { ...read.data, askedBy: "customer", requestedAt: tools.clock.now() } as const;
    const [kept] = await tx.db.insert(privacyRequests).values(values).returning({ requestId: privacyRequests.id });
    if (kept) await tools.queue.enqueue(tx, confirmPrivacyJob, kept);
  });
  return { ok: true };
}

/** The handler of `confirmPrivacyJob`. */
export function confirmPrivacyHandler(tools: ShopTools): JobHandler {
  return handleJob(confirmPrivacyJob, async ({ requestId }) => {
    const { database, clock } = tools;
    const itsRow = eq(privacyRequests.id, requestId);
    const [asked] = await database.db.select().from(privacyRequests).where(itsRow);
    if (!asked || asked.email === "" || asked.mailedAt || !(await keepsAnythingOf(tools, asked.email))) return;
    const secret = privacySecret(tools.environment, requestId);
    await database.db
      .update(privacyRequests)
      .set({ tokenHash: linkHash(secret) })
      .where(itsRow);
    await mailLink(tools, asked, secret);
    await database.db.update(privacyRequests).set({ mailedAt: clock.now() }).where(itsRow);
  });
}

type Asked = typeof privacyRequests.$inferSelect;

async function mailLink(tools: ShopTools, { id, kind, email, ...asked }: Asked, secret: string): Promise<void> {
  const { renderNotice } = await import("../mails/notice-mail.tsx");
  const { siteName, siteUrl, supportEmail } = tools.environment;
  const locale = isLocale(asked.locale) ? asked.locale : baseLocale;
  const texts = mailTextsOf(locale).confirm(kind, { siteName, supportEmail });
  const button = {
    label: texts.button,
    addressLead: texts.addressLead,
    link: siteUrl + inLocale(locale, paths.privacyConfirm(secret)),
  };
  const result = await tools.mail.send({
    ...(await renderNotice({ siteName, seller: sellerIn(tools, locale), texts, button })),
    to: email,
    subject: texts.subject,
    messageId: `privacy-${id}@${new URL(siteUrl).hostname}`,
    replyTo: supportEmail,
  });
  if (result.ok) return;
  if (result.reason === "unreachable") throw new Error(`the mail server is not reachable: ${result.code}`);
  tools.log.error({ code: result.code }, "a confirmation was refused by its recipient's mail server");
}
