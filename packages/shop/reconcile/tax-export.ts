import type { TaxRecord } from "../database/tables/tax-records.ts";
import { ordersWithoutTaxRecord } from "../orders/queries/order-queries.ts";
import { settleOrder } from "../payment/settle-order.ts";
import { chargesBetween } from "../payment-service/charges-between.ts";
import type { ShopTools } from "../shop-tools.ts";
import { judgeEvidence } from "../tax/buyers-country.ts";
import { type Period, recordsOfPeriod } from "../tax/tax-repository.ts";

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

/** Adds up a quarter by country and rate, and compares it with the payment service's charges. Orders that have no record
 * yet are given one first. */
export async function exportTax(tools: ShopTools, quarter: string, period: Period): Promise<TaxExport> {
  const { db } = tools.database;
  for (const orderId of await ordersWithoutTaxRecord(db, period)) await settleOrder(tools, orderId);
  const records = await recordsOfPeriod(db, period);
  const sold = records.filter(({ issuedAt }) => isWithin(issuedAt, period));
  const totals = await totalsOf(tools, sold, period);
  const verdicts = sold.map(({ evidence }) => judgeEvidence(evidence));
  return {
    ...{ quarter, lines: linesOf(records, period), totals },
    agrees: totals.every(
      (total) => total.oursMinor === total.theirsMinor && total.oursRefundedMinor === total.theirsRefundedMinor,
    ),
    contradicted: verdicts.filter((verdict) => verdict === "differ").length,
    thinEvidence: verdicts.filter((verdict) => verdict === "one" || verdict === "none").length,
  };
}

const isWithin = (moment: Date | null, { from, to }: Period): boolean =>
  moment !== null && moment >= from && moment < to;

function linesOf(records: readonly TaxRecord[], period: Period): readonly TaxLine[] {
  const lines = new Map<string, TaxLine>();
  for (const record of records) {
    const { country, region, rateBp, currency, grossMinor, taxMinor } = record;
    const key = JSON.stringify([country ?? "", region ?? "", rateBp, currency]);
    const sold = isWithin(record.issuedAt, period);
    const refunded = isWithin(record.refundedAt, period);
    const before = lines.get(key) ?? { ...{ country, region, rateBp, currency }, ...nothing };
    lines.set(key, {
      ...before,
      orders: before.orders + (sold ? 1 : 0),
      grossMinor: before.grossMinor + (sold ? grossMinor : 0),
      taxMinor: before.taxMinor + (sold ? taxMinor : 0),
      refunds: before.refunds + (refunded ? 1 : 0),
      refundedMinor: before.refundedMinor + (refunded ? record.refundedMinor : 0),
      refundedTaxMinor: before.refundedTaxMinor + (refunded ? refundedTax(record) : 0),
    });
  }
  return [...lines.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line);
}

const nothing = { orders: 0, grossMinor: 0, taxMinor: 0, refunds: 0, refundedMinor: 0, refundedTaxMinor: 0 } as const;

/** The share of the tax in what went back. */
const refundedTax = ({ taxMinor, grossMinor, refundedMinor }: TaxRecord): number =>
  Math.round((taxMinor * refundedMinor) / grossMinor);

async function totalsOf(
  { payments }: Pick<ShopTools, "payments">,
  sold: readonly TaxRecord[],
  { from, to }: Period,
): Promise<readonly CurrencyTotal[]> {
  const totals = new Map<string, CurrencyTotal>();
  const add = (currency: string, part: Partial<CurrencyTotal>) => {
    const before = totals.get(currency) ?? { currency, ...noTotal };
    const added = Object.fromEntries(amounts.map((name) => [name, before[name] + (part[name] ?? 0)]));
    totals.set(currency, { ...before, ...added });
  };
  for (const { currency, grossMinor, refundedMinor } of sold)
    add(currency, { oursMinor: grossMinor, oursRefundedMinor: refundedMinor });
  // A charge the buyer's bank took back was not refunded by the service, and went back all the same.
  for (const charge of await chargesBetween(payments.stripe, { from, to }))
    add(charge.currency.toUpperCase(), { theirsMinor: charge.amount, theirsRefundedMinor: charge.returnedMinor });
  return [...totals.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1));
}

const amounts = ["oursMinor", "theirsMinor", "oursRefundedMinor", "theirsRefundedMinor"] as const;
const noTotal = { oursMinor: 0, theirsMinor: 0, oursRefundedMinor: 0, theirsRefundedMinor: 0 } as const;
