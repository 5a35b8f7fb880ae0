import { type Command, readFlags } from "../command.ts";
import { withAdmin } from "../shop-command.ts";
import { isAddress, notAnAddress } from "./address.ts";

const options = { json: { type: "boolean" } } as const;

/** Not named `export`, which is a reserved word. */
export const exportCommand: Command = {
  help: [
    "npm run -s operator -- export EMAIL [--json]",
    "",
    "Prints all that is kept under an address as JSON: orders with births, links and history, letters, the newsletter.",
  ].join("\n"),
  async run(args) {
    const flags = readFlags(args, options, 1);
    if (!flags.ok) return { kind: "usage", sentence: flags.sentence };
    const [email = ""] = flags.positionals;
    if (!isAddress(email)) return { kind: "usage", sentence: notAnAddress(email) };
    return withAdmin(flags.values.json ?? false, async (shop) => {
      const data = await shop.exportCustomer(email);
      return { ok: true, json: data, words: [JSON.stringify(data, null, 2)] };
    });
  },
};
