import { inLocale } from "@cosmic/addresses/in-locale";
import { baseLocale, isLocale } from "@cosmic/addresses/locales";
import { paths } from "@cosmic/addresses/paths";
import { handleJob, type JobHandler } from "@cosmic/platform/queue/job";
import { seal } from "@cosmic/platform/seal";
import { eq } from "drizzle-orm";
import { linkHash, makeLinkSecret } from "../access/report-links.ts";
import { newsletterSubscriptions } from "../database/tables/newsletter-subscriptions.ts";
import { newsletterTextsOf } from "../mail-texts/newsletter/newsletter-texts.ts";
import { sellerIn } from "../seller/seller-in.ts";
import type { ShopTools } from "../shop-tools.ts";
import { confirmNewsletterJob } from "./ask-for-newsletter.ts";

type Asked = typeof newsletterSubscriptions.$inferSelect;

/** The handler of `confirmNewsletterJob`. Run again after a failure it mails new links, and the old ones are void. */
export function confirmNewsletterHandler(tools: ShopTools): JobHandler {
  return handleJob(confirmNewsletterJob, async ({ requestId }) => {
    const { database, clock } = tools;
    const itsRow = eq(newsletterSubscriptions.id, requestId);
    const [asked] = await database.db.select().from(newsletterSubscriptions).where(itsRow);
    if (!asked || asked.mailedAt) return;
    await mail(tools, asked);
    await database.db.update(newsletterSubscriptions).set({ mailedAt: clock.now() }).where(itsRow);
  });
}

async function mail(tools: ShopTools, { id, email, ...asked }: Asked): Promise<void> {
  const { database, environment, log } = tools;
  const { siteName, siteUrl, supportEmail } = environment;
  const [confirm, leave] = [makeLinkSecret(), makeLinkSecret()];
  await database.db
    .update(newsletterSubscriptions)
    .set({ confirmHash: linkHash(confirm), leaveHash: linkHash(leave), sealedLeave: seal(environment, id, leave) })
    .where(eq(newsletterSubscriptions.id, id));
  const { renderNewsletterConfirmation } = await import("../mails/newsletter-confirmation-mail.tsx");
  const locale = isLocale(asked.locale) ? asked.locale : baseLocale;
  const texts = newsletterTextsOf(locale)({ siteName });
  const links = {
    confirm: siteUrl + inLocale(locale, paths.newsletterConfirm(confirm)),
    leave: siteUrl + inLocale(locale, paths.newsletterLeave(leave)),
  };
  const result = await tools.mail.send({
    ...(await renderNewsletterConfirmation({ siteName, seller: sellerIn(tools, locale), ...links, texts })),
    to: email,
    subject: texts.subject,
    messageId: `newsletter-${id}@${new URL(siteUrl).hostname}`,
    replyTo: supportEmail,
    leaveLink: links.leave,
  });
  if (result.ok) return;
  if (result.reason === "unreachable") throw new Error(`the mail server is not reachable: ${result.code}`);
  log.error({ code: result.code }, "a newsletter's confirmation was refused by its recipient's mail server");
}
