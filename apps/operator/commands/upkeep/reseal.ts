import { type Command, readFlags } from "../command.ts";
import { withAdmin } from "../shop-command.ts";

const options = { json: { type: "boolean" }, "dry-run": { type: "boolean" } } as const;

export const reseal: Command = {
  help: [
    "npm run -s operator -- reseal [--dry-run] [--json]",
    "",
    "Seals every link by today's LINK_SECRET. Run it after the secret was replaced, with the old one in LINK_SECRET_PREVIOUS;",
    "then the old one can be forgotten. Links stay what they are. --dry-run counts and does nothing.",
  ].join("\n"),
  async run(args) {
    const flags = readFlags(args, options, 0);
    if (!flags.ok) return { kind: "usage", sentence: flags.sentence };
    const { json = false, "dry-run": dry = false } = flags.values;
    return withAdmin(json, async (shop) => {
      const { resealed, current } = await shop.resealLinks({ dry });
      const words = `${resealed} link(s) ${dry ? "would be " : ""}sealed anew, ${current} were already.`;
      return { ok: true, json: { ok: true, ...(dry ? { dryRun: true } : {}), resealed, current }, words: [words] };
    });
  },
};
