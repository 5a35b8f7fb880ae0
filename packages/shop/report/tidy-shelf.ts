import { closedAmong } from "../orders/closed-among.ts";
import type { ShopTools } from "../shop-tools.ts";

/** Takes the PDFs of closed orders off this machine's shelf: those a process left there when it died, and those of orders
 * that were closed on another machine. Returns how many owners lost theirs. */
export async function tidyShelf({ database, shelf }: Pick<ShopTools, "database" | "shelf">): Promise<number> {
  const closed = await closedAmong(database, await shelf.owners());
  for (const owner of closed) await shelf.discard(owner);
  return closed.length;
}
