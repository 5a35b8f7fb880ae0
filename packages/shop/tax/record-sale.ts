import type { Transaction } from "@cosmic/platform/database/open";
import type { OrderRow } from "../database/tables/orders.ts";
import type { TaxRecord, TaxRefund } from "../database/tables/tax-records.ts";
import type { SaleFacts } from "../payment-service/sale-facts.ts";
import type { ShopTools } from "../shop-tools.ts";
import { countryOf, evidenceOf } from "./buyers-country.ts";
import {
  insertTaxRecord,
  putRefunds,
  refundsOfRecord,
  takeNumber,
  taxRecordOf,
  updateRefund,
} from "./tax-repository.ts";
import { taxWithin } from "./tax-within.ts";

export interface RecordedSale {
  readonly order: Pick<OrderRow, "id" | "priceMinor" | "currency" | "paidAt">;
  readonly facts: SaleFacts;
  readonly at: Date;
}

/** Writes down what tax law asks of a paid order, with the next receipt number, in the transaction that settles it; and
 * later each refund of it, with the next number of refund notes. Run again, it adds only what is new. */
export async function recordSale(
  tx: Transaction,
  { environment }: Pick<ShopTools, "environment">,
  sale: RecordedSale,
): Promise<void> {
  const { order, facts, at } = sale;
  if (!(await taxRecordOf(tx.db, order.id))) {
    const issuedAt = facts.paidAt ?? order.paidAt ?? at;
    const receiptYear = issuedAt.getUTCFullYear();
    const receiptNumber = await takeNumber(tx, "receipt", receiptYear);
    await insertTaxRecord(tx, {
      ...{ orderId: order.id, issuedAt, receiptYear, receiptNumber, currency: order.currency },
      ...amountsOf(environment.tax, sale),
    });
  }
  const record = await taxRecordOf(tx.db, order.id);
  if (record) await recordRefunds(tx, sale, record);
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

/** Makes the rows of refunds those of the payment service. The first one takes the number that a version without rows
 * gave. */
async function recordRefunds(tx: Transaction, { order, facts, at }: RecordedSale, record: TaxRecord): Promise<void> {
  const kept = await refundsOfRecord(tx.db, order.id);
  const count = Math.max(kept.length, facts.refunds.length);
  const rows: TaxRefund[] = [];
  let [back, taxBack] = [0, 0];
  for (let index = 0; index < count; index += 1) {
    const [known, made] = [kept[index], facts.refunds[index]];
    const amountMinor = made?.amountMinor ?? 0;
    back += amountMinor;
    const taxMinor = Math.round((record.taxMinor * back) / record.grossMinor) - taxBack;
    taxBack += taxMinor;
    rows.push({
      ...{ orderId: order.id, ordinal: index + 1, amountMinor, taxMinor },
      refundedAt: made?.at ?? known?.refundedAt ?? at,
      ...(known
        ? { noteYear: known.noteYear, noteNumber: known.noteNumber }
        : await noteOf(tx, index === 0 ? record : null, at)),
    });
  }
  const [first] = rows;
  if (!first || sameRefunds(kept, rows)) return;
  await putRefunds(tx, rows);
  const { noteYear: refundYear, noteNumber: refundNumber, refundedAt } = first;
  await updateRefund(tx, order.id, { refundedMinor: back, refundedAt, refundYear, refundNumber });
}

type Note = Pick<TaxRefund, "noteYear" | "noteNumber">;

async function noteOf(tx: Transaction, record: TaxRecord | null, at: Date): Promise<Note> {
  const { refundYear, refundNumber } = record ?? { refundYear: null, refundNumber: null };
  if (refundYear !== null && refundNumber !== null) return { noteYear: refundYear, noteNumber: refundNumber };
  const noteYear = at.getUTCFullYear();
  return { noteYear, noteNumber: await takeNumber(tx, "refund", noteYear) };
}

const sameRefunds = (kept: readonly TaxRefund[], rows: readonly TaxRefund[]): boolean =>
  kept.length === rows.length &&
  rows.every(({ amountMinor, taxMinor, refundedAt }, index) => {
    const one = kept[index];
    return (
      one?.amountMinor === amountMinor && one.taxMinor === taxMinor && one.refundedAt.getTime() === refundedAt.getTime()
    );
  });
