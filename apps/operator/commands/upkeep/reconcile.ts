import { systemClock } from "@cosmic/platform/system-clock";
import type { Reconciled } from "@cosmic/shop/reconcile/reconcile-day";
import { table } from "../../table.ts";
import { type Command, readFlags } from "../command.ts";
import { withAdmin } from "../shop-command.ts";

const options = { json: { type: "boolean" }, day: { type: "string" } } as const;
const dayMs = 86_400_000;

/** Whether this is a valid YYYY-MM-DD date whose day has begun. */
function isDay(text: string, now: Date): boolean {
  const start = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : Number.NaN);
  return !Number.isNaN(start.getTime()) && start.toISOString().startsWith(text) && start <= now;
}

export const reconcile: Command = {
  help: [
    "npm run -s operator -- reconcile [--day YYYY-MM-DD] [--json]",
    "",
    "Compares a day's charges at the payment service with our orders, and prints what does not agree. Days are UTC; without",
    "--day it is yesterday. Changes nothing. Exit 1 when something does not agree.",
  ].join("\n"),
  async run(args) {
    const flags = readFlags(args, options, 0);
    if (!flags.ok) return { kind: "usage", sentence: flags.sentence };
    const now = systemClock.now();
    const yesterday = new Date(now.getTime() - dayMs).toISOString().slice(0, "YYYY-MM-DD".length);
    const { json = false, day = yesterday } = flags.values;
    if (!isDay(day, now)) {
      return { kind: "usage", sentence: `"${day}" is no day that has begun: write YYYY-MM-DD, in UTC.` };
    }
    return withAdmin(json, async (shop) => {
      const reconciled = await shop.reconcileDay(day);
      return { ok: reconciled.differences.length === 0, json: reconciled, words: wordsOf(reconciled) };
    });
  },
};

function wordsOf({ day, charges, orders, differences }: Reconciled): readonly string[] {
  const heard = `${day}: ${charges} charge(s) there, ${orders} order(s) paid here.`;
  if (differences.length === 0) return [heard, "They agree."];
  const rows = differences.map(({ kind, number, chargeId, theirs, ours }) => [
    ...[kind, number ?? "", chargeId ?? "", theirs ?? "", ours ?? ""],
  ]);
  return [heard, ...table(["difference", "order", "charge", "theirs", "ours"], rows)];
}
