import { setTimeout as pause } from "node:timers/promises";
import { buy, emailOf } from "../../contenders/site/buyers.ts";
import { openRunningShop, type RunningShop, referenceMs } from "../../contenders/site/running-shop.ts";
import type { Survey } from "../../work.ts";

const workers = Number(process.env.WORKERS ?? 2);
const perSecond = Number(process.env.ORDERS_PER_SECOND ?? 2);
const orders = Number(process.env.ORDERS ?? 120);
const warmUps = 2 * workers;
/** A mail with a PDF is larger than this, one without is smaller. */
const attachedBytes = 500_000;

/** How long buyers wait for their mail when orders keep coming at a steady pace, and how many mails have the PDF. */
export const work: Survey = {
  name: "deliveries",
  async *figures() {
    const shop = await openRunningShop(workers);
    try {
      yield { name: "reference", value: referenceMs(), unit: "ms" };
      await Promise.all(Array.from({ length: warmUps }, (_, n) => buy(shop, n)));
      await mailed(shop, warmUps);
      const began = performance.now();
      const cpu = shop.cpu().worker;
      const paidAt = await buySteadily(shop);
      await mailed(shop, warmUps + orders);
      const mails = shop.mails.slice(warmUps);
      const seconds = (Math.max(...mails.map(({ acceptedAt }) => acceptedAt)) - began) / 1000;
      yield { name: "worker", value: (shop.cpu().worker - cpu) / orders, unit: "ms" };
      yield { name: "mailed", value: orders / seconds, unit: "per second" };
      const waits = mails.map(({ to, acceptedAt }) => acceptedAt - (paidAt.get(to) ?? Number.NaN));
      waits.sort((one, other) => one - other);
      for (const share of [50, 95]) {
        const wait = waits[Math.ceil((orders * share) / 100) - 1] ?? Number.NaN;
        yield { name: `paid to mailed, ${share} of 100`, value: wait, unit: "ms" };
      }
      const attached = mails.filter(({ bytes }) => bytes > attachedBytes).length;
      yield { name: "with the PDF, of 100", value: (100 * attached) / orders, unit: "mails" };
    } finally {
      await shop.close();
    }
  },
};

/** Starts an order at every beat, whether or not the last is through; when each was paid, by address. */
async function buySteadily(shop: RunningShop): Promise<ReadonlyMap<string, number>> {
  const paidAt = new Map<string, number>();
  const open: Promise<void>[] = [];
  const began = performance.now();
  for (let count = 0; count < orders; count += 1) {
    await pause(Math.max(0, began + (count * 1000) / perSecond - performance.now()));
    const n = warmUps + count;
    open.push(buy(shop, n).then(() => void paidAt.set(emailOf(n), performance.now())));
  }
  await Promise.all(open);
  return paidAt;
}

async function mailed({ mails }: RunningShop, count: number): Promise<void> {
  while (mails.length < count) await pause(20);
}
