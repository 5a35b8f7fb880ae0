import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../testing/open-test-shop.ts";
import { openSales } from "../testing/sales.ts";

// Two hundred: PROBE_SIZE=full npx vitest run --project database packages/shop/limits/answered-alike.db.test.ts
const answers = process.env.PROBE_SIZE === "full" ? 200 : 40;
/** Of the medians of answers asked by turns, so that a slow moment slows both. A look into the orders and a job more
 * for the one would be half as much again. */
const alike = 1.3;
/** What is alike is so in one of three rounds on the slowest day; what is not is so in none. */
const rounds = 3;
const doors = 3;

let one: TestShop;
beforeAll(async () => {
  one = await openTestShop({ sky: skyFromDisk() });
  await openSales(one).paid("known-0@example.org");
  // As many customers as answers: a mailbox may be written to three times an hour.
  await one.database.pool.query(customers, [answers * rounds * doors]);
});
afterAll(() => one.close());

const customers = `
  insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'number', 'K-' || n,
    'email', 'known-' || n || '@example.org', 'attempt_hash', null, 'checkout_session_hash', null, 'sealed_checkout_session', null,
    'payment_intent_id', null, 'link_hash', null))).*
  from orders as o, generate_series(1, $1::int) as n`;

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

type Ask = (email: string, client: string) => Promise<unknown>;

/** How much longer a customer's answers take than a stranger's; each is another address, from another network. */
async function ratioOf(ask: Ask, from: number): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let n = from + 1; n <= from + answers; n += 1) {
    const turns = n % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
    for (const whose of turns) {
      const start = performance.now();
      const answer = await ask(`${whose}-${n}@example.org`, `10.${n >> 8}.${n & 255}.${whose.length}`);
      times[whose].push(performance.now() - start);
      expect(answer).toEqual({ ok: true });
    }
  }
  return median(times.known) / median(times.unknown);
}

test.each([
  ["resend", 0, (email: string, client: string) => one.shop.resendLinks(email, client)],
  ["fulfil", 1, (email: string, client: string) => one.shop.lookAgain(email, client)],
  ["my data", 2, (email: string, client: string) => one.shop.askPrivacy({ email, kind: "export" }, client)],
])("%s answers a customer's address and a stranger's in the same time", async (name, door, ask) => {
  const ratios: number[] = [];
  const isAlike = (ratio: number) => ratio < alike && ratio > 1 / alike;
  while (ratios.length < rounds && !ratios.some(isAlike))
    ratios.push(await ratioOf(ask, (door * rounds + ratios.length) * answers));
  process.stderr.write(`${name}: a customer's answer takes ${ratios.map((ratio) => ratio.toFixed(3)).join(", ")}\n`);
  expect(ratios.some(isAlike), `${ratios}`).toBe(true);
});
