import { readdirSync } from "node:fs";
import { join } from "node:path";
import { lastSegment } from "@cosmic/addresses/paths";
import type { OrderStory } from "../admin/show-order.ts";
import { sampleCheckout, sessionOf, type TestShop } from "./open-test-shop.ts";

/** An order as a test follows it. */
export interface Sale {
  readonly orderId: string;
  readonly number: string;
  readonly sessionId: string;
  /** Of the report's link; empty before the payment. */
  readonly secret: string;
}

/** What the checkout page sends besides, and the cookie of the browser. */
type SaleChanges = Readonly<Record<string, unknown>> & { readonly buyer?: string };

const card = "4242424242424242";

/** Makes sales in a test shop. */
export function openSales(one: TestShop) {
  const story = async ({ orderId }: Pick<Sale, "orderId">): Promise<OrderStory> => {
    const found = await one.shop.showOrder(orderId);
    if (!found) throw new Error("the order is not there");
    return found;
  };
  /** Up to the hosted page. */
  const open = async (email: string, { buyer, ...changes }: SaleChanges = {}): Promise<Sale> => {
    const attempt = crypto.randomUUID();
    // Tests sell the same report to one address more than once.
    const answer = await one.shop.startCheckout(
      { ...sampleCheckout, email, attempt, again: true, ...changes },
      null,
      buyer,
    );
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    const { orderId, url } = answer;
    return { orderId, number: (await story({ orderId })).number, sessionId: sessionOf(url), secret: "" };
  };
  /** Paid, and known to be; the mail may be on its way. */
  const paid = async (email: string, changes: SaleChanges = {}): Promise<Sale> => {
    const sale = await open(email, changes);
    await one.shop.hostedPage?.pay(sale.sessionId, card);
    await one.shop.settleOrder(sale.orderId);
    const access = await one.shop.openReportBySession(sale.sessionId);
    if (access?.kind !== "report") throw new Error("a paid report does not open");
    return { ...sale, secret: lastSegment(access.report.path) };
  };
  /** Paid and mailed; the workers must run. */
  const delivered = async (email: string, changes: SaleChanges = {}): Promise<Sale> => {
    const sale = await paid(email, changes);
    while ((await story(sale)).state !== "delivered") await new Promise((resolve) => setTimeout(resolve, 20));
    return sale;
  };
  /** Whether a PDF of the order is stored. */
  const stored = (sale: Sale): boolean =>
    readdirSync(join(one.dataDir, "pdf")).some((name) => name.startsWith(sale.orderId));
  return { story, open, paid, delivered, stored };
}
