import { type Command, readFlags } from "../command.ts";
import { withAdmin } from "../shop-command.ts";

const options = { json: { type: "boolean" } } as const;

export const backUp: Command = {
  help: [
    "npm run -s operator -- back-up [--json]",
    "",
    "Makes a backup in BACKUP_DIR now, in place of today's, and lets those older than 30 days go. A worker does the same every",
    "night.",
  ].join("\n"),
  async run(args) {
    const flags = readFlags(args, options, 0);
    if (!flags.ok) return { kind: "usage", sentence: flags.sentence };
    return withAdmin(flags.values.json ?? false, async (shop) => {
      const made = await shop.backUp();
      if (!made.ok) return { ok: false, json: made, words: [made.sentence] };
      return { ok: true, json: made, words: [`${made.name} is made; ${made.removed.length} old one(s) are gone.`] };
    });
  },
};
