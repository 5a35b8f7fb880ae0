import { type Command, readFlags } from "./command.ts";
import { withAdmin } from "./shop-command.ts";

const options = { json: { type: "boolean" }, "dry-run": { type: "boolean" } } as const;
/** Books between two lines of progress. */
const everyBooks = 100;

export const freeze: Command = {
  help: [
    "npm run -s operator -- freeze [--dry-run] [--json]",
    "",
    "Stores the words of every open report that has none stored: those delivered before books were kept. Run it after the",
    "upgrade to the version that keeps them, and before any that changes the library; a report that is read is frozen by",
    "itself. May be broken off and run again, while the shop sells. Progress goes to standard error. --dry-run counts and",
    "does nothing.",
  ].join("\n"),
  async run(args) {
    const flags = readFlags(args, options, 0);
    if (!flags.ok) return { kind: "usage", sentence: flags.sentence };
    const { json = false, "dry-run": dry = false } = flags.values;
    return withAdmin(json, async (shop) => {
      const { frozen, failed } = await shop.freezeBooks({ dry, progress });
      const words = [
        `${frozen} book(s) ${dry ? "would be frozen" : "are frozen"}.`,
        ...failed.map((orderId) => `The book of order ${orderId} could not be composed; see it with show.`),
      ];
      return {
        ok: failed.length === 0,
        json: { ok: failed.length === 0, ...(dry ? { dryRun: true } : {}), frozen, failed },
        words,
      };
    });
  },
};

function progress(done: number, of: number): void {
  if (done % everyBooks === 0 || done === of) process.stderr.write(`${done} of ${of}\n`);
}
