import { isLocale, type Locale } from "@cosmic/addresses/locales";
import type { MailMessage } from "@cosmic/platform/mail/mail-message";
import { handleJob, type JobHandler } from "@cosmic/platform/queue/job";
import { firstNameOf } from "@cosmic/report/first-name";
import { desc, eq, sql } from "drizzle-orm";
import { notices } from "../database/tables/notices.ts";
import type { OrderRow } from "../database/tables/orders.ts";
import { refundRequests } from "../database/tables/refund-requests.ts";
import { mailTextsOf } from "../mail-texts/mail-texts.ts";
import { noticeWithOrder } from "../orders/queries/order-queries.ts";
import { sellerIn } from "../seller/seller-in.ts";
import type { ShopTools } from "../shop-tools.ts";
import { mailNoticeJob } from "./notify-customer.ts";

type Notice = typeof notices.$inferSelect;
type Ended = Pick<Partial<Notice>, "result" | "lastFailure">;

/** The handler of `mailNoticeJob`: a try that fails for now is recorded and thrown, so that the queue tries again; one
 * that is refused for good is recorded and done with. */
export function mailNoticeHandler(tools: ShopTools): JobHandler {
  return handleJob(mailNoticeJob, async ({ noticeId }) => {
    const found = await noticeWithOrder(tools.database.db, noticeId);
    if (!found || found.notices.result) return;
    const { notices: notice, orders: order } = found;
    if (order.email === "") return record(tools, notice, { result: "dropped" });
    const result = await tools.mail.send(await writeNotice(tools, notice, order));
    if (result.ok) return record(tools, notice, { result: "accepted", lastFailure: null });
    const refused = result.reason === "refused";
    await record(tools, notice, { ...(refused ? { result: "refused" as const } : {}), lastFailure: result.code });
    if (!refused) throw new Error(`the mail server is not reachable: ${result.code}`);
    tools.log.error({ orderId: order.id, code: result.code }, "a notice was refused by its recipient's mail server");
  });
}

async function record({ database, clock }: ShopTools, { id }: Notice, ended: Ended): Promise<void> {
  await database.db
    .update(notices)
    .set({ ...ended, attempts: sql`${notices.attempts} + 1`, updatedAt: clock.now() })
    .where(eq(notices.id, id));
}

async function writeNotice(tools: ShopTools, { id, kind }: Notice, order: OrderRow): Promise<MailMessage> {
  const { renderNotice } = await import("../mails/notice-mail.tsx");
  const { siteName, siteUrl, supportEmail } = tools.environment;
  const locale = isLocale(order.locale) ? order.locale : "en-us";
  const texts = mailTextsOf(locale).notice(kind, {
    firstName: firstNameOf(order.name),
    number: order.number,
    priceMinor: order.priceMinor,
    currency: order.currency,
    ...(await requestOf(tools, order.id, locale)),
    reviewed: tools.environment.refundReview,
    siteName,
    supportEmail,
  });
  const toSupport = kind === "refund-to-review";
  return {
    ...(await renderNotice({ siteName, texts, seller: sellerIn(tools, locale) })),
    to: toSupport ? supportEmail : order.email,
    subject: texts.subject,
    messageId: `notice-${id}@${new URL(siteUrl).hostname}`,
    replyTo: toSupport ? order.email : supportEmail,
  };
}

/** What was last asked for on an order, and when. */
async function requestOf({ database }: ShopTools, orderId: string, locale: Locale) {
  const { reason, requestedAt } = refundRequests;
  const [last] = await database.db
    .select({ reason, requestedAt })
    .from(refundRequests)
    .where(eq(refundRequests.orderId, orderId))
    .orderBy(desc(requestedAt))
    .limit(1);
  if (!last) return { reason: "", askedAt: "" };
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "long", timeZone: "UTC" });
  return { reason: last.reason ?? "", askedAt: moment.format(last.requestedAt) };
}
