import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../testing/open-test-shop.ts";
import { openSales } from "../testing/sales.ts";

let one: TestShop;
let sales: ReturnType<typeof openSales>;
beforeAll(async () => {
  one = await openTestShop({ sky: skyFromDisk() });
  sales = openSales(one);
});
afterAll(() => one.close());

const day = () => new Date(Date.now() + one.later).toISOString().slice(0, 10);
const set = (sql: string, values: readonly unknown[]) => one.database.pool.query(sql, [...values]);

test("a day's books agree, over more than one page of the payment service; then each fault is named", async () => {
  // Far from midnight, so that the day does not turn in the middle.
  const noon = new Date();
  noon.setUTCHours(12, 0, 0, 0);
  one.later = noon.getTime() - Date.now();
  const made = [];
  for (let at = 0; at < 7; at += 1) made.push(await sales.paid(`r${at}@example.org`));
  const clones = `insert into sandbox_sessions (id, status, payment_status, amount_minor, currency, item_name, success_url,
      metadata, payment_metadata, payment_intent_id, charge_id, created_at, expires_at, paid_at)
    select id || n, 'complete', 'paid', 1, 'eur', 'foreign', '', '{}', '{}', 'pi_f' || n, 'ch_f' || n, created_at, expires_at, paid_at
    from sandbox_sessions, generate_series(1, 120) n where client_reference_id = $1`;
  expect(await one.shop.reconcileDay(day())).toMatchObject({ charges: 7, orders: 7, differences: [] });
  const [amount, lost, forged, refundedThere, refundedHere] = made;
  await set("update orders set price_minor = 1 where id = $1", [amount?.orderId]);
  await set("update orders set paid_at = null, state = 'redirected' where id = $1", [lost?.orderId]);
  await set("update orders set payment_intent_id = 'pi_none' where id = $1", [forged?.orderId]);
  await set("update sandbox_sessions set charge_id = null where client_reference_id = $1", [forged?.orderId]);
  await set("update sandbox_sessions set refunded_minor = amount_minor where client_reference_id = $1", [
    refundedThere?.orderId,
  ]);
  await set("update orders set refunded_at = now() where id = $1", [refundedHere?.orderId]);
  await set(clones, [made[6]?.orderId]);
  const { charges, differences } = await one.shop.reconcileDay(day());
  expect(charges).toBe(126);
  const told = differences.map(({ kind, number }) => `${kind} ${number}`).filter((each) => !each.startsWith("charge-"));
  expect(told.sort()).toEqual(
    [
      `amount ${amount?.number}`,
      `paid-there-only ${lost?.number}`,
      `paid-here-only ${forged?.number}`,
      `refunded-there-only ${refundedThere?.number}`,
      `refunded-here-only ${refundedHere?.number}`,
    ].sort(),
  );
  expect(differences.filter(({ kind }) => kind === "charge-without-order")).toHaveLength(120);
  expect(await one.shop.reconcileDay("2020-01-01")).toEqual({
    day: "2020-01-01",
    charges: 0,
    orders: 0,
    differences: [],
  });
});
