import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { placesFromDisk } from "@cosmic/atlas/places/places-from-disk";
import type { DatabaseRoute } from "@cosmic/platform/database/pooler";
import type { Environment } from "@cosmic/platform/environment/environment";
import { type ConfiguredSource, configuredSources } from "@cosmic/platform/environment/outside-sources";
import { combinationRules, isProduction } from "@cosmic/platform/environment/unsafe-combinations";
import { describeEnvironment } from "@cosmic/platform/environment/variables";
import { systemClock } from "@cosmic/platform/system-clock";
import type { Problems } from "@cosmic/shop/admin/count-problems";
import type { BackupState } from "@cosmic/shop/backup/inspect-backups";
import { loadEvidence, shownClaims } from "@cosmic/shop/claims/claim-evidence";
import { claimIds } from "@cosmic/shop/claims/claim-ids";
import type { ChangedTimeZones } from "@cosmic/shop/orders/changed-time-zones";
import type { Inspection } from "@cosmic/shop/services";
import type { TaxCheck } from "@cosmic/shop/tax/check-tax";
import { readSettings, withShop } from "../environment.ts";
import { table } from "../table.ts";
import { type Command, done, readFlags } from "./command.ts";

const options = { json: { type: "boolean" } } as const;

interface Finding {
  readonly area:
    | "configuration"
    | "safety"
    | "database"
    | "payments"
    | "mail"
    | "fonts"
    | "data"
    | "PDFs"
    | "orders"
    | "backups"
    | "sources"
    | "claims";
  readonly name: string;
  readonly ok: boolean;
  readonly words: string;
}

const finding = (area: Finding["area"], name: string, ok: boolean, words: string): Finding => ({
  area,
  name,
  ok,
  words,
});

/** Every variable: whether it is set, never its value. Variables required for real money must be set. */
function configuration(): readonly Finding[] {
  return describeEnvironment().map(({ name, about, otherwise, money }) => {
    const set = (process.env[name] ?? "") !== "";
    return finding(
      "configuration",
      name,
      set || !money,
      set ? "set" : `not set: ${otherwise}; for real money set ${about}`,
    );
  });
}

/** Each safety rule by name, kept or broken: settings that must not be combined with real payments. */
function safety(): readonly Finding[] {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
  if (!isProduction(given)) return [finding("safety", "real money", true, "a trial: nothing to keep apart yet")];
  return combinationRules.map(({ name, kept, faults }) => {
    const found = faults(given);
    return finding("safety", name, found.length === 0, found.length === 0 ? kept : found.join(" "));
  });
}

async function services(): Promise<readonly Finding[]> {
  const inspected = await withShop(async (shop) => ({
    sandbox: shop.sandbox,
    clocks: await shop.countChangedTimeZones(),
    troubles: await shop.countTroubles(),
    kept: await shop.inspectBackups(),
    ...(await shop.inspect()),
  }));
  if (!inspected.ok) return inspected.sentences.map((words) => finding("configuration", "environment", false, words));
  const { database, payments, mail, sandbox, clocks, troubles, kept, route, pdfs, tax } = inspected.value;
  const answers = (ok: boolean) => (ok ? "answers" : "does not answer");
  return [
    finding("database", "PostgreSQL", database, answers(database)),
    ...(route ? pooling(route) : []),
    storeOfPdfs(pdfs),
    finding(
      "payments",
      sandbox ? "sandbox" : "Stripe",
      payments && !sandbox,
      sandbox ? "sandbox: no money moves" : answers(payments),
    ),
    finding("payments", "tax", tax !== "stripe-tax-not-ready", taxWords[tax]),
    finding("mail", "mail server", mail, answers(mail)),
    finding("data", "clocks", true, clocks.source),
    finding("orders", "clocks", true, soldClocks(clocks)),
    ...waiting(troubles),
    ...backups(kept),
  ];
}

const taxWords: Readonly<Record<TaxCheck, string>> = {
  "stripe-tax": "Stripe Tax works it out",
  "stripe-tax-not-ready":
    "STRIPE_TAX is on, and Stripe Tax is not: activate it in Stripe, or no payment page can be opened",
  rates: "by TAX_RATES",
  none: "none is stated, and receipts say so: set STRIPE_TAX or TAX_RATES if you owe any",
};

/** Backups run nightly, so one that is a day old is still fresh: it is today's or last night's. */
const freshDays = 1;

/** Having no backups of our own is fine: a managed PostgreSQL makes its own. */
function backups({ backups: kept, erasures }: BackupState): readonly Finding[] {
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

/** Checks what a pooler breaks unless it is configured: sessions that listen and lock, and the 30 s statement limit. */
function pooling({ pooler, direct, limited }: DatabaseRoute): readonly Finding[] {
  const where = pooler ? "a pooler is in front, and DATABASE_DIRECT_URL passes it" : "none in front";
  const unset = "sessions that listen and lock go through a pooler: set DATABASE_DIRECT_URL to PostgreSQL itself";
  const unlimited =
    "PostgreSQL does not end statements that run over 30 s: use the same user in both addresses, and let the pooler reconnect";
  return [
    finding("database", "pooler", direct, direct ? where : unset),
    finding("database", "statement limit", limited, limited ? "30 s" : unlimited),
  ];
}

const storeFaults: Readonly<Record<Exclude<Inspection["pdfs"]["state"], "works">, string>> = {
  "does not work":
    "does not work, and every PDF is printed anew when it is asked for: see the S3_ settings, or DATA_DIR",
  "open to strangers": "gives reports to whoever asks: make the bucket private",
  "keeps what is removed":
    "keeps versions, erased reports too: turn the versioning of the bucket off, and delete old versions",
};

function storeOfPdfs({ shared, state }: Inspection["pdfs"]): Finding {
  const name = shared ? "bucket" : "folder";
  if (state !== "works") return finding("PDFs", name, false, storeFaults[state]);
  return finding("PDFs", name, true, shared ? "one for all machines" : "of this machine alone");
}

/** Never a failure: a report keeps the offset it was sold with. The counts are there for customers who ask. */
function soldClocks({ source, older, moved }: ChangedTimeZones): string {
  if (older === 0) return `no report was sold by an older table than ${source}`;
  return `${moved} of ${older} reports sold by older tables have an offset that ${source} would change; they keep theirs`;
}

/** Everything that waits for a human. */
function waiting({ refusedMails, lateMails, lateRefunds, openDisputes }: Problems): readonly Finding[] {
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

const fontPackages = ["@expo-google-fonts/baskervville", "@expo-google-fonts/jost"];

function fonts(): readonly Finding[] {
  const resolve = createRequire(new URL("../../../packages/print/package.json", import.meta.url)).resolve;
  return fontPackages.map((name) => {
    const there = existsSync(resolve(`${name}/package.json`));
    return finding("fonts", name, there, there ? "installed" : "missing: run npm ci");
  });
}

async function towns(): Promise<Finding> {
  const opening = await placesFromDisk();
  const words = opening.ok
    ? `${opening.about.places} towns, as of ${opening.about.date}`
    : `the gazetteer is ${opening.reason}: forms search the built-in cities; restore packages/atlas/places/gazetteer.br`;
  return finding("data", "towns", opening.ok, words);
}

/** Outside sources by name and host; having none is the cautious choice and passes. */
function sources(configured: readonly ConfiguredSource[]): readonly Finding[] {
  if (configured.length === 0) return [finding("sources", "outside sources", true, "off: no birth data leaves")];
  return configured.map(({ name, host }) => finding("sources", name, true, `asked at ${host} once a visitor agrees`));
}

/** Each claim passes: proven ones are shown, and pages are whole without the others. */
function claims(environment: Environment): readonly Finding[] {
  const read = loadEvidence(environment, systemClock);
  if (!read.ok) return [finding("claims", "evidence", false, read.sentence)];
  const { samples } = shownClaims(environment, read.evidence);
  return claimIds.map((id) => {
    const proven = read.evidence.find(({ claim }) => claim === id);
    if (proven) return finding("claims", id, true, `proven since ${proven.since}: ${proven.proof}`);
    const words = samples
      ? "shown as a sample; hidden with real keys: no evidence in CLAIMS_FILE"
      : "hidden: no evidence in CLAIMS_FILE";
    return finding("claims", id, true, words);
  });
}

export const doctor: Command = {
  help: "npm run -s operator -- doctor [--json]\n\nExit 1 while anything is missing before real money can be taken.",
  async run(args) {
    const flags = readFlags(args, options, 0);
    if (!flags.ok) return { kind: "usage", sentence: flags.sentence };
    const settings = readSettings();
    const refused = settings.ok
      ? []
      : settings.sentences.map((words) => finding("configuration", "environment", false, words));
    const kept = safety();
    const found = [
      ...configuration(),
      ...kept,
      // Skip sentences the safety rules have already reported.
      ...refused.filter(({ words }) => !kept.some((rule) => rule.words.includes(words))),
      ...(settings.ok ? [...sources(configuredSources(settings.environment.sources)), ...(await services())] : []),
      await towns(),
      ...fonts(),
      ...(settings.ok ? claims(settings.environment) : []),
    ];
    const lines = flags.values.json
      ? [JSON.stringify({ ready: found.every((each) => each.ok), findings: found })]
      : table(
          ["", "area", "name", "finding"],
          found.map((each) => [each.ok ? "ok" : "!!", each.area, each.name, each.words]),
        );
    process.stdout.write(`${lines.join("\n")}\n`);
    return done(found.every((each) => each.ok) ? 0 : 1);
  },
};
