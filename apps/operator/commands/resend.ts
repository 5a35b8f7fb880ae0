import { type Command, readFlags } from "./command.ts";
import { atTheCounter } from "./shop-command.ts";

const options = { json: { type: "boolean" }, "dry-run": { type: "boolean" } } as const;

const sentences = {
  "unknown-order": (order: string) => `There is no order ${order}.`,
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
    return atTheCounter(json, async (shop) => {
      if (dryRun) {
        const found = await shop.showOrder(order);
        const words = found
          ? `The links of the address of ${found.number} would be mailed.`
          : sentences["unknown-order"](order);
        return { ok: found !== null, json: { ok: found !== null, dryRun, orderId: found?.id ?? null }, words: [words] };
      }
      const answer = await shop.resendOrder(order);
      const words = answer.ok
        ? `The links of the address of ${answer.number} are on their way.`
        : sentences[answer.reason](order);
      return { ok: answer.ok, json: answer, words: [words] };
    });
  },
};
