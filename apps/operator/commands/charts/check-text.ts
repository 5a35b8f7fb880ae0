import { isLocale } from "@cosmic/addresses/locales";
import { natalChart } from "@cosmic/chart/natal-chart";
import type { Finding } from "@cosmic/interpretation/checker/report-text";
import { phrases } from "@cosmic/library/generated/en/phrases";
import { systemClock } from "@cosmic/platform/system-clock";
import { checkMany } from "@cosmic/report/check/check-many";
import type { Edition } from "@cosmic/report/document";
import { libraryOf } from "@cosmic/report/libraries";
import { editionOf, languageOf } from "@cosmic/shop/locales";
import { siteName } from "../../environment.ts";
import { sky, timeZones, todayOf } from "../../natal.ts";
import { type Command, done, readFlags } from "../command.ts";

const options = {
  charts: { type: "string", default: "200" },
  seed: { type: "string", default: "1" },
  language: { type: "string", default: "en" },
  locale: { type: "string", default: "en-us" },
  missing: { type: "boolean", default: false },
  peers: { type: "boolean", default: false },
} as const;

/** Examples shown per kind of finding. */
const examplesShown = 5;
const missingShown = 40;

export const checkText: Command = {
  help: [
    "npm run -s operator -- check-text [--charts N] [--seed S] [--language L] [--locale L] [--peers] [--missing]",
    "",
    "Writes N random books (births of 1900 to 2025, all latitudes, a quarter without a time) and reads them for faults.",
    "One line of JSON: {charts, seed, findings, byKind, wordsMin, wordsMedian, wordsMax, timed, untimed,",
    "reconciledMin, reconciledMedian, sharedSentencesMedian, sharedSentencesP95, seconds}; timed and untimed are least,",
    "median and most words with and without a birth time, reconciled the contradictions that a book names and settles.",
    "Words are those of the prose. Shared sentences are percent of two random books’ sentences, the appendix and notes on",
    "method left out; with --peers, of three groups of births within two years. --locale en-gb reads the British edition.",
    "Examples of each kind go to stderr; with --missing the passages most called for and not written yet, too.",
  ].join("\n"),
  run(args) {
    const flags = readFlags(args, options, 0);
    if (!flags.ok) return Promise.resolve({ kind: "usage", sentence: flags.sentence });
    const { language, locale, missing, peers } = flags.values;
    const charts = Number(flags.values.charts);
    const seed = Number(flags.values.seed);
    if (!(Number.isInteger(charts) && charts > 0)) return usage("--charts is a whole number from 1.");
    if (!Number.isInteger(seed)) return usage("--seed is a whole number.");
    if (language !== "en") return usage("The library is complete in English only so far. Ask for --language en.");
    if (!isLocale(locale) || languageOf(locale) !== language) return usage("--locale is en-us or en-gb.");
    return Promise.resolve(done(check({ charts, seed, missing, peers, edition: editionOf(locale, language) })));
  },
};

function usage(sentence: string) {
  return Promise.resolve({ kind: "usage", sentence } as const);
}

interface Asked {
  readonly charts: number;
  readonly seed: number;
  readonly missing: boolean;
  readonly peers: boolean;
  readonly edition: Edition;
}

function check({ charts, seed, missing: showMissing, peers, edition }: Asked): 0 | 1 {
  const started = performance.now();
  const shown = new Map<Finding["kind"], number>();
  const { missing, ...result } = checkMany({
    charts,
    seed,
    siteName: siteName(),
    ...libraryOf(edition),
    phrases,
    asOf: todayOf(systemClock.now()),
    peers,
    chartOf: (birth) => natalChart(birth, { sky, timeZones }),
    onFinding(birth, { kind, place, excerpt }) {
      const count = (shown.get(kind) ?? 0) + 1;
      shown.set(kind, count);
      if (count > examplesShown) return;
      // Random births belong to nobody, so printing them is safe.
      const born = `${birth.date} ${birth.time ?? "no time"} ${birth.latitude.toFixed(2)} ${birth.longitude.toFixed(2)} ${birth.zone}`;
      process.stderr.write(`${kind}: ${place}: ${excerpt} (${born})\n`);
    },
  });
  if (showMissing) {
    for (const [id, count] of [...missing].toSorted(([, one], [, other]) => other - one).slice(0, missingShown)) {
      process.stderr.write(`missing: ${id} (${count})\n`);
    }
  }
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  process.stdout.write(`${JSON.stringify({ ...result, seconds })}\n`);
  return result.findings === 0 ? 0 : 1;
}
