import type { DatabaseRoute } from "@cosmic/platform/database/pooler";
import type { Inspection } from "@cosmic/shop/inspect-services";
import type { TaxCheck } from "@cosmic/shop/tax/check-tax";
import { withShop } from "../environment.ts";
import { type Finding, finding } from "./finding.ts";
import { backupFindings, soldClocks, waitingFindings } from "./order-findings.ts";

/** The database, payments, mail, PDFs and orders, asked one by one. */
export async function serviceFindings(): Promise<readonly Finding[]> {
  const inspected = await withShop(async (shop) => ({
    sandbox: shop.sandbox,
    clocks: await shop.countChangedTimeZones(),
    troubles: await shop.countTroubles(),
    kept: await shop.inspectBackups(),
    ...(await shop.inspect()),
  }));
  if (!inspected.ok) return inspected.sentences.map((words) => finding("configuration", "environment", false, words));
  const { database, payments, mail, sandbox, clocks, troubles, kept, route, pdfs, tax } = inspected.value;
  const answers = (ok: boolean) => (ok ? "answers" : "does not answer");
  return [
    finding("database", "PostgreSQL", database, answers(database)),
    ...(route ? pooling(route) : []),
    storeOfPdfs(pdfs),
    finding(
      "payments",
      sandbox ? "sandbox" : "Stripe",
      payments && !sandbox,
      sandbox ? "sandbox: no money moves" : answers(payments),
    ),
    finding("payments", "tax", tax !== "stripe-tax-not-ready", taxWords[tax]),
    finding("mail", "mail server", mail, answers(mail)),
    finding("data", "clocks", true, clocks.source),
    finding("orders", "clocks", true, soldClocks(clocks)),
    ...waitingFindings(troubles),
    ...backupFindings(kept),
  ];
}

const taxWords: Readonly<Record<TaxCheck, string>> = {
  "stripe-tax": "Stripe Tax works it out",
  "stripe-tax-not-ready":
    "STRIPE_TAX is on, and Stripe Tax is not: activate it in Stripe, or no payment page can be opened",
  rates: "by TAX_RATES",
  none: "none is stated, and receipts say so: set STRIPE_TAX or TAX_RATES if you owe any",
};

/** Checks what a pooler breaks unless it is configured: sessions that listen and lock, and the 30 s statement limit. */
function pooling({ pooler, direct, limited }: DatabaseRoute): readonly Finding[] {
  const where = pooler ? "a pooler is in front, and DATABASE_DIRECT_URL passes it" : "none in front";
  const unset = "sessions that listen and lock go through a pooler: set DATABASE_DIRECT_URL to PostgreSQL itself";
  const unlimited =
    "PostgreSQL does not end statements that run over 30 s: use the same user in both addresses, and let the pooler reconnect";
  return [
    finding("database", "pooler", direct, direct ? where : unset),
    finding("database", "statement limit", limited, limited ? "30 s" : unlimited),
  ];
}

const storeFaults: Readonly<Record<Exclude<Inspection["pdfs"]["state"], "works">, string>> = {
  "does not work":
    "does not work, and every PDF is printed anew when it is asked for: see the S3_ settings, or DATA_DIR",
  "open to strangers": "gives reports to whoever asks: make the bucket private",
  "keeps what is removed":
    "keeps versions, erased reports too: turn the versioning of the bucket off, and delete old versions",
};

function storeOfPdfs({ shared, state }: Inspection["pdfs"]): Finding {
  const name = shared ? "bucket" : "folder";
  if (state !== "works") return finding("PDFs", name, false, storeFaults[state]);
  return finding("PDFs", name, true, shared ? "one for all machines" : "of this machine alone");
}
