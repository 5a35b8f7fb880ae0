import { bookOfOrder } from "../books/keep-book.ts";
import { countUnfrozen, unfrozenAfter } from "../orders/queries/order-books.ts";
import { subjectOf } from "../report/subject-of.ts";
import type { ShopTools } from "../shop-tools.ts";

/** What freezing did, or would do. */
export interface Frozen {
  /** Books that were stored. */
  readonly frozen: number;
  /** Order ids whose book could not be composed; they are tried again the next time. */
  readonly failed: readonly string[];
}

export interface FreezeOptions {
  /** Only counts. */
  readonly dry: boolean;
  /** Called after each book. */
  progress?(done: number, of: number): void;
}

const atATime = 100;
const beforeEveryId = "00000000-0000-0000-0000-000000000000";

/** Stores the words of every readable order that has none stored: those delivered before books were kept. May be broken
 * off and run again, while the shop sells. */
export async function freezeBooks(tools: ShopTools, { dry, progress }: FreezeOptions): Promise<Frozen> {
  const { db } = tools.database;
  const of = await countUnfrozen(db);
  if (dry) return { frozen: of, failed: [] };
  const failed: string[] = [];
  let done = 0;
  for (let last = beforeEveryId; ; ) {
    const orders = await unfrozenAfter(db, last, atATime);
    for (const order of orders) {
      try {
        await bookOfOrder(tools, subjectOf(tools, order));
      } catch (error) {
        tools.log.error({ err: error, orderId: order.id }, "the book of an order could not be frozen");
        failed.push(order.id);
      }
      done += 1;
      progress?.(done, Math.max(of, done));
    }
    const end = orders.at(-1);
    if (end === undefined || orders.length < atATime) return { frozen: done - failed.length, failed };
    last = end.id;
  }
}
