import { withShop } from "../environment.ts";
import { type Command, done, readFlags } from "./command.ts";

const options = { json: { type: "boolean" } } as const;

export const show: Command = {
  help: "npm run -s operator -- show ORDER [--json]\n\nORDER is an order's number or its id.",
  async run(args) {
    const flags = readFlags(args, options, 1);
    if (!flags.ok) return { kind: "usage", sentence: flags.sentence };
    const [order = ""] = flags.positionals;
    const found = await withShop((shop) => shop.showOrder(order));
    if (!found.ok || found.value === null) {
      process.stderr.write(found.ok ? `There is no order ${order}.\n` : `${found.sentences.join("\n")}\n`);
      return done(1);
    }
    process.stdout.write(`${JSON.stringify(found.value, null, flags.values.json ? undefined : 2)}\n`);
    return done(0);
  },
};
