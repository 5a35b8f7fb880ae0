import { isLocale, type Locale } from "@cosmic/addresses/locales";
import { paths } from "@cosmic/addresses/paths";
import type { ZoneTable } from "@cosmic/atlas/zone-table";
import type { Birth } from "@cosmic/chart/birth";
import type { SourceUse } from "@cosmic/outside-sources/chain";
import { readStoredSources } from "@cosmic/outside-sources/stored-sources";
import { dayMs } from "@cosmic/platform/durations";
import type { Language } from "@cosmic/report/document";
import { asOfOrder } from "../books/as-of.ts";
import type { OrderRow } from "../database/tables/orders.ts";
import { readStoredBirth } from "../orders/births/stored-birth.ts";
import { orderByLink, orderBySession } from "../orders/order-repository.ts";
import { isReadable, openState } from "../orders/order-states.ts";
import { claimQuestions } from "../payment/claim-question.ts";
import { settleOrder } from "../payment/settle-order.ts";
import { paymentPageOf, sessionHashes } from "../payment-service/checkout-session.ts";
import { isPaymentTrouble } from "../payment-service/payment-trouble.ts";
import type { Plan } from "../prices.ts";
import type { ShopTools } from "../shop-tools.ts";
import { linkHash } from "./report-links.ts";
import { openSealedLink } from "./seal-link.ts";

/** A paid report, opened. */
export interface OpenedReport {
  readonly orderId: string;
  /** How often its birth was corrected. */
  readonly corrections: number;
  /** Order number, for the customer. */
  readonly number: string;
  readonly state: "paid" | "delivered";
  readonly plan: Plan;
  /** What was paid, in the currency's smallest unit. */
  readonly priceMinor: number;
  /** ISO 4217, capitals. */
  readonly currency: string;
  readonly locale: Locale;
  /** The language it was sold in. */
  readonly language: Language;
  /** As typed; empty when none was given. */
  readonly name: string;
  /** Where the copy went. */
  readonly email: string;
  /** The day it is written on, YYYY-MM-DD. */
  readonly asOf: string;
  readonly birth: Birth;
  /** The clocks it was sold by; null: today's. */
  readonly soldBy: ZoneTable | null;
  /** Outside sources asked at the sale; usually none. */
  readonly sources: readonly SourceUse[];
  /** `/r/{secret}` */
  readonly path: string;
}

/** What a return from the payment page leads to. */
export type SessionAccess =
  | { readonly kind: "report"; readonly report: OpenedReport }
  /** The payment service has not confirmed the payment yet. */
  | {
      readonly kind: "waiting";
      /** Where it can still be paid: the hosted page of the order; null where it has none. */
      readonly paymentPage: string | null;
      /** A Pix code was made and is not paid yet; null: no Pix was chosen. */
      readonly pix: PendingPix | null;
    }
  /** Its Pix code was not paid in time. Should the payment come after all, the order is served. */
  | { readonly kind: "lapsed" };

/** A Pix code that is waited for. */
export interface PendingPix {
  readonly expiresAt: Date;
}

type AccessTools = Pick<ShopTools, "environment" | "database" | "clock" | "timeZones" | "zoneAt">;

/** Opens a report by the secret of its link. Malformed, unknown, replaced and refunded are the same null. Only the hash
 * is looked up, so the time it takes reveals nothing about a secret. */
export async function openReportByLink(tools: AccessTools, secret: string): Promise<OpenedReport | null> {
  const hash = linkHash(secret);
  if (!hash) return null;
  const order = await orderByLink(tools.database.db, hash);
  return order ? openReport(tools, order, secret) : null;
}

/** How long after its payment a session opens the report in any browser. Its id stands in the history of browsers and
 * in the payment service's records, so that it is no key for good, as the mailed link is. */
const opensEverywhereMs = dayMs;

/** Opens a report by the payment session a visitor comes back with: within a day of the payment, or later in the
 * browser that ordered, which `buyer` proves. When the webhook has not come yet the payment service is asked at once.
 * Null: unknown, expired, refunded, or somebody else's. */
export async function openReportBySession(
  tools: ShopTools,
  sessionId: string,
  buyer?: string,
): Promise<SessionAccess | null> {
  const order = await bySession(tools, sessionId);
  if (!order) return null;
  const open = order.state === "redirected" || isLapsed(order);
  if (open) await settleQuietly(tools, order.id);
  const settled = open ? await bySession(tools, sessionId) : order;
  if (settled?.state === "redirected") return waitingFor(tools, settled);
  if (settled && isLapsed(settled)) return { kind: "lapsed" };
  if (!settled || !isReadable(settled.state)) return null;
  if (!isRecent(tools, settled) && !isBuyer(settled, buyer)) return null;
  const report = openReport(tools, settled, openSealedLink(tools.environment, settled));
  return report ? { kind: "report", report } : null;
}

/** A slow payment was begun, and not made in time. */
const isLapsed = ({ state, paymentDueAt }: OrderRow): boolean => state === "expired" && paymentDueAt !== null;

function waitingFor({ environment }: AccessTools, order: OrderRow): SessionAccess {
  const pix = order.paymentDueAt === null ? null : { expiresAt: order.paymentDueAt };
  return { kind: "waiting", paymentPage: paymentPageOf(environment, order), pix };
}

async function bySession({ database, environment }: AccessTools, sessionId: string): Promise<OrderRow | null> {
  return orderBySession(database.db, { hashes: sessionHashes(environment, sessionId), sessionId });
}

const isRecent = ({ clock }: AccessTools, { paidAt }: OrderRow): boolean =>
  paidAt !== null && clock.now().getTime() - paidAt.getTime() < opensEverywhereMs;

const isBuyer = ({ buyerHash }: OrderRow, buyer = ""): boolean =>
  buyerHash !== null && linkHash(buyer)?.equals(buyerHash) === true;

/** The visitor waits either way: when the payment service is away, or was asked a moment ago, the webhook or the sweep
 * will settle it. */
async function settleQuietly(tools: ShopTools, orderId: string): Promise<void> {
  const [claimed] = await claimQuestions(tools.database, [orderId], tools.clock.now());
  if (claimed === undefined) return;
  try {
    await settleOrder(tools, orderId);
  } catch (error) {
    if (!isPaymentTrouble(error)) throw error;
    tools.log.warn({ err: error, orderId }, "the payment service does not answer; the order stays open");
  }
}

function openReport(tools: AccessTools, order: OrderRow, secret: string): OpenedReport | null {
  if (!isReadable(order.state) || !isLocale(order.locale)) return null;
  const { id, number, plan, priceMinor, currency, locale, name, email, corrections } = order;
  const { birth, soldBy } = readStoredBirth(tools, order.birth);
  return {
    ...{ orderId: id, corrections, number, plan, priceMinor, currency, locale, name, email },
    state: openState(order.deliveredAt),
    asOf: asOfOrder(tools.timeZones, order, birth),
    language: order.reportLanguage ?? "en",
    ...{ birth, soldBy, sources: readStoredSources(order.sources) },
    path: paths.report(secret),
  };
}
