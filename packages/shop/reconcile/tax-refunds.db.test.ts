import { dayMs } from "@cosmic/platform/durations";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../testing/open-test-shop.ts";
import { openSales, type Sale } from "../testing/sales.ts";
import { periodOf } from "./tax-export.ts";

let one: TestShop;
let sales: ReturnType<typeof openSales>;
beforeAll(async () => {
  one = await openTestShop({ sky: skyFromDisk(), settings: { TAX_RATES: "ES=21,GB=20" } });
  sales = openSales(one);
});
afterAll(() => one.close());

const exportOf = async (quarter: string) => {
  const period = periodOf(quarter);
  if (!period) throw new Error("no quarter");
  return one.shop.exportTax(quarter, period);
};
async function sell(email: string, locale: string): Promise<Sale> {
  const sale = await sales.open(email, { locale });
  await one.shop.hostedPage?.pay(sale.sessionId, "4242424242424242");
  await one.shop.settleOrder(sale.orderId);
  return sale;
}
const refund = async ({ sessionId }: Sale, amountMinor: number) =>
  one.shop.sandboxControls?.refund(sessionId, amountMinor);
const rowsOf = async ({ orderId }: Sale) =>
  (await one.database.pool.query("select * from tax_refunds where order_id = $1 order by ordinal", [orderId])).rows;

test("two partial refunds count each in its own quarter, with a note and a share of the tax of its own", async () => {
  one.stopClockAt(Date.UTC(2027, 1, 10));
  const sale = await sell("two-quarters@example.org", "es-es");
  await refund(sale, 500);
  await one.shop.settleOrder(sale.orderId);
  one.stopClockAt(Date.UTC(2027, 4, 10));
  await refund(sale, 899);
  await one.shop.settleOrder(sale.orderId);
  const rows = await rowsOf(sale);
  expect(rows).toMatchObject([
    { amount_minor: 500, note_year: 2027, refunded_at: new Date(Date.UTC(2027, 1, 10)) },
    { amount_minor: 899, note_year: 2027, refunded_at: new Date(Date.UTC(2027, 4, 10)) },
  ]);
  expect(rows[1].note_number).toBe(rows[0].note_number + 1);
  expect(rows[0].tax_minor + rows[1].tax_minor).toBe(243);
  const first = await exportOf("2027Q1");
  expect(first).toMatchObject({
    agrees: true,
    lines: [{ orders: 1, grossMinor: 1399, refunds: 1, refundedMinor: 500 }],
  });
  expect(await exportOf("2027Q2")).toMatchObject({
    ...{ agrees: true, lines: [{ orders: 0, grossMinor: 0, refunds: 1, refundedMinor: 899 }] },
    totals: [{ currency: "EUR", oursMinor: 0, theirsMinor: 0, oursRefundedMinor: 899, theirsRefundedMinor: 899 }],
  });
});

test("refunds that the version before noted as one sum get a row each with the export, the first with its number", async () => {
  one.stopClockAt(Date.UTC(2028, 1, 10));
  const sale = await sell("before@example.org", "en-gb");
  await refund(sale, 300);
  await one.shop.settleOrder(sale.orderId);
  one.stopClockAt(Date.UTC(2028, 4, 10));
  await refund(sale, 200);
  const [{ note_number: number }] = await rowsOf(sale);
  await one.database.pool.query("delete from tax_refunds where order_id = $1", [sale.orderId]);
  await one.database.pool.query("update tax_records set refunded_minor = 500 where order_id = $1", [sale.orderId]);
  expect(await exportOf("2028Q1")).toMatchObject({ agrees: true, lines: [{ refundedMinor: 300 }] });
  expect(await exportOf("2028Q2")).toMatchObject({ agrees: true, lines: [{ refundedMinor: 200 }] });
  expect(await rowsOf(sale)).toMatchObject([{ note_number: number }, { note_number: number + 1 }]);
});

test("a refund that failed since counts nothing and keeps its number", async () => {
  one.stopClockAt(Date.UTC(2029, 1, 10));
  const sale = await sell("failed@example.org", "en-gb");
  await refund(sale, 300);
  await one.shop.settleOrder(sale.orderId);
  await one.database.pool.query(
    "delete from sandbox_refunds where session_id = (select id from sandbox_sessions where client_reference_id = $1)",
    [sale.orderId],
  );
  await one.database.pool.query("update sandbox_sessions set refunded_minor = 0 where client_reference_id = $1", [
    sale.orderId,
  ]);
  expect(await exportOf("2029Q1")).toMatchObject({ agrees: true, lines: [{ refunds: 0, refundedMinor: 0 }] });
  expect(await rowsOf(sale)).toMatchObject([{ amount_minor: 0, tax_minor: 0, ordinal: 1 }]);
});

/** What happens on a day: a sale, or a refund of an earlier one, whether its webhook arrived or not. */
const happening = fc.record({
  days: fc.integer({ min: 0, max: 80 }),
  sells: fc.boolean(),
  locale: fc.constantFrom("en-us", "en-gb", "es-es"),
  which: fc.nat(),
  share: fc.constantFrom(0.01, 0.4, 0.5, 1),
  heard: fc.boolean(),
});

test("whatever is sold and given back, each quarter adds up to the provider's charges and refunds of it", async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 2, maxLength: 7 }), async (happenings) => {
      // Each run gets three years that no other run uses.
      const year = 2030 + 3 * run++;
      let dayAt = Date.UTC(year, 0, 1);
      const sold: { readonly sale: Sale; readonly priceMinor: number; left: number }[] = [];
      for (const [index, { days, sells, locale, which, share, heard }] of happenings.entries()) {
        dayAt += days * dayMs;
        one.stopClockAt(dayAt);
        if (sells || sold.length === 0) {
          const sale = await sell(`run-${year}-${index}@example.org`, locale);
          const { priceMinor } = await sales.story(sale);
          sold.push({ sale, priceMinor, left: priceMinor });
          continue;
        }
        const chosen = sold[which % sold.length];
        if (!chosen || chosen.left === 0) continue;
        const amount = share === 1 ? chosen.left : Math.max(1, Math.floor(chosen.left * share));
        await refund(chosen.sale, amount);
        chosen.left -= amount;
        if (heard) await one.shop.settleOrder(chosen.sale.orderId);
      }
      let [gross, back] = [0, 0];
      for (const quarter of [0, 1, 2].flatMap((more) => [1, 2, 3, 4].map((part) => `${year + more}Q${part}`))) {
        const exported = await exportOf(quarter);
        expect([quarter, exported.totals, exported.agrees]).toEqual([quarter, exported.totals, true]);
        for (const { oursMinor, oursRefundedMinor } of exported.totals) {
          gross += oursMinor;
          back += oursRefundedMinor;
        }
      }
      expect(gross).toBe(sold.reduce((sum, { priceMinor }) => sum + priceMinor, 0));
      expect(back).toBe(sold.reduce((sum, { priceMinor, left }) => sum + priceMinor - left, 0));
      for (const { sale, left } of sold) {
        const record = await one.database.pool.query(
          `select t.tax_minor, coalesce((select sum(r.tax_minor) from tax_refunds r where r.order_id = t.order_id), 0)::int
             as back from tax_records t where t.order_id = $1`,
          [sale.orderId],
        );
        if (left === 0) expect(record.rows[0].back).toBe(record.rows[0].tax_minor);
      }
    }),
    { numRuns: 8, endOnFailure: true },
  );
});
