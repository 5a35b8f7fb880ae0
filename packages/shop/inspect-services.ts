import { type DatabaseRoute, inspectRoute } from "@cosmic/platform/database/pooler";
import type { StoreCheck } from "./pdf-cache/pdf-cache.ts";
import type { ShopTools } from "./shop-tools.ts";
import { checkTax, type TaxCheck } from "./tax/check-tax.ts";

/** What `doctor` asks of the services. */
export interface Inspection {
  readonly database: boolean;
  readonly payments: boolean;
  readonly mail: boolean;
  readonly tax: TaxCheck;
  /** Null: the database does not answer. */
  readonly route: DatabaseRoute | null;
  /** Where finished PDFs are kept: in a bucket for all machines, or in a folder of this one. */
  readonly pdfs: { readonly shared: boolean; readonly state: StoreCheck | "does not work" };
}

/** Asks every service once; one that does not answer is logged. */
export async function inspectServices(tools: ShopTools): Promise<Inspection> {
  const { payments, mail } = tools;
  return {
    database: await answers(tools, () => tools.database.ping()),
    payments: await answers(tools, () => payments.stripe.balance.retrieve()),
    mail: await mail.reachable(),
    tax: (await answerOf(tools, () => checkTax(tools))) ?? "stripe-tax-not-ready",
    route: await answerOf(tools, () => inspectRoute(tools.database)),
    pdfs: {
      shared: tools.pdfCache.shared,
      state: (await answerOf(tools, () => tools.pdfCache.check())) ?? "does not work",
    },
  };
}

/** Whether a service answers. */
export const answers = async (tools: ShopTools, ask: () => Promise<unknown>): Promise<boolean> =>
  (await answerOf(tools, () => ask().then(() => true))) ?? false;

/** Null, and a line in the log, when there is none. */
async function answerOf<T>({ log }: ShopTools, ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    log.warn({ err: error }, "a service does not answer");
    return null;
  }
}
