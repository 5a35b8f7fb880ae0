import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, type TestShopOptions } from "../testing/open-test-shop.ts";
import { openSales, type Sale } from "../testing/sales.ts";
import { periodOf } from "./tax-export.ts";

const shops: TestShop[] = [];
async function open(settings: TestShopOptions["settings"]) {
  const one = await openTestShop({ sky: skyFromDisk(), ...(settings ? { settings } : {}) });
  shops.push(one);
  return { one, sales: openSales(one) };
}
let rates: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  rates = await open({ TAX_RATES: "ES=21,GB=20" });
});
afterAll(async () => {
  for (const one of shops) await one.close();
});

const recordOf = async (one: TestShop, { orderId }: Pick<Sale, "orderId">) =>
  (await one.database.pool.query("select * from tax_records where order_id = $1", [orderId])).rows[0];
async function receiptOf(one: TestShop, { secret }: Sale) {
  const receipt = await one.shop.openReceipt(secret);
  return receipt.ok ? Buffer.from(receipt.pdf).toString() : receipt.reason;
}
function quarterNow() {
  const now = new Date();
  const quarter = `${now.getUTCFullYear()}Q${Math.floor(now.getUTCMonth() / 3) + 1}`;
  const period = periodOf(quarter);
  if (!period) throw new Error("no quarter");
  return { quarter, period };
}
const exportNow = (one: TestShop) => one.shop.exportTax(quarterNow().quarter, quarterNow().period);

test("with rates set, tax is within the price; the country has two pieces of evidence, and no more is kept", async () => {
  const { one, sales } = rates;
  const sale = await sales.paid("spain@example.org", { locale: "es-es" });
  expect(await recordOf(one, sale)).toMatchObject({
    ...{ country: "ES", gross_minor: 1399, tax_minor: 243, rate_bp: 2100, source: "rates", currency: "EUR" },
    evidence: [
      { kind: "billing-address", country: "ES" },
      { kind: "card", country: "ES" },
    ],
  });
  const receipt = await receiptOf(one, sale);
  for (const part of ["Recibo", sale.number, "2,43", "11,56", "IVA 21", "13,99", "spain@example.org", "España"])
    expect(receipt).toContain(part);
  const british = await sales.paid("britain@example.org");
  expect(await recordOf(one, british)).toMatchObject({ country: "GB", tax_minor: 217, rate_bp: 2000 });
  const american = await sales.paid("america@example.org", { locale: "en-us" });
  expect(await recordOf(one, american)).toMatchObject({ country: "US", tax_minor: 0, rate_bp: null, source: "none" });
  expect(await receiptOf(one, american)).toContain("shows no tax separately");
});

test("a Pix and the tax number of who paid it are two pieces of evidence of Brazil, and the number is not kept", async () => {
  const { one, sales } = rates;
  const sale = await sales.open("pix@example.org", { locale: "pt-br" });
  await one.shop.hostedPage?.pix(sale.sessionId, "pay");
  await one.shop.settleOrder(sale.orderId);
  const evidence = [
    { kind: "pix", country: "BR" },
    { kind: "tax-id", country: "BR" },
  ];
  const record = await recordOf(one, sale);
  expect(JSON.stringify(record)).not.toContain("00000000191");
  expect(record).toMatchObject({ country: "BR", evidence, currency: "BRL", gross_minor: 7999 });
});

test("receipt numbers follow one another without a gap, however many orders settle at once and settle again", async () => {
  const { one, sales } = rates;
  const made = await Promise.all(Array.from({ length: 12 }, (_, n) => sales.open(`many-${n}@example.org`)));
  for (const { sessionId } of made) await one.shop.hostedPage?.pay(sessionId, "4242424242424242");
  await Promise.all([...made, ...made].map(({ orderId }) => one.shop.settleOrder(orderId)));
  const { rows } = await one.database.pool.query("select receipt_number as n from tax_records order by 1");
  expect(rows.map(({ n }) => n)).toEqual(rows.map((_, at) => at + 1));
});

test("a settlement that fails takes no number with it", async () => {
  const { one, sales } = rates;
  const before = await sales.paid("before@example.org");
  const { n: last } = { n: (await recordOf(one, before)).receipt_number as number };
  const sale = await sales.open("fails@example.org");
  await one.shop.hostedPage?.pay(sale.sessionId, "4242424242424242");
  const fail = `create function fail() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$;
    create trigger fail before insert on order_history for each row execute function fail()`;
  await one.database.pool.query(fail);
  await expect(one.shop.settleOrder(sale.orderId)).rejects.toThrow();
  expect(await recordOf(one, sale)).toBeUndefined();
  await one.database.pool.query("drop trigger fail on order_history");
  expect(await one.shop.settleOrder(sale.orderId)).toBe("paid");
  expect((await recordOf(one, sale)).receipt_number).toBe(last + 1);
});

test("after a refund the report is closed, and the receipt is the note of it, with a number of its own series", async () => {
  const { one, sales } = rates;
  const sale = await sales.paid("refund@example.org", { locale: "es-es" });
  await one.shop.refundOrder(sale.number);
  expect(await one.shop.openReportByLink(sale.secret)).toBeNull();
  expect(await recordOf(one, sale)).toMatchObject({ refunded_minor: 1399, refund_number: 1 });
  const note = await receiptOf(one, sale);
  for (const part of ["nota de devolución", "−13,99", `R${new Date().getUTCFullYear()}-000001`])
    expect(note).toContain(part);
});

test("links that are none, and orders that are not paid, have no receipt", async () => {
  const { one, sales } = rates;
  const unpaid = await sales.open("unpaid@example.org");
  expect(await receiptOf(one, unpaid)).toBe("missing");
  for (const secret of ["", "x", "a".repeat(43)]) expect(await receiptOf(one, { ...unpaid, secret })).toBe("missing");
});

test("erasure takes the person and leaves the row of tax, which never held one", async () => {
  const { one, sales } = rates;
  const sale = await sales.paid("canary-tax@example.org", { name: "Canary Tax" });
  const before = await recordOf(one, sale);
  expect(JSON.stringify(before)).not.toMatch(/canary|Canary|1990|Paulo|23\.55/);
  await one.shop.eraseCustomer("canary-tax@example.org");
  expect((await sales.story(sale)).state).toBe("erased");
  expect(await recordOf(one, sale)).toEqual(before);
  expect(await receiptOf(one, sale)).toBe("missing");
});

test("an order the version before settled gets its record with its receipt, or with the export", async () => {
  const { one, sales } = rates;
  const [opened, exported] = [await sales.paid("old-1@example.org"), await sales.paid("old-2@example.org")];
  const ids = [opened.orderId, exported.orderId];
  await one.database.pool.query("delete from tax_records where order_id = any($1)", [ids]);
  expect(await receiptOf(one, opened)).toContain(opened.number);
  await exportNow(one);
  expect(await recordOf(one, exported)).toMatchObject({ gross_minor: 1299 });
});

test("a quarter adds up to the payment service's charges and refunds, by country and rate; a lost charge shows", async () => {
  const { one, sales } = rates;
  await sales.paid("part@example.org");
  const exported = await exportNow(one);
  expect(exported.agrees).toBe(true);
  const { rows } = await one.database.pool.query(
    `select upper(currency) as currency, sum(amount_minor)::int as sum, sum(refunded_minor)::int as back
     from sandbox_sessions where payment_status = 'paid' group by 1 order by 1`,
  );
  expect(exported.totals).toEqual(
    rows.map(({ currency, sum, back }) => ({
      ...{ currency, oursMinor: sum, theirsMinor: sum, oursRefundedMinor: back, theirsRefundedMinor: back },
    })),
  );
  const spain = exported.lines.find(({ country }) => country === "ES");
  expect(spain).toMatchObject({
    ...{ rateBp: 2100, currency: "EUR", orders: 2, grossMinor: 2798, taxMinor: 486 },
    ...{ refunds: 1, refundedMinor: 1399, refundedTaxMinor: 243 },
  });
  for (const { currency, oursMinor } of exported.totals) {
    const lines = exported.lines.filter((line) => line.currency === currency);
    expect(lines.reduce((sum, line) => sum + line.grossMinor, 0)).toBe(oursMinor);
  }
  await one.database.pool.query("update tax_records set gross_minor = gross_minor + 1 where country = 'ES'");
  expect((await exportNow(one)).agrees).toBe(false);
  await one.database.pool.query("update tax_records set gross_minor = gross_minor - 1 where country = 'ES'");
  expect((await one.shop.exportTax("2020Q1", { from: new Date(0), to: new Date(1) })).lines).toEqual([]);
});

test("a charge the buyer's bank took back counts as returned on both sides", async () => {
  const { one, sales } = rates;
  const sale = await sales.paid("bank@example.org");
  await one.shop.sandboxControls?.dispute(sale.sessionId);
  await one.shop.sandboxControls?.closeDispute(sale.sessionId, "lost");
  await one.shop.settleOrder(sale.orderId);
  expect(await recordOf(one, sale)).toMatchObject({ refunded_minor: 1299 });
  expect((await exportNow(one)).agrees).toBe(true);
});

test("with Stripe Tax the buyer pays the price shown, and the tax is the service's; contradicting evidence is counted", async () => {
  const { one, sales } = await open({ STRIPE_TAX: "on", TAX_RATES: "ES=99" });
  expect(await one.shop.inspect()).toMatchObject({ tax: "stripe-tax" });
  expect(await rates.one.shop.inspect()).toMatchObject({ tax: "rates" });
  const sale = await sales.paid("stripe-tax@example.org", { locale: "es-es" });
  expect(await recordOf(one, sale)).toMatchObject({
    ...{ source: "stripe-tax", gross_minor: 1399, tax_minor: 243, rate_bp: 2100, country: "ES" },
  });
  const moved = await sales.open("moved@example.org", { locale: "es-es" });
  await one.shop.hostedPage?.pay(moved.sessionId, "4242424242424242");
  await one.database.pool.query("update sandbox_sessions set card_country = 'FR' where client_reference_id = $1", [
    moved.orderId,
  ]);
  await one.shop.settleOrder(moved.orderId);
  expect(await recordOf(one, moved)).toMatchObject({ country: "ES" });
  expect(await exportNow(one)).toMatchObject({ agrees: true, contradicted: 1, thinEvidence: 0 });
  const brazil = await sales.open("brazil@example.org", { locale: "pt-br" });
  await one.shop.hostedPage?.pix(brazil.sessionId, "pay");
  await one.shop.settleOrder(brazil.orderId);
  expect(await recordOf(one, brazil)).toMatchObject({ country: "BR", gross_minor: 7999, source: "stripe-tax" });
});
