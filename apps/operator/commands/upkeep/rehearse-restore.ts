import { openLog } from "@cosmic/platform/log/open-log";
import { readSettings } from "../../environment.ts";
import { type Command, done, readFlags } from "../command.ts";

const options = { json: { type: "boolean" } } as const;

export const rehearse: Command = {
  help: [
    "npm run -s operator -- rehearse-restore [--json]",
    "",
    "Restores the newest backup of BACKUP_DIR into a PostgreSQL made for it under DATA_DIR, replays the erasures there, counts,",
    "tries the sealed links with today's keys, and takes all of it away again. The shop goes on meanwhile. Exit 1 when anything",
    "is amiss. Needs as much free disk as the database takes.",
  ].join("\n"),
  async run(args) {
    const flags = readFlags(args, options, 0);
    if (!flags.ok) return { kind: "usage", sentence: flags.sentence };
    const settings = readSettings();
    if (!settings.ok) {
      process.stderr.write(`${settings.sentences.join("\n")}\n`);
      return done(1);
    }
    const { environment } = settings;
    const [{ rehearseRestore }, { openBackups }, { systemClock }] = await Promise.all([
      import("@cosmic/shop/backup/rehearse-restore"),
      import("@cosmic/shop/open-tools"),
      import("@cosmic/platform/system-clock"),
    ]);
    const stopping = new AbortController();
    process.once("SIGINT", () => stopping.abort());
    const log = openLog({ level: "silent" });
    const tools = { ...openBackups(environment), environment, log, clock: systemClock, closing: stopping.signal };
    const came = await rehearseRestore(tools);
    if (flags.values.json) process.stdout.write(`${JSON.stringify(came)}\n`);
    if (!flags.values.json || !came.ok)
      (came.ok ? process.stdout : process.stderr).write(`${wordsOf(came).join("\n")}\n`);
    return done(came.ok ? 0 : 1);
  },
};

type Came = Awaited<ReturnType<typeof import("@cosmic/shop/backup/rehearse-restore").rehearseRestore>>;

function wordsOf(came: Came): readonly string[] {
  if ("reason" in came) return [came.sentence];
  const { backup, orders, newestOrder, erasures, stillThere, links, seconds } = came;
  const states = Object.entries(orders).map(([state, n]) => `${n} ${state}`);
  return [
    `${backup} was restored in ${seconds} s; its newest order is of ${newestOrder ?? "never"}.`,
    `Orders: ${states.join(", ") || "none"}.`,
    `The ledger knows ${erasures.known} erasure(s); ${erasures.orders} order(s) were erased again, ${stillThere} are still there.`,
    `${links.opened} of ${links.tried} links open with today's keys.`,
  ];
}
