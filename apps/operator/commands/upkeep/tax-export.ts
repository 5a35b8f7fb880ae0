import { periodOf, type TaxExport, type TaxLine } from "@cosmic/shop/reconcile/tax-export";
import { type Command, done, readFlags } from "../command.ts";
import { withAdmin } from "../shop-command.ts";

const options = { json: { type: "boolean" }, quarter: { type: "string" } } as const;

export const taxExport: Command = {
  help: [
    "npm run -s operator -- tax-export --quarter 2026Q4 [--json]",
    "",
    "Prints the sales of a quarter (UTC) by country and rate as CSV: orders, net, tax, gross, and what went back. The totals",
    "are compared with the payment service's charges. Exit 1 when they do not add up.",
  ].join("\n"),
  async run(args) {
    const flags = readFlags(args, options, 0);
    if (!flags.ok) return { kind: "usage", sentence: flags.sentence };
    const { json = false, quarter = "" } = flags.values;
    const period = periodOf(quarter);
    if (!period) return { kind: "usage", sentence: `"${quarter}" is no quarter: write --quarter 2026Q4.` };
    let agrees = false;
    const outcome = await withAdmin(json, async (shop) => {
      const exported = await shop.exportTax(quarter, period);
      ({ agrees } = exported);
      process.stderr.write(`${remarksOf(exported).join("\n")}\n`);
      // The table is printed whether or not it adds up: it is what has to be looked at.
      return { ok: true, json: exported, words: csvOf(exported) };
    });
    return agrees ? outcome : done(1);
  },
};

const header =
  "quarter,country,region,rate_percent,currency,orders,gross,net,tax,refunds,refunded_gross,refunded_net,refunded_tax";

/** Every currency of the shop has two decimals. */
const decimals = 2;
const amount = (minor: number): string => (minor / 10 ** decimals).toFixed(decimals);

function csvOf({ quarter, lines }: TaxExport): readonly string[] {
  return [header, ...lines.map((line) => [quarter, ...cellsOf(line)].join(","))];
}

function cellsOf(line: TaxLine): readonly string[] {
  const { country, region, rateBp, currency, orders, grossMinor, taxMinor } = line;
  const { refunds, refundedMinor, refundedTaxMinor } = line;
  return [
    ...[country ?? "", region ?? "", rateBp === null ? "" : String(rateBp / 100), currency, String(orders)],
    ...[grossMinor, grossMinor - taxMinor, taxMinor].map(amount),
    String(refunds),
    ...[refundedMinor, refundedMinor - refundedTaxMinor, refundedTaxMinor].map(amount),
  ];
}

function remarksOf({ totals, agrees, contradicted, thinEvidence }: TaxExport): readonly string[] {
  return [
    ...totals.map(
      ({ currency, oursMinor, theirsMinor, oursRefundedMinor, theirsRefundedMinor }) =>
        `${currency}: ${amount(oursMinor)} here, ${amount(theirsMinor)} charged there; ${amount(oursRefundedMinor)} and ${amount(theirsRefundedMinor)} of it went back.`,
    ),
    agrees ? "They add up." : "They do not add up: reconcile --day names each difference.",
    ...(contradicted > 0
      ? [`${contradicted} sale(s) with evidence of two countries: the billing address counts.`]
      : []),
    ...(thinEvidence > 0 ? [`${thinEvidence} sale(s) with fewer than two pieces of evidence.`] : []),
  ];
}
