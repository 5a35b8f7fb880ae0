import type { OrderStory } from "@cosmic/shop/admin/show-order";
import { isReadable } from "@cosmic/shop/orders/order-states";
import { type Command, readFlags } from "../command.ts";
import { noOrder, type Told, withAdmin } from "../shop-command.ts";

const options = { json: { type: "boolean" }, "dry-run": { type: "boolean" } } as const;

const sentences = {
  "unknown-order": noOrder,
  "not-open": (order: string) => `The report of ${order} is not open: it is unpaid, refunded, disputed or erased.`,
} as const;

export const resend: Command = {
  help: [
    "npm run -s operator -- resend ORDER [--dry-run] [--json]",
    "",
    "Mails all open reports of the address that placed ORDER, a number or an id, to that address. A worker sends the mail.",
  ].join("\n"),
  async run(args) {
    const flags = readFlags(args, options, 1);
    if (!flags.ok) return { kind: "usage", sentence: flags.sentence };
    const [order = ""] = flags.positionals;
    const { json = false, "dry-run": dryRun = false } = flags.values;
    return withAdmin(json, async (shop) => {
      if (dryRun) {
        return plan(await shop.showOrder(order), order);
      }
      const answer = await shop.resendOrder(order);
      const words = answer.ok
        ? `The links of the address of ${answer.number} are on their way.`
        : sentences[answer.reason](order);
      return { ok: answer.ok, json: answer, words: [words] };
    });
  },
};

/** Dry run: applies the same rule as a real resend. */
function plan(found: OrderStory | null, order: string): Told {
  const orderId = found?.id ?? null;
  if (found && isReadable(found.state)) {
    const words = `The links of the address of ${found.number} would be mailed.`;
    return { ok: true, json: { ok: true, dryRun: true, orderId }, words: [words] };
  }
  const reason = found ? "not-open" : "unknown-order";
  return { ok: false, json: { ok: false, dryRun: true, reason, orderId }, words: [sentences[reason](order)] };
}
