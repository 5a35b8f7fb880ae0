import { deliveries } from "@cosmic/platform/database/tables/deliveries";
import { webhookEvents } from "@cosmic/platform/database/tables/webhook-events";
import { asc, eq } from "drizzle-orm";
import type { ShopTools } from "../shop-tools.ts";
import { findOrder } from "./find-order.ts";
import { type OrderLine, orderLine } from "./list-orders.ts";

/** One order with its history; moments are ISO 8601, UTC. The report's link is not part of it. */
export interface OrderStory extends OrderLine {
  readonly name: string;
  readonly birth: unknown;
  readonly engine: string;
  readonly documentVersion: number;
  readonly checkoutSessionId: string | null;
  readonly paymentIntentId: string | null;
  readonly events: readonly {
    readonly id: string;
    readonly type: string;
    readonly objectId: string;
    readonly createdAt: string;
    readonly receivedAt: string;
  }[];
  readonly deliveries: readonly {
    readonly messageId: string;
    readonly attempts: number;
    /** Null while it is still being tried. */
    readonly result: "accepted" | "refused" | null;
    readonly lastFailure: string | null;
    readonly pages: number | null;
    readonly updatedAt: string;
  }[];
}

/** Shows an order by id or number; null when there is none. */
export async function showOrder(tools: Pick<ShopTools, "database">, idOrNumber: string): Promise<OrderStory | null> {
  const order = await findOrder(tools, idOrNumber);
  if (!order) return null;
  const { db } = tools.database;
  const [events, sent] = await Promise.all([
    db.select().from(webhookEvents).where(eq(webhookEvents.orderId, order.id)).orderBy(asc(webhookEvents.receivedAt)),
    db.select().from(deliveries).where(eq(deliveries.orderId, order.id)),
  ]);
  const { name, birth, engine, documentVersion, checkoutSessionId, paymentIntentId } = order;
  return {
    ...orderLine(order),
    ...{ name, birth, engine, documentVersion, checkoutSessionId, paymentIntentId },
    events: events.map(({ id, type, objectId, createdAt, receivedAt }) => ({
      ...{ id, type, objectId },
      createdAt: createdAt.toISOString(),
      receivedAt: receivedAt.toISOString(),
    })),
    deliveries: sent.map(({ messageId, attempts, result, lastFailure, pages, updatedAt }) => ({
      ...{ messageId, attempts, result, lastFailure, pages },
      updatedAt: updatedAt.toISOString(),
    })),
  };
}
