import { minuteMs } from "@cosmic/platform/durations";
import { openTestShop, type TestShop } from "@cosmic/shop/testing/open-test-shop";
import { openSales, type Sale } from "@cosmic/shop/testing/sales";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

// Full run: STORM_SIZE=full npx vitest run --project database tests/storms/lost-webhooks.db.test.ts
const buyers = process.env.STORM_SIZE === "full" ? 100 : 10;
const patience = 3_600_000;
/** How long the slowest buyer spends on the payment page, minutes. */
const slowest = 27;
/** Interval between two sweeps, minutes: three times the workers' own interval. */
const step = 3;
const promised = 10;

let one: TestShop;
beforeAll(async () => {
  one = await openTestShop({ sky: skyFromDisk() });
});
afterAll(() => one.close());

/** Waits until no job is due. Webhooks that find the site down keep failing and are not waited for. */
async function workIsDone() {
  const open = `select name from pgboss.job where state < 'completed' and name in ('settle-order', 'deliver-report')`;
  await vi.waitFor(async () => expect((await one.database.pool.query(open)).rows).toEqual([]), {
    timeout: patience,
    interval: 20,
  });
}

test(`${buyers} buyers whose webhooks are all lost have their reports within ten minutes of paying, each once`, {
  timeout: patience,
}, async () => {
  one.siteDown = true;
  one.shop.startWorkers();
  const sales = openSales(one);
  const waiting = new Map<number, Sale[]>();
  const all: Sale[] = [];
  for (let n = 0; n < buyers; n++) {
    const sale = await sales.open(`lost-${n}@example.org`);
    all.push(sale);
    const minute = step * Math.round((n * slowest) / (buyers - 1) / step);
    waiting.set(minute, [...(waiting.get(minute) ?? []), sale]);
  }
  for (let minute = 0; minute <= slowest + promised; minute += step) {
    for (const sale of waiting.get(minute) ?? []) await one.shop.hostedPage?.pay(sale.sessionId, "4242424242424242");
    one.later = (minute + step) * minuteMs;
    await one.shop.sweep();
    await workIsDone();
  }
  const { rows } = await one.database.pool.query<{ state: string; minutes: number }>(
    `select o.state, extract(epoch from o.delivered_at - s.paid_at)::float8 / 60 as minutes
       from orders o join sandbox_sessions s on s.client_reference_id = o.id::text`,
  );
  expect(rows.map(({ state }) => state)).toEqual(all.map(() => "delivered"));
  expect(Math.max(...rows.map(({ minutes }) => minutes))).toBeLessThanOrEqual(promised);
  // According to the operator's metrics, nobody is left waiting.
  const { lastHour, paidToMailed, troubles, waiting: queues } = await one.shop.measure();
  expect(lastHour).toMatchObject({ paid: buyers, delivered: buyers });
  expect([paidToMailed.count, troubles.lateMails]).toEqual([buyers, 0]);
  expect(queues).toContainEqual({ job: "deliver-report", waiting: 0, due: 0, oldestSeconds: 0 });
  const events = await one.database.pool.query("select id from webhook_events");
  expect(events.rows).toEqual([]);
  const mails = await one.database.pool.query<{ raw: Buffer }>("select raw from mailbox_messages");
  const recipients = mails.rows.map(({ raw }) => /^To: (\S+)/m.exec(raw.toString("latin1"))?.[1]);
  expect(recipients.sort()).toEqual(all.map((_, n) => `lost-${n}@example.org`).sort());
});
