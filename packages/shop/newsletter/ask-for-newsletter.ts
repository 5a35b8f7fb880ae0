import { defineJob } from "@cosmic/platform/queue/job";
import { z } from "zod";
import { newsletterSubscriptions } from "../database/tables/newsletter-subscriptions.ts";
import { type ClientAddress, mayMail } from "../limits/rate-limits.ts";
import type { ShopTools } from "../shop-tools.ts";
import { readSignup } from "./read-signup.ts";

/** Mails one request for the newsletter its confirmation link. */
export const confirmNewsletterJob = defineJob("confirm-newsletter", z.object({ requestId: z.uuid() }));

/** The wording of `newsletter_consent` in the site's messages; a changed wording gets a new version. */
const consentVersion = "2026-11";

/** What the form is answered: the same for every address that can be one. */
export type SignupAnswer = { readonly ok: true } | { readonly ok: false; readonly reason: "email" };

/** Keeps a request for the newsletter and has its confirmation mailed, within the limits of networks and mailboxes. The
 * same answer after the same work whether or not the address is on the list: nothing is looked up here. */
export async function askForNewsletter(
  tools: Pick<ShopTools, "database" | "queue" | "clock" | "environment">,
  input: unknown,
  client: ClientAddress = null,
): Promise<SignupAnswer> {
  const { database, queue, clock } = tools;
  const read = readSignup(input);
  if (read === null) return { ok: false, reason: "email" };
  if (!(await mayMail(tools, "newsletter", { email: read.email, client }))) return { ok: true };
  await database.transaction(async (tx) => {
    const values = { ...read, consentVersion, requestedAt: clock.now() };
    const [kept] = await tx.db
      .insert(newsletterSubscriptions)
      .values(values)
      .returning({ requestId: newsletterSubscriptions.id });
    if (kept) await queue.enqueue(tx, confirmNewsletterJob, kept);
  });
  return { ok: true };
}
