import type { PixStep } from "@cosmic/payment-sandbox/payments/pix";
import { hourMs } from "@cosmic/platform/durations";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../testing/open-test-shop.ts";
import { openSales, type Sale } from "../testing/sales.ts";

const secret = "whsec_pix";
let one: TestShop;
let sales: ReturnType<typeof openSales>;
beforeAll(async () => {
  one = await openTestShop({ sky: skyFromDisk(), settings: { STRIPE_WEBHOOK_SECRET: secret } });
  sales = openSales(one);
});
afterAll(() => one.close());

const brazil = { locale: "pt-br" };
const open = (email: string, changes: object = {}) => sales.open(email, { ...brazil, ...changes });
const pix = (sale: Sale, step: PixStep) => one.shop.hostedPage?.pix(sale.sessionId, step);
const settle = (sale: Sale) => one.shop.settleOrder(sale.orderId);
const access = (sale: Sale) => one.shop.openReportBySession(sale.sessionId);
const deliveries = async ({ orderId }: Sale) =>
  (
    await one.database.pool.query("select 1 from pgboss.job where name = 'deliver-report' and data->>'orderId' = $1", [
      orderId,
    ])
  ).rowCount;

let events = 0;
async function hear(sale: Sale, type: string, times = 1) {
  const object = { id: sale.sessionId, metadata: { order: sale.orderId } };
  const payload = JSON.stringify({ id: `evt_pix_${events++}`, object: "event", type, created: 1, data: { object } });
  const signature = new Stripe("sk_test_x").webhooks.generateTestHeaderString({ payload, secret });
  for (let n = 0; n < times; n++) await one.shop.receivePaymentEvent(Buffer.from(payload), signature);
  return settle(sale);
}
const completed = "checkout.session.completed";
const succeeded = "checkout.session.async_payment_succeeded";
const failed = "checkout.session.async_payment_failed";

test("an order in reais is offered Pix for an hour, beside the card; no other is, nor when it is switched off", async () => {
  const methods = async (locale: string) => {
    const sale = await sales.open(`ways-${locale}@example.org`, { locale });
    return (await one.shop.hostedPage?.session(sale.sessionId))?.methods;
  };
  expect(await methods("pt-br")).toEqual(["card", "pix"]);
  for (const locale of ["en-us", "en-gb", "es-es"]) expect(await methods(locale)).toEqual(["card"]);
  const off = await openTestShop({ sky: skyFromDisk(), settings: { PIX: "off" } });
  const sale = await openSales(off).open("off@example.org", brazil);
  expect((await off.shop.hostedPage?.session(sale.sessionId))?.methods).toEqual(["card"]);
  await off.close();
});

test("paid at once: waiting until the bank confirms, then paid and delivered once, however often it is told", async () => {
  const sale = await open("now@example.org");
  await pix(sale, "choose");
  expect(await hear(sale, completed, 2)).toBe("redirected");
  const waiting = await access(sale);
  expect(waiting).toMatchObject({ kind: "waiting", paymentPage: expect.stringContaining("/sandbox/pay/") });
  const expiresAt = waiting?.kind === "waiting" ? waiting.pix?.expiresAt.getTime() : 0;
  expect(Math.abs((expiresAt ?? 0) - Date.now() - hourMs)).toBeLessThan(60_000);
  await pix(sale, "pay");
  expect(await hear(sale, succeeded, 3)).toBe("paid");
  expect(await hear(sale, completed)).toBe("paid");
  expect(await access(sale)).toMatchObject({ kind: "report" });
  expect(await deliveries(sale)).toBe(1);
  const { rows } = await one.database.pool.query("select payment_method from orders where id = $1", [sale.orderId]);
  expect(rows).toEqual([{ payment_method: "pix" }]);
});

test("paid later: the code is paid by itself when its time comes, and the sweep hears of it without a webhook", async () => {
  const sale = await open("later@example.org");
  await pix(sale, "pay-later");
  expect(await settle(sale)).toBe("redirected");
  one.later = 61_000;
  expect((await one.shop.sweep()).settling).toBeGreaterThan(0);
  expect(await settle(sale)).toBe("paid");
  one.later = 0;
  expect(await deliveries(sale)).toBe(1);
});

test("expired: the order is over, its page says so calmly, and the same visitor may begin anew", async () => {
  const attempt = crypto.randomUUID();
  const sale = await open("expired@example.org", { attempt });
  await pix(sale, "choose");
  expect(await settle(sale)).toBe("redirected");
  one.later = hourMs + 1000;
  expect(await settle(sale)).toBe("expired");
  expect(await access(sale)).toEqual({ kind: "lapsed" });
  const again = await open("expired@example.org", { attempt });
  expect(again.orderId).not.toBe(sale.orderId);
  one.later = 0;
  expect(await deliveries(sale)).toBe(0);
});

test("paid after it expired: told by webhook, or found by the sweep for three days; paid and delivered either way", async () => {
  const [told, lost] = [await open("late-told@example.org"), await open("late-lost@example.org")];
  for (const sale of [told, lost]) {
    await pix(sale, "let-expire");
    expect(await hear(sale, failed)).toBe("expired");
    await pix(sale, "pay");
  }
  expect(await hear(told, succeeded)).toBe("paid");
  expect(await hear(told, failed)).toBe("paid");
  expect(await deliveries(told)).toBe(1);
  one.later = 5 * hourMs;
  await one.shop.sweep();
  const jobs = "select 1 from pgboss.job where name = 'settle-order' and data->>'orderId' = $1";
  expect((await one.database.pool.query(jobs, [lost.orderId])).rowCount).toBeGreaterThan(1);
  expect(await settle(lost)).toBe("paid");
  one.later = 0;
  expect(await deliveries(lost)).toBe(1);
});

test("every order of the three events, each told twice, ends the same", async () => {
  const orders = [
    [completed, failed, succeeded],
    [completed, succeeded, failed],
    [failed, completed, succeeded],
    [failed, succeeded, completed],
    [succeeded, completed, failed],
    [succeeded, failed, completed],
  ];
  for (const [n, told] of orders.entries()) {
    const sale = await open(`any-order-${n}@example.org`);
    await pix(sale, "let-expire");
    await pix(sale, "pay");
    for (const type of told) await hear(sale, type, 2);
    expect((await sales.story(sale)).state).toBe("paid");
    expect(await deliveries(sale)).toBe(1);
  }
});

test("a click while a code waits leads to the code, from the same tab and from another; a card cannot pay a second time", async () => {
  const attempt = crypto.randomUUID();
  const changes = { attempt, again: false };
  const sale = await open("click@example.org", changes);
  await pix(sale, "choose");
  const same = await open("click@example.org", changes);
  const other = await open("click@example.org", { again: false });
  expect([same.orderId, other.orderId]).toEqual([sale.orderId, sale.orderId]);
  expect(same.sessionId).toBe(sale.sessionId);
  expect(await one.shop.hostedPage?.pay(sale.sessionId, "4242424242424242")).toEqual({
    ok: false,
    reason: "pix-chosen",
  });
});

test("a Pix is refunded like a card", async () => {
  const sale = await open("refund@example.org");
  await pix(sale, "pay");
  expect(await settle(sale)).toBe("paid");
  expect(await one.shop.refundOrder(sale.number)).toMatchObject({ ok: true, state: "refunded" });
});

test("a Pix that arrives after its order was erased goes back", async () => {
  const sale = await open("erased@example.org");
  await pix(sale, "choose");
  await settle(sale);
  await one.database.pool.query("update orders set created_at = created_at - interval '32 days' where id = $1", [
    sale.orderId,
  ]);
  one.later = 2 * hourMs;
  await one.shop.settleOrder(sale.orderId);
  await one.shop.cleanUp();
  expect((await sales.story(sale)).state).toBe("erased");
  await pix(sale, "pay");
  await hear(sale, succeeded);
  one.later = 0;
  const jobs = "select 1 from pgboss.job where name = 'refund-order' and data->>'orderId' = $1";
  expect((await one.database.pool.query(jobs, [sale.orderId])).rowCount).toBe(1);
});
