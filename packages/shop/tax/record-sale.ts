import type { Transaction } from "@cosmic/platform/database/open";
import type { OrderRow } from "../database/tables/orders.ts";
import type { TaxRecord } from "../database/tables/tax-records.ts";
import type { SaleFacts } from "../payment-service/sale-facts.ts";
import type { ShopTools } from "../shop-tools.ts";
import { countryOf, evidenceOf } from "./buyers-country.ts";
import { insertTaxRecord, takeNumber, taxRecordOf, updateRefund } from "./tax-repository.ts";
import { taxWithin } from "./tax-within.ts";

export interface RecordedSale {
  readonly order: Pick<OrderRow, "id" | "priceMinor" | "currency" | "paidAt">;
  readonly facts: SaleFacts;
  /** All of it has gone back, or the buyer's bank took it. */
  readonly returned: boolean;
  readonly at: Date;
}

/** Writes down what tax law asks of a paid order, with the next receipt number, in the transaction that settles it; and
 * later what went back of it, with the next number of refund notes. Run again, it adds only what is new. */
export async function recordSale(
  tx: Transaction,
  { environment }: Pick<ShopTools, "environment">,
  sale: RecordedSale,
): Promise<void> {
  const { order, facts, at } = sale;
  const known = await taxRecordOf(tx.db, order.id);
  if (!known) {
    const issuedAt = facts.paidAt ?? order.paidAt ?? at;
    const receiptYear = issuedAt.getUTCFullYear();
    const receiptNumber = await takeNumber(tx, "receipt", receiptYear);
    await insertTaxRecord(tx, {
      ...{ orderId: order.id, issuedAt, receiptYear, receiptNumber, currency: order.currency },
      ...amountsOf(environment.tax, sale),
    });
  }
  await recordRefund(tx, sale, known);
}

type Amounts = Pick<TaxRecord, "country" | "region" | "evidence" | "grossMinor" | "taxMinor" | "rateBp" | "source">;

function amountsOf({ ratesBp }: ShopTools["environment"]["tax"], { order, facts }: RecordedSale): Amounts {
  const evidence = evidenceOf(facts);
  const country = countryOf(evidence);
  const grossMinor = facts.grossMinor ?? order.priceMinor;
  const where = { country, region: facts.region, evidence, grossMinor };
  if (facts.tax) return { ...where, ...facts.tax, source: "stripe-tax" };
  const rateBp = country === null ? undefined : ratesBp[country];
  if (rateBp === undefined) return { ...where, taxMinor: 0, rateBp: null, source: "none" };
  return { ...where, taxMinor: taxWithin(grossMinor, rateBp), rateBp, source: "rates" };
}

async function recordRefund(
  tx: Transaction,
  { order, facts, returned, at }: RecordedSale,
  known: TaxRecord | null,
): Promise<void> {
  const grossMinor = known?.grossMinor ?? facts.grossMinor ?? order.priceMinor;
  const refundedMinor = returned ? grossMinor : facts.refundedMinor;
  if (refundedMinor <= (known?.refundedMinor ?? 0)) return;
  const refundYear = known?.refundYear ?? at.getUTCFullYear();
  const refundNumber = known?.refundNumber ?? (await takeNumber(tx, "refund", refundYear));
  await updateRefund(tx, order.id, { refundedMinor, refundedAt: known?.refundedAt ?? at, refundYear, refundNumber });
}
