import { type Command, readFlags } from "../command.ts";
import { noOrder, withAdmin } from "../shop-command.ts";

const options = { json: { type: "boolean" } } as const;

export const show: Command = {
  help: "npm run -s operator -- show ORDER [--json]\n\nORDER is an order's number or its id.",
  async run(args) {
    const flags = readFlags(args, options, 1);
    if (!flags.ok) return { kind: "usage", sentence: flags.sentence };
    const [order = ""] = flags.positionals;
    return withAdmin(flags.values.json ?? false, async (shop) => {
      const found = await shop.showOrder(order);
      if (found) return { ok: true, json: found, words: [JSON.stringify(found, null, 2)] };
      return { ok: false, json: { ok: false, reason: "unknown-order" }, words: [noOrder(order)] };
    });
  },
};
