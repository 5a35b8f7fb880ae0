import type { Shop } from "@cosmic/shop/services";
import { withShop } from "../environment.ts";
import { done, type Outcome } from "./command.ts";

/** The outcome of an admin command: a value to print, and whether it succeeded. */
export interface Told {
  readonly ok: boolean;
  /** One JSON object, printed with `--json`. */
  readonly json: object;
  /** Lines of plain text. */
  readonly words: readonly string[];
}

/** The error message for an order that does not exist. */
export const noOrder = (order: string): string =>
  `There is no order ${order}: write its number, such as CB-…, or its id.`;

/** Opens the shop, runs `work` and prints the outcome on standard output: one line of JSON, or text. The text of a
 * failure goes to standard error, with `--json` as well. */
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
