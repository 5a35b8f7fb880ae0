import { compareTexts } from "@cosmic/chart/compare-texts";
import type { Queries } from "@cosmic/platform/database/open";
import type Stripe from "stripe";
import type { OrderRow } from "../database/tables/orders.ts";
import type { TaxRecord, TaxRefund } from "../database/tables/tax-records.ts";
import { ordersByPayments } from "../orders/order-repository.ts";
import { ordersWithoutTaxRecord } from "../orders/queries/order-queries.ts";
import { settleOrder } from "../payment/settle-order.ts";
import { listCharges, type ReturnedMoney, returnedBetween } from "../payment-service/charges-between.ts";
import type { ShopTools } from "../shop-tools.ts";
import { judgeEvidence } from "../tax/buyers-country.ts";
import { type Period, refundsOfPeriod, salesOfPeriod } from "../tax/tax-repository.ts";

/** The sales of a quarter in one country at one rate, and what went back in it; all amounts in the currency's smallest
 * unit. */
export interface TaxLine {
  /** Null: not known. */
  readonly country: string | null;
  readonly region: string | null;
  /** Hundredths of a percent; null: no tax is stated. */
  readonly rateBp: number | null;
  readonly currency: string;
  readonly orders: number;
  readonly grossMinor: number;
  readonly taxMinor: number;
  readonly refunds: number;
  readonly refundedMinor: number;
  readonly refundedTaxMinor: number;
}

/** What the sales of the quarter came to in one currency, by our records and by the payment service's charges. */
export interface CurrencyTotal {
  readonly currency: string;
  readonly oursMinor: number;
  readonly theirsMinor: number;
  readonly oursRefundedMinor: number;
  readonly theirsRefundedMinor: number;
}

export interface TaxExport {
  /** Such as `2026Q4`. */
  readonly quarter: string;
  readonly lines: readonly TaxLine[];
  readonly totals: readonly CurrencyTotal[];
  /** Every total is the payment service's. */
  readonly agrees: boolean;
  /** Sales whose two pieces of evidence name different countries, and sales with fewer than two. */
  readonly contradicted: number;
  readonly thinEvidence: number;
}

/** The quarter of a text such as `2026Q4`, in UTC; null: it is none. */
export function periodOf(quarter: string): Period | null {
  const { year, part } = /^(?<year>20\d{2})Q(?<part>[1-4])$/.exec(quarter)?.groups ?? {};
  if (year === undefined || part === undefined) return null;
  const month = (Number(part) - 1) * 3;
  return { from: new Date(Date.UTC(Number(year), month)), to: new Date(Date.UTC(Number(year), month + 3)) };
}

/** Adds up a quarter by country and rate, and compares it with the payment service's charges and refunds. Orders that
 * have no record yet are given one first, and every refund of the quarter is looked at anew. */
export async function exportTax(tools: ShopTools, quarter: string, period: Period): Promise<TaxExport> {
  const { db } = tools.database;
  const theirs = {
    charges: await listCharges(tools.payments.stripe, period),
    returned: await returnedBetween(tools.payments.stripe, period),
  };
  for (const orderId of await ordersToSettle(db, period, theirs.returned)) await settleOrder(tools, orderId);
  const ours = { sold: await salesOfPeriod(db, period), returned: await refundsOfPeriod(db, period) };
  const totals = totalsOf(ours, theirs);
  const verdicts = ours.sold.map(({ evidence }) => judgeEvidence(evidence));
  return {
    ...{ quarter, lines: linesOf(ours), totals },
    agrees: totals.every(
      (total) => total.oursMinor === total.theirsMinor && total.oursRefundedMinor === total.theirsRefundedMinor,
    ),
    contradicted: verdicts.filter((verdict) => verdict === "differ").length,
    thinEvidence: verdicts.filter((verdict) => verdict === "one" || verdict === "none").length,
  };
}

async function ordersToSettle(
  db: Queries,
  period: Period,
  returned: readonly ReturnedMoney[],
): Promise<ReadonlySet<string>> {
  const intents = [...new Set(returned.flatMap(({ intent }) => intent ?? []))];
  const refunded: OrderRow[] = [];
  for (let start = 0; start < intents.length; start += intentsAtATime)
    refunded.push(...(await ordersByPayments(db, intents.slice(start, start + intentsAtATime))));
  const known = (await refundsOfPeriod(db, period)).map(({ record }) => record.orderId);
  return new Set([...(await ordersWithoutTaxRecord(db, period)), ...refunded.map(({ id }) => id), ...known]);
}
const intentsAtATime = 100;

interface Ours {
  readonly sold: readonly TaxRecord[];
  readonly returned: readonly { readonly record: TaxRecord; readonly refund: TaxRefund }[];
}

type Amounts = Pick<TaxLine, "orders" | "grossMinor" | "taxMinor" | "refunds" | "refundedMinor" | "refundedTaxMinor">;
const nothing: Amounts = {
  ...{ orders: 0, grossMinor: 0, taxMinor: 0 },
  ...{ refunds: 0, refundedMinor: 0, refundedTaxMinor: 0 },
};

function linesOf({ sold, returned }: Ours): readonly TaxLine[] {
  const lines = new Map<string, TaxLine>();
  const add = ({ country, region, rateBp, currency }: TaxRecord, part: Partial<Amounts>) => {
    const key = JSON.stringify([country ?? "", region ?? "", rateBp, currency]);
    const before = lines.get(key) ?? { ...{ country, region, rateBp, currency }, ...nothing };
    lines.set(key, {
      ...before,
      orders: before.orders + (part.orders ?? 0),
      grossMinor: before.grossMinor + (part.grossMinor ?? 0),
      taxMinor: before.taxMinor + (part.taxMinor ?? 0),
      refunds: before.refunds + (part.refunds ?? 0),
      refundedMinor: before.refundedMinor + (part.refundedMinor ?? 0),
      refundedTaxMinor: before.refundedTaxMinor + (part.refundedTaxMinor ?? 0),
    });
  };
  for (const record of sold) add(record, { orders: 1, grossMinor: record.grossMinor, taxMinor: record.taxMinor });
  for (const { record, refund } of returned) {
    const { amountMinor: refundedMinor, taxMinor: refundedTaxMinor } = refund;
    if (refundedMinor > 0) add(record, { refunds: 1, refundedMinor, refundedTaxMinor });
  }
  return [...lines.entries()].sort(([a], [b]) => compareTexts(a, b)).map(([, line]) => line);
}

interface Theirs {
  readonly charges: readonly Stripe.Charge[];
  readonly returned: readonly ReturnedMoney[];
}

function totalsOf(ours: Ours, theirs: Theirs): readonly CurrencyTotal[] {
  const totals = new Map<string, CurrencyTotal>();
  const add = (currency: string, name: Exclude<keyof CurrencyTotal, "currency">, minor: number) => {
    const before = totals.get(currency) ?? { currency, ...noTotal };
    totals.set(currency, { ...before, [name]: before[name] + minor });
  };
  for (const { currency, grossMinor } of ours.sold) add(currency, "oursMinor", grossMinor);
  for (const { record, refund } of ours.returned) add(record.currency, "oursRefundedMinor", refund.amountMinor);
  for (const { currency, amount } of theirs.charges) add(currency.toUpperCase(), "theirsMinor", amount);
  for (const { currency, amountMinor } of theirs.returned)
    add(currency.toUpperCase(), "theirsRefundedMinor", amountMinor);
  return [...totals.values()].sort((a, b) => compareTexts(a.currency, b.currency));
}

const noTotal = { oursMinor: 0, theirsMinor: 0, oursRefundedMinor: 0, theirsRefundedMinor: 0 } as const;
