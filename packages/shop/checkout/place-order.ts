import { createHash, randomUUID } from "node:crypto";
import { type OrderRow, orders } from "@cosmic/platform/database/tables/orders";
import { documentVersion } from "@cosmic/report/document";
import { eq } from "drizzle-orm";
import { linkHash, linkSecret } from "../access/report-links.ts";
import { makeOrderNumber } from "../orders/order-number.ts";
import type { SoldBirth } from "../orders/sold-birth.ts";
import type { Price } from "../prices.ts";
import type { ShopTools } from "../shop-tools.ts";
import type { Checkout } from "./checkout-form.ts";

/** What is bought, all of it checked. */
export interface Purchase {
  readonly checkout: Checkout;
  readonly birth: SoldBirth;
  readonly name: string;
  readonly price: Price;
}

/** Order numbers drawn before giving up; one in about 2000 is taken at five hundred million orders. */
const draws = 5;

/** Writes the order. The same attempt with the same content is the same order, also when both clicks arrive at once. */
export async function placeOrder(
  tools: Pick<ShopTools, "database" | "clock" | "environment" | "sky">,
  purchase: Purchase,
): Promise<OrderRow> {
  const attemptHash = hashAttempt(purchase);
  for (let draw = 0; draw < draws; draw++) {
    const values = draftOrder(tools, purchase, attemptHash);
    const [added] = await tools.database.db.insert(orders).values(values).onConflictDoNothing().returning();
    if (added) return added;
    const [earlier] = attemptHash
      ? await tools.database.db.select().from(orders).where(eq(orders.attemptHash, attemptHash))
      : [];
    if (earlier) return earlier;
  }
  throw new Error("no free order number was found");
}

function draftOrder(
  { clock, environment, sky }: Pick<ShopTools, "clock" | "environment" | "sky">,
  { checkout, birth, name, price }: Purchase,
  attemptHash: Buffer | null,
) {
  const id = randomUUID();
  const hash = linkHash(linkSecret(environment.linkSecret, id, 1));
  if (!hash) throw new Error("a link secret has not the shape of one");
  const now = clock.now();
  const { email, locale, plan } = checkout;
  const { priceMinor, currency } = price;
  return {
    ...{ id, email, name, birth, locale, plan, priceMinor, currency, attemptHash, documentVersion },
    number: makeOrderNumber(),
    linkVersion: 1,
    linkHash: hash,
    engine: sky.engine,
    createdAt: now,
    updatedAt: now,
  };
}

/** The attempt's random id keys the hash, so that it tells nothing of what was typed. */
function hashAttempt({ checkout, birth, name, price }: Purchase): Buffer | null {
  if (!checkout.attempt) return null;
  const { attempt, email, locale, plan } = checkout;
  const content = JSON.stringify([attempt, email, name, birth, locale, plan, price.priceMinor, price.currency]);
  return createHash("sha256").update(content).digest();
}
