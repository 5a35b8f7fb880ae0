import { required } from "@cosmic/chart/required";
import { minuteMs } from "@cosmic/platform/durations";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openTestShop, sampleCheckout, type TestShop } from "../testing/open-test-shop.ts";
import { openSales, type Sale } from "../testing/sales.ts";

let one: TestShop;
let sales: ReturnType<typeof openSales>;
beforeAll(async () => {
  one = await openTestShop({ sky: skyFromDisk() });
  sales = openSales(one);
  one.shop.startWorkers();
});
afterAll(() => one.close());

const soon = { timeout: 45_000, interval: 20 };
const stateOf = async (sale: Sale) => (await sales.story(sale)).state;
const mailTo = async (email: string, subject: string) => {
  const listed = (await one.shop.mailbox?.listMailbox()) ?? [];
  const found = listed.find((mail) => mail.to === email && mail.subject === subject);
  return found ? await one.shop.mailbox?.readMailboxMessage(found.id) : undefined;
};
const consented = { locale: "en-gb", consentAsked: true, beginNow: true, endsWithdrawal: true };

test("the money goes back by itself, by number and mail, with a receipt of content and time", async () => {
  const sale = await sales.delivered("leaves@example.org", consented);
  const claim = { order: ` ${sale.number.toLowerCase()} `, email: "Leaves@Example.org" };
  expect(await one.shop.findRefund(claim, "203.0.113.5")).toMatchObject({ ok: true, refund: { state: "open" } });
  const asked = await one.shop.claimRefund({ ...claim, reason: "Not for me." }, "203.0.113.5");
  expect(asked).toMatchObject({ ok: true, number: sale.number, reason: "Not for me.", reviewed: false });
  await vi.waitFor(async () => expect(await stateOf(sale)).toBe("refunded"), soon);
  expect(await one.shop.openReportByLink(sale.secret)).toBeNull();
  expect(await one.shop.findRefund(claim, "203.0.113.5")).toEqual({
    ok: true,
    refund: { state: "refunded", number: sale.number },
  });
  await vi.waitFor(async () => {
    const receipt = await mailTo("leaves@example.org", "We have your refund request");
    expect(receipt?.text.replaceAll(/\s+/g, " ")).toMatch(/order CB-\S+ back on .+ UTC.+Not for me\./);
    expect(await mailTo("leaves@example.org", "Your refund is on its way")).toBeDefined();
  }, soon);
});

test("the report's link is enough, and asking many times at once refunds once", async () => {
  const sale = await sales.delivered("twice@example.org");
  const claim = { order: `${one.siteUrl}/r/${sale.secret}?tab=sun`, email: "" };
  const asked = await Promise.all([1, 2, 3].map(() => one.shop.claimRefund({ ...claim, reason: "" }, "203.0.113.6")));
  expect(asked.filter(({ ok }) => ok).length).toBeGreaterThan(0);
  await vi.waitFor(async () => expect(await stateOf(sale)).toBe("refunded"), soon);
  const { rows } = await one.database.pool.query(
    "select refunded_minor, amount_minor from sandbox_sessions where client_reference_id = $1",
    [sale.orderId],
  );
  expect(rows[0]).toMatchObject({ refunded_minor: rows[0].amount_minor });
});

test("asked again with other words, before and after the refund, the receipt is the first one's", async () => {
  const sale = await sales.delivered("again@example.org");
  const claim = { order: sale.number, email: "again@example.org" };
  const first = await one.shop.claimRefund({ ...claim, reason: "First words." }, "203.0.113.8");
  expect(first).toMatchObject({ ok: true, reason: "First words." });
  const second = () => one.shop.claimRefund({ ...claim, reason: "Second words." }, "203.0.113.8");
  expect(await second()).toEqual(first);
  await vi.waitFor(async () => expect(await stateOf(sale)).toBe("refunded"), soon);
  expect(await second()).toEqual(first);
});

test("twenty requests are paid back within five minutes of the shop's clock, ninety-five in a hundred", async () => {
  const bought = await Promise.all([...Array(20).keys()].map((n) => sales.delivered(`p95-${n}@example.org`)));
  for (const sale of bought) await one.shop.requestRefund(sale.secret, "");
  await vi.waitFor(async () => {
    for (const sale of bought) expect(await stateOf(sale)).toBe("refunded");
  }, soon);
  const waits = await Promise.all(
    bought.map(async (sale) => {
      const { refundRequests, refundedAt } = await sales.story(sale);
      return (
        Date.parse(required(refundedAt, "the refund")) -
        Date.parse(required(refundRequests[0], "the request").requestedAt)
      );
    }),
  );
  const p95 = waits.sort((a, b) => a - b)[Math.ceil(waits.length * 0.95) - 1];
  expect(p95).toBeGreaterThanOrEqual(0);
  expect(p95).toBeLessThan(5 * minuteMs);
});

test("a stranger learns nothing: a wrong number and a wrong mail are answered alike, and not without end", async () => {
  const sale = await sales.delivered("mine@example.org");
  const guesses = [
    { order: sale.number, email: "other@example.org" },
    { order: "CB-0000-0000", email: "mine@example.org" },
    { order: "", email: "" },
    { order: "A".repeat(43), email: "mine@example.org" },
  ];
  for (const guess of guesses) {
    expect(await one.shop.findRefund(guess, "198.51.100.7")).toEqual({ ok: false, reason: "unknown" });
  }
  for (let asked = guesses.length; asked < 30; asked += 1) {
    await one.shop.findRefund({ order: sale.number, email: "x@example.org" }, "198.51.100.7");
  }
  expect(await one.shop.findRefund({ order: sale.number, email: "mine@example.org" }, "198.51.100.7")).toEqual({
    ok: false,
    reason: "too-many",
  });
  expect(await stateOf(sale)).toBe("delivered");
});

test("boxes that were shown and left unticked stop the sale; ticked, their words stay with the order and its mail", async () => {
  const sent = { ...sampleCheckout, email: "boxes@example.org", attempt: crypto.randomUUID() };
  expect(await one.shop.startCheckout({ ...sent, ...consented, endsWithdrawal: false })).toEqual({
    ok: false,
    reason: "invalid",
    problems: [{ field: "endsWithdrawal", code: "missing" }],
  });
  const sale = await sales.delivered("boxes@example.org", consented);
  const { withdrawalConsent } = await sales.story(sale);
  expect(withdrawalConsent).toMatchObject({ version: "withdrawal-consent/2026-11" });
  const texts = (withdrawalConsent as { readonly texts: readonly string[] }).texts; // The shape was checked above.
  expect(texts).toHaveLength(2);
  const mail = await mailTo("boxes@example.org", "Your birth chart report is ready");
  for (const words of texts) expect(mail?.text.replaceAll(/\s+/g, " ")).toContain(words);
});

test("no market without the duty keeps a consent, and none is kept that was not given", async () => {
  const american = await sales.open("us@example.org", { ...consented, locale: "en-us" });
  const silent = await sales.open("silent@example.org", { locale: "es-es" });
  for (const sale of [american, silent]) expect((await sales.story(sale)).withdrawalConsent).toBeNull();
});
