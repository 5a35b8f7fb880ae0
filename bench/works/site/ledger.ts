import { openTestShop } from "@cosmic/shop/testing/open-test-shop";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { bytesOfASale, writeLedger } from "../../contenders/ledger.ts";
import { median } from "../../measure.ts";
import type { Survey } from "../../work.ts";

const orders = Number(process.env.LEDGER_ORDERS ?? 200_000);
const rounds = 5;

/**
 * The queries that workers and metrics run all the time, against a year of sales, ms. None may slow down over the
 * years.
 */
export const work: Survey = {
  name: "ledger",
  async *figures() {
    const one = await openTestShop({ sky: skyFromDisk() });
    try {
      await writeLedger(one.database, orders);
      yield { name: "a sale", value: (await bytesOfASale(one.database)) / 1024, unit: "KB" };
      const asks = {
        sweep: () => one.shop.sweep(),
        "clean-up": () => one.shop.cleanUp(),
        figures: () => one.shop.measure(),
        troubles: () => one.shop.countTroubles(),
        "newest orders": () => one.shop.listOrders(),
        "orders of an address": () => one.shop.listOrders({ email: "buyer-2@example.org" }),
      };
      for (const [name, ask] of Object.entries(asks)) yield { name, value: await timeOf(ask), unit: "ms" };
    } finally {
      await one.close();
    }
  },
};

async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
  }
  return median(times);
}
