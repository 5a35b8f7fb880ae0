import { hourMs } from "@cosmic/platform/durations";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../testing/open-test-shop.ts";
import { openSales } from "../testing/sales.ts";

const [today, retiring] = ["whsec_today", "whsec_retiring"];
let one: TestShop;
let sales: ReturnType<typeof openSales>;
beforeAll(async () => {
  one = await openTestShop({ sky: skyFromDisk(), settings: { STRIPE_WEBHOOK_SECRET: `${today},${retiring}` } });
  sales = openSales(one);
});
afterAll(() => one.close());

let events = 0;
function event(type: string, object: object, id = `evt_${events++}`) {
  return JSON.stringify({ id, object: "event", type, created: 1, data: { object } });
}
const signed = (payload: string, { secret = today, ageSeconds = 0 } = {}) =>
  new Stripe("sk_test_x").webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - ageSeconds,
  });
const receive = (payload: string, options?: Parameters<typeof signed>[1]) =>
  one.shop.receivePaymentEvent(Buffer.from(payload), signed(payload, options));
const stateOf = async (sale: { orderId: string }) => (await sales.story(sale)).state;

test("both live secrets are believed, a third is not, nor one of ours that is older than 300 s", async () => {
  const sale = await sales.open("secrets@example.org");
  const about = () => event("checkout.session.completed", { id: sale.sessionId, metadata: { order: sale.orderId } });
  expect(await receive(about())).toBe("stored");
  expect(await receive(about(), { secret: retiring })).toBe("stored");
  expect(await receive(about(), { secret: "whsec_other" })).toBe("bad-signature");
  expect(await receive(about(), { ageSeconds: 290 })).toBe("stored");
  expect(await receive(about(), { ageSeconds: 310 })).toBe("bad-signature");
});

test("one byte more than was signed is no event", async () => {
  const payload = event("checkout.session.completed", { id: "cs_test_x" });
  expect(await one.shop.receivePaymentEvent(Buffer.from(`${payload} `), signed(payload))).toBe("bad-signature");
});

test("an event is a reason to ask, never the truth: one that says paid moves no unpaid order", async () => {
  const sale = await sales.open("liar@example.org");
  const lie = { id: sale.sessionId, metadata: { order: sale.orderId }, payment_status: "paid", status: "complete" };
  expect(await receive(event("checkout.session.completed", lie))).toBe("stored");
  expect(await one.shop.settleOrder(sale.orderId)).toBe("redirected");
});

test.each([
  ["a type nobody has heard of", event("moon.landed", { id: "x" })],
  ["an order that is none", event("checkout.session.completed", { id: "cs_x", metadata: { order: "x" } })],
  ["an order of somebody else", event("charge.refunded", { id: "ch_x", metadata: { order: crypto.randomUUID() } })],
  ["an unknown payment", event("charge.dispute.created", { id: "du_x", payment_intent: "pi_x" })],
  ["no metadata", event("charge.refunded", { id: "ch_x", metadata: null, payment_intent: null })],
  ["an object of another shape", event("charge.refunded", { id: 7 })],
])("%s is harmless", async (_, payload) => {
  expect(await receive(payload)).toBe("ignored");
});

test("signed and yet no JSON is harmless too", async () => {
  expect(await receive("{")).toBe("bad-signature");
});

test("a slow payment: complete and unpaid opens nothing, its success does, its failure ends the order", async () => {
  const [late, failed] = [await sales.open("slow@example.org"), await sales.open("failed@example.org")];
  for (const sale of [late, failed]) {
    await one.shop.sandboxControls?.payLater(sale.sessionId);
    expect(await one.shop.settleOrder(sale.orderId)).toBe("redirected");
    expect(await one.shop.openReportBySession(sale.sessionId)).toMatchObject({
      kind: "waiting",
      paymentPage: expect.stringContaining("/sandbox/pay/"),
    });
  }
  await one.shop.sandboxControls?.settleLater(late.sessionId, "paid");
  await one.shop.sandboxControls?.settleLater(failed.sessionId, "failed");
  expect(await one.shop.settleOrder(late.orderId)).toBe("paid");
  expect(await one.shop.settleOrder(failed.orderId)).toBe("expired");
  // News that come late, or again, change nothing.
  for (const sale of [late, failed])
    for (const type of ["checkout.session.completed", "checkout.session.async_payment_failed"]) {
      expect(await receive(event(type, { id: sale.sessionId, metadata: { order: sale.orderId } }))).toBe("stored");
      await one.shop.settleOrder(sale.orderId);
    }
  expect([await stateOf(late), await stateOf(failed)]).toEqual(["paid", "expired"]);
});

test("an order whose process died before it kept its session learns it from the event", async () => {
  const sale = await sales.open("died@example.org");
  await one.database.pool.query(
    "update orders set state = 'created', checkout_session_hash = null, sealed_checkout_session = null, sealed_checkout_url = null where id = $1",
    [sale.orderId],
  );
  await one.shop.hostedPage?.pay(sale.sessionId, "4242424242424242");
  const told = { id: sale.sessionId, metadata: { order: sale.orderId } };
  expect(await receive(event("checkout.session.completed", told))).toBe("stored");
  expect(await one.shop.settleOrder(sale.orderId)).toBe("paid");
});

test("an abandoned page ends its order, by the event or by the sweep, and the same visitor may begin anew", async () => {
  const attempt = crypto.randomUUID();
  const sale = await sales.open("left@example.org", { attempt });
  one.later = 25 * hourMs;
  await one.shop.sweep();
  expect(await one.shop.settleOrder(sale.orderId)).toBe("expired");
  const again = await sales.open("left@example.org", { attempt });
  one.later = 0;
  expect(again.orderId).not.toBe(sale.orderId);
});

test("orders whose webhook was dropped are asked about again within ten minutes of the payment, whenever that was", async () => {
  for (const minutesToPay of [0, 4, 16, 61]) {
    const sale = await sales.open(`dropped-${minutesToPay}@example.org`);
    let asked = 0;
    for (let minute = 1; minute <= minutesToPay + 10; minute += 1) {
      one.later = minute * 60_000 + 1000;
      await one.shop.sweep();
      const jobs = await one.database.pool.query(
        "select count(*)::int as n from pgboss.job where name = 'settle-order' and data->>'orderId' = $1",
        [sale.orderId],
      );
      if (minute >= minutesToPay && jobs.rows[0].n > asked) break;
      asked = jobs.rows[0].n;
      expect(minute).toBeLessThan(minutesToPay + 10);
    }
    one.later = 0;
  }
});
