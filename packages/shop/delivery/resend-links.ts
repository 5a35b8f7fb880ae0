import { isLocale } from "@cosmic/addresses/locales";
import { paths } from "@cosmic/addresses/paths";
import { defineJob, handleJob, type JobHandler } from "@cosmic/platform/queue/job";
import { and, eq, gt, ne } from "drizzle-orm";
import { z } from "zod";
import { openSealedLink } from "../access/seal-link.ts";
import type { OrderRow } from "../database/tables/orders.ts";
import { resendRequests } from "../database/tables/resend-requests.ts";
import { type ClientAddress, mayMail } from "../limits/rate-limits.ts";
import { mailTextsOf } from "../mail-texts/mail-texts.ts";
import { findOrder } from "../orders/find-order.ts";
import { readableOrdersOf } from "../orders/order-repository.ts";
import { isReadable } from "../orders/order-states.ts";
import { sellerIn } from "../seller/seller-in.ts";
import type { ShopTools } from "../shop-tools.ts";
import { readAddress } from "./read-address.ts";

/** Mails the links of one address again. */
export const resendLinksJob = defineJob("resend-links", z.object({ requestId: z.uuid() }));

/** An address gets one such mail in this time, however often it is asked for. */
const betweenMailsMs = 60_000;
/** Reports one mail lists. */
const listed = 50;

/** Asks for the links of an address. Always the same answer after the same work, so that nobody learns who is a
 * customer: whether there is anything to send is looked up later, by the job. */
export async function resendLinks(
  tools: AskTools,
  email: unknown,
  client: ClientAddress = null,
): Promise<{ readonly ok: true }> {
  const address = readAddress(email);
  if (await mayMail(tools, "resend", { email: address, client })) await request(tools, address);
  return { ok: true };
}

/** The operator's resend: mails all links of the address that placed this order, whatever the limits say. */
export async function resendOrder(tools: AskTools, idOrNumber: string): Promise<ResendAnswer> {
  const order = await findOrder(tools, idOrNumber);
  if (!order) return { ok: false, reason: "unknown-order" };
  const { id: orderId, number, state } = order;
  if (!isReadable(state)) return { ok: false, reason: "not-open", orderId };
  await request(tools, order.email.toLowerCase());
  return { ok: true, orderId, number };
}

/** `not-open`: not paid, or its report is closed. */
export type ResendAnswer =
  | { readonly ok: true; readonly orderId: string; readonly number: string }
  | { readonly ok: false; readonly reason: "unknown-order" }
  | { readonly ok: false; readonly reason: "not-open"; readonly orderId: string };

type AskTools = Pick<ShopTools, "database" | "queue" | "clock" | "environment">;

async function request({ database, queue, clock }: AskTools, email: string) {
  await database.transaction(async (tx) => {
    const values = { email, requestedAt: clock.now() };
    const [added] = await tx.db.insert(resendRequests).values(values).returning({ requestId: resendRequests.id });
    if (added) await queue.enqueue(tx, resendLinksJob, added);
  });
}

/** The handler of `resendLinksJob`. */
export function resendLinksHandler(tools: ShopTools): JobHandler {
  return handleJob(resendLinksJob, async ({ requestId }) => {
    const [asked] = await tools.database.db.select().from(resendRequests).where(eq(resendRequests.id, requestId));
    if (!asked || asked.sentAt) return;
    if (!(await wasMailedJustNow(tools, asked))) await mailLinks(tools, asked);
    const sentAt = tools.clock.now();
    await tools.database.db.update(resendRequests).set({ sentAt }).where(eq(resendRequests.id, requestId));
  });
}

type Asked = typeof resendRequests.$inferSelect;

async function wasMailedJustNow({ database, clock }: ShopTools, { id, email }: Asked): Promise<boolean> {
  const since = new Date(clock.now().getTime() - betweenMailsMs);
  const [recent] = await database.db
    .select({ id: resendRequests.id })
    .from(resendRequests)
    .where(and(eq(resendRequests.email, email), ne(resendRequests.id, id), gt(resendRequests.sentAt, since)))
    .limit(1);
  return recent !== undefined;
}

async function mailLinks(tools: ShopTools, { id, email }: Asked): Promise<void> {
  const { database, environment, mail, log } = tools;
  const found = await readableOrdersOf(database.db, email, listed);
  const [newest] = found;
  if (!newest) return;
  const { renderReportLinks } = await import("../mails/report-links-mail.tsx");
  const { siteName, siteUrl, supportEmail } = environment;
  const locale = isLocale(newest.locale) ? newest.locale : "en-us";
  const words = mailTextsOf(locale);
  const texts = words.reportLinks({ siteName, supportEmail });
  const reports = found.map((order) => ({
    label: words.reportLabel(order.number, order.createdAt),
    link: addressOf(tools, order),
  }));
  const result = await mail.send({
    ...(await renderReportLinks({ siteName, seller: sellerIn(tools, locale), reports, texts })),
    to: newest.email,
    subject: texts.subject,
    messageId: `links-${id}@${new URL(siteUrl).hostname}`,
    replyTo: supportEmail,
  });
  if (result.ok) return;
  if (result.reason === "unreachable") throw new Error(`the mail server is not reachable: ${result.code}`);
  log.error({ code: result.code }, "a mail of links was refused by its recipient's mail server");
}

function addressOf({ environment }: ShopTools, order: OrderRow): string {
  return environment.siteUrl + paths.report(openSealedLink(environment, order));
}
