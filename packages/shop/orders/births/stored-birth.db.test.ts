import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orders } from "../../database/tables/orders.ts";
import { openTestShop, sampleCheckout, sessionOf, type TestShop } from "../../testing/open-test-shop.ts";

let one: TestShop;
beforeAll(async () => {
  one = await openTestShop({ sky: skyFromDisk() });
});
afterAll(() => one.close());

/** Sells a report and returns its order and link. */
async function sell(birth: object) {
  const answer = await one.shop.startCheckout({
    ...sampleCheckout,
    birthData: { ...sampleCheckout.birthData, ...birth },
  });
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  await one.shop.hostedPage?.pay(sessionOf(answer.url), "4242424242424242");
  await one.shop.settleOrder(answer.orderId);
  return { orderId: answer.orderId, session: sessionOf(answer.url) };
}
async function storedBirth(orderId: string): Promise<Record<string, unknown>> {
  const [row] = await one.database.db.select().from(orders).where(eq(orders.id, orderId));
  return { ...(row?.birth as object) }; // jsonb of our own writing
}
async function instantOf(session: string): Promise<string | undefined> {
  const access = await one.shop.openReportBySession(session);
  if (access?.kind !== "report") throw new Error("no report");
  return (await one.shop.reportOfOrder(access.report)).colophon[1];
}

test("an order keeps the place, the zone, the offset and the clocks of the days around the birth", async () => {
  const { orderId } = await sell({});
  expect(await storedBirth(orderId)).toEqual({
    name: "Zoë Zimmer",
    date: "1990-06-15",
    time: "14:30",
    place: "São Paulo, Brazil",
    latitude: -23.5505,
    longitude: -46.6333,
    zone: "America/Sao_Paulo",
    resolvedOffsetSeconds: -10800,
    resolvedClocks: { version: "2026f", links: {}, zones: { "America/Sao_Paulo": ["-10800,0,-03", "", ""] } },
  });
  expect(await one.shop.countChangedTimeZones()).toEqual({ source: "tzdb 2026f", older: 0, moved: 0 });
});

test("an offset set by hand is kept as set by hand, and no table is", async () => {
  const { orderId } = await sell({ offsetSeconds: -11_188 });
  const stored = await storedBirth(orderId);
  expect(stored).toMatchObject({ offsetSeconds: -11_188, resolvedOffsetSeconds: -11_188 });
  expect(stored).not.toHaveProperty("resolvedClocks");
});

test("a report goes by the clock it was sold with, and doctor's count finds those a newer table would change", async () => {
  const { orderId, session } = await sell({ birthTime: "09:00" });
  const soldAs = (row: string) => ({
    resolvedClocks: { version: "2019a", links: {}, zones: { "America/Sao_Paulo": [row, "", ""] } },
  });
  const resell = async (fields: object) => {
    const birth = { ...(await storedBirth(orderId)), ...fields };
    await one.database.db.update(orders).set({ birth }).where(eq(orders.id, orderId));
  };
  await resell(soldAs("-10800,0,-03"));
  expect(await one.shop.countChangedTimeZones()).toMatchObject({ older: 1, moved: 0 });
  await resell({ ...soldAs("-7200,1,-02"), resolvedOffsetSeconds: -7200 });
  expect(await one.shop.countChangedTimeZones()).toMatchObject({ older: 1, moved: 1 });
  expect(await instantOf(session)).toBe("1990-06-15T11:00:00Z");
});

test("an order from before clocks were kept is read by today's table", async () => {
  const { orderId, session } = await sell({ birthTime: "10:00" });
  const { resolvedOffsetSeconds, resolvedClocks, ...birth } = await storedBirth(orderId);
  await one.database.db.update(orders).set({ birth }).where(eq(orders.id, orderId));
  expect(await instantOf(session)).toBe("1990-06-15T13:00:00Z");
});
