import { type Command, readFlags } from "../command.ts";
import { withAdmin } from "../shop-command.ts";
import { isAddress, notAnAddress } from "./address.ts";

const options = { json: { type: "boolean" }, "dry-run": { type: "boolean" } } as const;

export const erase: Command = {
  help: [
    "npm run -s operator -- erase EMAIL [--dry-run] [--json]",
    "",
    "Erases all that is kept under an address: the person, birth and link of every order, letters, the newsletter. A record of",
    "each payment stays. Links and PDFs end at once; it cannot be undone. --dry-run says what would go and does nothing.",
  ].join("\n"),
  async run(args) {
    const flags = readFlags(args, options, 1);
    if (!flags.ok) return { kind: "usage", sentence: flags.sentence };
    const [email = ""] = flags.positionals;
    if (!isAddress(email)) return { kind: "usage", sentence: notAnAddress(email) };
    const { json = false, "dry-run": dryRun = false } = flags.values;
    return withAdmin(json, async (shop) => {
      const { found, orders } = dryRun ? await shop.planErasure(email) : await shop.eraseCustomer(email);
      const did = dryRun ? "would be erased" : "erased";
      const listed = orders.length === 0 ? "" : `: ${orders.join(", ")}`;
      const words = found ? `${orders.length} order(s) ${did}${listed}.` : "Nothing is kept under this address.";
      return { ok: true, json: { ok: true, ...(dryRun ? { dryRun } : {}), found, orders }, words: [words] };
    });
  },
};
