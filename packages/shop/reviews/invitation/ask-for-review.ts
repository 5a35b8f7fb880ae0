import { inLocale } from "@cosmic/addresses/in-locale";
import { baseLocale, isLocale } from "@cosmic/addresses/locales";
import { paths } from "@cosmic/addresses/paths";
import type { MailMessage } from "@cosmic/platform/mail/mail-message";
import { handleJob, type JobHandler } from "@cosmic/platform/queue/job";
import { firstNameOf } from "@cosmic/report/first-name";
import { eq } from "drizzle-orm";
import type { OrderRow } from "../../database/tables/orders.ts";
import { reviewInvitations } from "../../database/tables/review-invitations.ts";
import { reviewTextsOf } from "../../mail-texts/reviews/review-texts.ts";
import { objectionKeyOf } from "../../objections/objection-key.ts";
import { objectionToken } from "../../objections/objection-token.ts";
import { sellerIn } from "../../seller/seller-in.ts";
import type { ShopTools } from "../../shop-tools.ts";
import { askForReviewJob } from "./ask-for-review-job.ts";
import { claimInvitation } from "./claim-invitation.ts";

/** The handler of `askForReviewJob`. A worker killed after the mail left sends it again under the same number and with
 * the same link, so that it shows once. */
export function askForReviewHandler(tools: ShopTools): JobHandler {
  return handleJob(askForReviewJob, async ({ orderId }) => {
    const claim = await claimInvitation(tools, orderId);
    if (claim.kind === "done") return;
    if (claim.kind === "taken") throw new Error("another worker is asking for this review");
    const result = await tools.mail.send(await writeMail(tools, claim.order, claim.secret));
    if (result.ok) return record(tools, orderId, { result: "accepted", askedAt: tools.clock.now(), lastFailure: null });
    const refused = result.reason === "refused";
    await record(tools, orderId, { ...(refused ? { result: "refused" as const } : {}), lastFailure: result.code });
    if (!refused) throw new Error(`the mail server is not reachable: ${result.code}`);
    tools.log.warn(
      { orderId, code: result.code },
      "the mail that asks for a review was refused by its recipient's mail server",
    );
  });
}

type Ended = Partial<Pick<typeof reviewInvitations.$inferInsert, "result" | "askedAt" | "lastFailure">>;

async function record({ database }: ShopTools, orderId: string, ended: Ended): Promise<void> {
  const changes = { ...ended, claimedUntil: null };
  await database.db.update(reviewInvitations).set(changes).where(eq(reviewInvitations.orderId, orderId));
}

async function writeMail(tools: ShopTools, order: OrderRow, secret: string): Promise<MailMessage> {
  const { renderNotice } = await import("../../mails/notice-mail.tsx");
  const { siteName, siteUrl, supportEmail } = tools.environment;
  const locale = isLocale(order.locale) ? order.locale : baseLocale;
  const texts = reviewTextsOf(locale)({ firstName: firstNameOf(order.name), number: order.number, siteName });
  const page = (path: string) => siteUrl + inLocale(locale, path);
  const addressKey = await objectionKeyOf(tools, tools.database.db, { purpose: "review", email: order.email });
  const leaveLink = page(paths.reviewLeave(secret, objectionToken(tools.environment, addressKey)));
  const { button, addressLead, leave } = texts;
  return {
    ...(await renderNotice({
      ...{ siteName, texts, seller: sellerIn(tools, locale) },
      button: { label: button, link: page(paths.review(secret)), addressLead },
      leave: { label: leave, link: leaveLink },
    })),
    to: order.email,
    subject: texts.subject,
    messageId: `review-${order.id}@${new URL(siteUrl).hostname}`,
    replyTo: supportEmail,
    leaveLink,
  };
}
