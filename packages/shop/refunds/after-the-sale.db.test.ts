import { locales } from "@cosmic/addresses/locales";
import { dayMs } from "@cosmic/platform/durations";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestShop, type TestShop } from "../testing/open-test-shop.ts";
import { openSales, type Sale } from "../testing/sales.ts";

let one: TestShop;
let sales: ReturnType<typeof openSales>;
beforeAll(async () => {
  one = await openTestShop({ sky: skyFromDisk(), settings: { REFUND_REVIEW: "on" } });
  sales = openSales(one);
  one.shop.startWorkers();
});
afterAll(() => one.close());

const soon = { timeout: 45_000, interval: 20 };
const movesOf = async (sale: Sale) => (await sales.story(sale)).history.map(({ is }) => is);
const noticesOf = async (sale: Sale) => (await sales.story(sale)).notices.map(({ kind }) => kind);
const opens = async (sale: Sale) => (await one.shop.openReportByLink(sale.secret)) !== null;
const subjectsTo = async (email: string) =>
  ((await one.shop.mailbox?.listMailbox()) ?? []).filter(({ to }) => to === email).map(({ subject }) => subject);
const later = (order: Sale, ms: number) =>
  one.database.pool.query("update orders set paid_at = $2 where id = $1", [
    order.orderId,
    new Date(Date.now() + one.later - ms),
  ]);

test("a request is reviewed: looking changes nothing, asking twice asks once, the report stays open, both sides are told", async () => {
  const sale = await sales.delivered("asks@example.org");
  expect(await one.shop.viewRefund(sale.secret)).toMatchObject({ state: "open", priceMinor: 1299, currency: "GBP" });
  expect(await movesOf(sale)).toEqual(["created", "redirected", "paid", "delivered"]);
  const asked = await Promise.all([1, 2, 3].map(() => one.shop.requestRefund(sale.secret, " Not mine.\u0000 ")));
  expect(asked).toEqual(Array(3).fill(expect.objectContaining({ ok: true, number: sale.number, reviewed: true })));
  expect(await movesOf(sale)).toEqual(["created", "redirected", "paid", "delivered", "refund-requested"]);
  expect(await one.shop.viewRefund(sale.secret)).toMatchObject({ state: "asked" });
  expect((await sales.story(sale)).refundRequests).toMatchObject([{ reason: "Not mine.", answer: null }]);
  expect(await opens(sale)).toBe(true);
  await vi.waitFor(async () => {
    expect(await subjectsTo("asks@example.org")).toContain("We have your refund request");
    expect(await subjectsTo(one.environment.supportEmail)).toContain(`Refund requested: order ${sale.number}`);
  }, soon);
});

test("refused, the report stays open and may be asked about again; accepted, money, link and PDF go at once", async () => {
  const sale = await sales.delivered("answer@example.org", { locale: "en-us" });
  await one.shop.requestRefund(sale.secret, "");
  expect(await one.shop.refuseRefund(sale.number)).toMatchObject({ ok: true, state: "delivered" });
  expect(await one.shop.refuseRefund(sale.number)).toMatchObject({ ok: false, reason: "no-request" });
  expect(await opens(sale)).toBe(true);
  await one.shop.requestRefund(sale.secret, "Still.");
  expect(await one.shop.refundOrder(sale.number)).toMatchObject({ ok: true, state: "refunded" });
  expect(await opens(sale)).toBe(false);
  expect(await one.shop.viewRefund(sale.secret)).toBeNull();
  expect(await sales.stored(sale)).toBe(false);
  expect((await sales.story(sale)).refundRequests.map(({ answer }) => answer)).toEqual(["refused", "accepted"]);
  expect((await movesOf(sale)).slice(3)).toEqual([
    ...["delivered", "refund-requested", "delivered", "refund-requested", "refunded"],
  ]);
  expect(await noticesOf(sale)).toEqual([
    ...["refund-received", "refund-to-review", "refund-refused", "refund-received", "refund-to-review", "refund-made"],
  ]);
});

test("thirty days to the millisecond: the last one is in time, the next is late", async () => {
  const inTime = await sales.delivered("edge@example.org");
  await later(inTime, 30 * dayMs - 10_000);
  expect(await one.shop.requestRefund(inTime.secret, null)).toMatchObject({ ok: true, reason: null });
  const late = await sales.delivered("late@example.org");
  await later(late, 30 * dayMs + 1);
  expect(await one.shop.requestRefund(late.secret, null)).toEqual({ ok: false, reason: "late" });
  expect(await one.shop.viewRefund(late.secret)).toMatchObject({ state: "late" });
  expect(await opens(late)).toBe(true);
  expect(await one.shop.requestRefund("A".repeat(43), null)).toBeNull();
});

test("a refund made at the payment service closes the report, once, and says so to the customer", async () => {
  const sale = await sales.delivered("provider@example.org");
  await one.database.pool.query(
    "update sandbox_sessions set refunded_minor = amount_minor where client_reference_id = $1",
    [sale.orderId],
  );
  expect(await one.shop.settleOrder(sale.orderId)).toBe("refunded");
  expect(await one.shop.settleOrder(sale.orderId)).toBe("refunded");
  expect(await noticesOf(sale)).toEqual(["refund-made"]);
});

test("a dispute closes the report while it is open; won, it opens again; lost, it counts as refunded", async () => {
  const [won, lost] = [await sales.delivered("won@example.org"), await sales.delivered("lost@example.org")];
  for (const sale of [won, lost]) {
    await one.shop.sandboxControls?.dispute(sale.sessionId);
    await vi.waitFor(async () => expect((await sales.story(sale)).state).toBe("disputed"), soon);
    expect(await opens(sale)).toBe(false);
    expect(await one.shop.openReportBySession(sale.sessionId)).toBeNull();
  }
  expect(await one.shop.refundOrder(won.orderId)).toMatchObject({ ok: false, reason: "refused-by-provider" });
  await one.shop.sandboxControls?.closeDispute(won.sessionId, "won");
  await one.shop.sandboxControls?.closeDispute(lost.sessionId, "lost");
  await vi.waitFor(async () => expect((await sales.story(won)).state).toBe("delivered"), soon);
  await vi.waitFor(async () => expect((await sales.story(lost)).state).toBe("refunded"), soon);
  expect([await opens(won), await opens(lost)]).toEqual([true, false]);
  expect([await noticesOf(won), await noticesOf(lost)]).toEqual([
    ["dispute-opened", "dispute-won"],
    ["dispute-opened"],
  ]);
});

test("every notice is written in the order's language", async () => {
  const subjects: Record<string, string> = {
    "en-us": "We have your refund request",
    "en-gb": "We have your refund request",
    "es-es": "Hemos recibido tu solicitud de reembolso",
    "pt-br": "Recebemos seu pedido de reembolso",
  };
  for (const locale of locales) {
    const email = `${locale}@example.org`;
    const sale = await sales.delivered(email, { locale });
    await one.shop.requestRefund(sale.secret, "");
    await vi.waitFor(async () => expect(await subjectsTo(email)).toContain(subjects[locale]), soon);
  }
});

test("a request inside the statutory time cannot be refused, whenever it is answered", async () => {
  const markets = ["en-gb", "es-es", "pt-br"];
  for (const locale of markets) {
    const sale = await sales.delivered(`right-${locale}@example.org`, { locale });
    await one.shop.requestRefund(sale.secret, "");
    expect(await one.shop.refuseRefund(sale.number)).toMatchObject({ ok: false, reason: "statutory" });
    expect((await sales.story(sale)).state).toBe("refund-requested");
    expect(await one.shop.refundOrder(sale.number)).toMatchObject({ ok: true, state: "refunded" });
  }
});
