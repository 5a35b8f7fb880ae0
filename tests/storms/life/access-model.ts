import { dayMs, hourMs } from "@cosmic/platform/durations";
import { isKept, isOpen, type OrderModel, refundMs, sessionMs } from "./order-model.ts";

/** A buyer may correct the birth for thirty days, three times. */
export const correctionMs = 30 * dayMs;
const buyersCorrections = 3;

/** Whether a session still opens the report in any browser. */
export function opensAnywhere(order: OrderModel): boolean {
  return isOpen(order) && order.paidAt !== null && order.now - order.paidAt < sessionMs;
}

/** What somebody finds who comes back from the payment page. */
export function bySession(order: OrderModel, browser: "own" | "another"): "report" | "waiting" | "lapsed" | null {
  if (order.state === "redirected") return "waiting";
  if (order.state === "expired") return "lapsed";
  return isOpen(order) && (browser === "own" || opensAnywhere(order)) ? "report" : null;
}

/** How often the birth was corrected: the number of the version that the link opens. */
export function corrections({ versions }: OrderModel): number {
  return versions.length - 1;
}

/** Numbers of the earlier versions that can be opened at the link, newest first. */
export function earlier(order: OrderModel): readonly number[] {
  return isOpen(order) ? [...Array(corrections(order)).keys()].toReversed() : [];
}

type Standing = "open" | "undelivered" | "refund-asked" | "late" | "used-up";

/** Whether the birth may be corrected; null where the link opens no such page. */
export function standing(order: OrderModel, by: "buyer" | "operator"): Standing | null {
  if (order.state === "paid") return "undelivered";
  if (order.state === "refund-requested") return "refund-asked";
  if (order.state !== "delivered" || order.paidAt === null) return null;
  if (by === "operator") return "open";
  if (order.corrected >= buyersCorrections) return "used-up";
  return order.now - order.paidAt > correctionMs ? "late" : "open";
}

/** Corrections the buyer has left. */
export function left({ corrected }: OrderModel): number {
  return buyersCorrections - corrected;
}

/** A corrected birth takes the place of the one before, whose book stays. */
export function correct(order: OrderModel, time: string, by: "buyer" | "operator"): void {
  order.versions.push({ time, writtenAt: order.now });
  if (by === "buyer") order.corrected += 1;
}

/** What the page shows that asks for the money back. */
export function refundPage(order: OrderModel): "open" | "asked" | "late" | null {
  if (!isOpen(order) || order.paidAt === null) return null;
  if (order.state === "refund-requested") return "asked";
  return order.now - order.paidAt > refundMs ? "late" : "open";
}

/** What is shown to somebody who names the order and the address it was bought with. */
export function claim(order: OrderModel): "open" | "asked" | "late" | "refunded" | "unknown" {
  if (!isKept(order)) return "unknown";
  return order.refundedAt === null ? (refundPage(order) ?? "unknown") : "refunded";
}

/** The receipt stays when the report closes, until the person is no longer kept. */
export function hasReceipt(order: OrderModel): boolean {
  return isKept(order) && order.paidAt !== null && order.state !== "redirected" && order.state !== "expired";
}

/** Whether a file of the page that was left open is still made. */
export function isCurrent(order: OrderModel): boolean {
  return isOpen(order) && order.leftOpen === corrections(order);
}

/** Whether a reader is offered the present chapter anew: more than a year after the day the report was written on. */
export function isAged(order: OrderModel): boolean {
  const writtenAt = order.versions.at(-1)?.writtenAt ?? order.paidAt;
  if (!isOpen(order) || writtenAt === null) return false;
  const [year, ...rest] = dayInBrasilia(writtenAt).split("-");
  return dayInBrasilia(order.now) > [Number(year) + 1, ...rest].join("-");
}

/** YYYY-MM-DD in São Paulo, where every birth of these lives is: three hours behind UTC since 2019. */
function dayInBrasilia(at: number): string {
  return new Date(at - 3 * hourMs).toISOString().slice(0, 10);
}
