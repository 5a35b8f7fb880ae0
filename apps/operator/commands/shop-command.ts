import type { Shop } from "@cosmic/shop/services";
import { withShop } from "../environment.ts";
import { done, type Outcome } from "./command.ts";

/** What a command at the counter came to: a value to print, and whether it went well. */
export interface Told {
  readonly ok: boolean;
  /** One JSON object, for `--json`. */
  readonly json: object;
  /** Lines for a person. */
  readonly words: readonly string[];
}

/** What to say of an order that is not there. */
export const noOrder = (order: string): string =>
  `There is no order ${order}: write its number, such as CB-…, or its id.`;

/** Opens the shop, does the work and prints what it came to: one line of JSON or words on standard output; what went wrong
 * on standard error as well. */
export async function withAdmin(json: boolean, work: (shop: Shop) => Promise<Told>): Promise<Outcome> {
  const worked = await withShop(work);
  if (!worked.ok) {
    process.stderr.write(`${worked.sentences.join("\n")}\n`);
    return done(1);
  }
  const { ok, json: value, words } = worked.value;
  if (json) process.stdout.write(`${JSON.stringify(value)}\n`);
  const out = ok && !json ? process.stdout : process.stderr;
  if (!ok || !json) out.write(`${words.join("\n")}\n`);
  return done(ok ? 0 : 1);
}
