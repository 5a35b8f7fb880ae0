import type { Problems } from "@cosmic/shop/admin/count-problems";
import type { BackupState } from "@cosmic/shop/backup/inspect-backups";
import type { ChangedTimeZones } from "@cosmic/shop/orders/births/changed-time-zones";
import { type Finding, finding } from "./finding.ts";

/** Backups run nightly, so one that is a day old is still fresh: it is today's or last night's. */
const freshDays = 1;

/** Having no backups of our own is fine: a managed PostgreSQL makes its own. */
export function backupFindings({ backups: kept, erasures }: BackupState): readonly Finding[] {
  const { known, back } = erasures;
  const replayed = finding(
    "backups",
    "erasures",
    back === 0,
    back === 0 ? `${known} in the ledger` : `${back} of ${known} came back with a restore: run replay-erasures`,
  );
  if (kept === null) {
    return [
      finding("backups", "backups", true, "none are made here: docs/operating.md, Backups and restore"),
      replayed,
    ];
  }
  const { place, ageDays, obstacle } = kept;
  const fresh = ageDays !== null && ageDays <= freshDays;
  const age = ageDays === null ? "none yet: run back-up" : `the newest is ${ageDays} day(s) old`;
  return [finding("backups", "backups", fresh && obstacle === null, obstacle ?? `${place}: ${age}`), replayed];
}

/** Never a failure: a report keeps the offset it was sold with. The counts are there for customers who ask. */
export function soldClocks({ source, older, moved }: ChangedTimeZones): string {
  if (older === 0) return `no report was sold by an older table than ${source}`;
  return `${moved} of ${older} reports sold by older tables have an offset that ${source} would change; they keep theirs`;
}

/** Everything that waits for a human. */
export function waitingFindings({ refusedMails, lateMails, lateRefunds, openDisputes }: Problems): readonly Finding[] {
  const count = (name: string, n: number, words: string) =>
    finding("orders", name, n === 0, n === 0 ? "none" : `${n} ${words}`);
  return [
    count(
      "refused mails",
      refusedMails,
      "reports were refused by the recipient's mail server: reach the customer otherwise",
    ),
    count("late mails", lateMails, "reports paid over an hour ago have not left: look at the mail server"),
    count("late refunds", lateRefunds, "requests are older than 24 hours: orders --state refund-requested"),
    count("disputes", openDisputes, "disputes are open: answer them at the payment service"),
  ];
}
