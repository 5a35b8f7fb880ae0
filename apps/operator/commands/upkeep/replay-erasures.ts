import { type Command, readFlags } from "../command.ts";
import { withAdmin } from "../shop-command.ts";

const options = { json: { type: "boolean" }, "dry-run": { type: "boolean" } } as const;

export const replayErasures: Command = {
  help: [
    "npm run -s operator -- replay-erasures [--dry-run] [--json]",
    "",
    "Erases again what a restored database brought back, by the ledger under DATA_DIR/erasures and BACKUP_DIR/erasures. Run it",
    "after every restore, before the site starts. Running it twice does no harm. --dry-run counts and does nothing.",
  ].join("\n"),
  async run(args) {
    const flags = readFlags(args, options, 0);
    if (!flags.ok) return { kind: "usage", sentence: flags.sentence };
    const { json = false, "dry-run": dry = false } = flags.values;
    return withAdmin(json, async (shop) => {
      const replayed = await shop.replayErasures({ dry });
      const { known, orders, letters, newsletters, reviews, objections, unknownOrders } = replayed;
      const erased = `${orders} order(s), ${letters} letter(s), ${newsletters} newsletter sign-up(s) and ${reviews} review(s)`;
      const words = [
        `The ledger knows ${known} erasure(s); ${erased} had come back and ${dry ? "would be" : "are"} erased again.`,
        ...(objections === 0
          ? []
          : [`${objections} objection(s) to mails were lost and ${dry ? "would be" : "are"} kept again.`]),
        ...(unknownOrders.length === 0
          ? []
          : [
              `Erased orders this database does not have; write to nobody about their charges: ${unknownOrders.join(", ")}`,
            ]),
      ];
      return { ok: true, json: { ok: true, ...(dry ? { dryRun: true } : {}), ...replayed }, words };
    });
  },
};
