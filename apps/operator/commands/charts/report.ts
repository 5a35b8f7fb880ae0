import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isLocale } from "@cosmic/addresses/locales";
import type { Facts } from "@cosmic/chart/facts";
import { dateText } from "@cosmic/chart/moment/written-time";
import { systemClock } from "@cosmic/platform/system-clock";
import { type PrintForm, spineMm } from "@cosmic/print/measure/page-forms";
import type { ReportDocument } from "@cosmic/report/document";
import { plainText } from "@cosmic/report/plain-text";
import { chartFileOf } from "@cosmic/shop/books/chart-file";
import { editionOf, languageOf } from "@cosmic/shop/locales";
import { writeReport } from "@cosmic/shop/report/write-report";
import { siteName, siteUrl } from "../../environment.ts";
import { type Field, given, type LineInput, read, readDay } from "../../field.ts";
import { answerLines, type LineAnswer } from "../../json-lines.ts";
import { factsOf, todayOf } from "../../natal.ts";
import { openPrinter } from "../../reports.ts";
import { type Command, done, readFlags } from "../command.ts";

const languages = ["en", "es", "pt"];
const formats = ["json", "text", "pdf", "book"] as const;
type Format = (typeof formats)[number];
const isFormat = (text: string): text is Format => formats.some((format) => format === text);

const options = { format: { type: "string", default: "json" }, out: { type: "string" } } as const;

type Written =
  | { readonly ok: true; readonly document: ReportDocument; readonly facts: Facts; readonly asOf: string }
  | (LineAnswer & { readonly ok: false });

function write(input: unknown, name: string): Written {
  const language = typeof input === "object" && input !== null && "language" in input ? input.language : "en";
  if (typeof language !== "string" || !languages.includes(language)) {
    return { ok: false, code: "malformed", field: "language", message: "Choose en, es or pt as the language." };
  }
  if (language !== "en") {
    const message = "The library is complete in English only so far. Ask for language en.";
    return { ok: false, code: "missing", field: "language", message };
  }
  const locale = typeof input === "object" && input !== null && "locale" in input ? input.locale : "en-us";
  if (typeof locale !== "string" || !isLocale(locale) || languageOf(locale) !== language) {
    return { ok: false, code: "malformed", field: "locale", message: "Choose en-us or en-gb as the locale." };
  }
  const chart = factsOf(input);
  if (!chart.ok) return { ok: false, ...chart.problem };
  const asked = readAsOf(input);
  if (!asked.ok) return { ok: false, ...asked.problem };
  const edition = editionOf(locale, language);
  const { at, facts } = chart;
  const asOf = asked.value;
  return { ok: true, facts, asOf, document: writeReport({ at, facts, asOf, edition, siteName: name }) };
}

/** The ephemeris holds the year before these days and the two years after them. */
const [firstDay, lastDay] = ["1901-01-02", "2114-12-31"];

/** The day a report is written on: `asOf`, today (UTC) where it is missing. */
function readAsOf(input: unknown): Field<string> {
  const fields: LineInput = typeof input === "object" && input !== null ? { ...input } : {};
  const day = readDay("asOf", given(fields, "asOf") ?? todayOf(systemClock.now()), {
    first: firstDay,
    last: lastDay,
    hint: "Give the day the report is written on as YYYY-MM-DD.",
    range: `Give a day from ${firstDay} to ${lastDay}.`,
  });
  return day.ok ? read(dateText(day.value)) : day;
}

const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Prints the A4 edition of each birth, or the pages and the cover of a bound book. */
async function printAll(format: "pdf" | "book", out: string, name: string): Promise<0 | 1> {
  await mkdir(out, { recursive: true });
  const printer = openPrinter();
  try {
    return await answerLines(async (input) => {
      const written = write(input, name);
      if (!written.ok) return written;
      const { hash } = written.document;
      const save = async (form: PrintForm, file: string) => {
        const printed = await printer.print(written.document, form, {
          writtenOn: written.asOf,
          chartFile: chartFileOf(written.facts, siteUrl()),
        });
        if (!printed.ok) throw new Error("a printer without a limit was busy");
        await writeFile(file, printed.pdf);
        return printed;
      };
      if (format === "pdf") {
        const file = join(out, `${hash}.pdf`);
        const { pages, milliseconds } = await save("a4", file);
        return { ok: true, value: { file, pages, hash, milliseconds } };
      }
      const [interior, cover] = [join(out, `${hash}-interior.pdf`), join(out, `${hash}-cover.pdf`)];
      const { pages } = await save("interior", interior);
      await save("cover", cover);
      return { ok: true, value: { interior, cover, pages, spineMm: spineMm(pages), hash } };
    });
  } finally {
    await printer.close();
  }
}

export const report: Command = {
  help: [
    "npm run -s operator -- report [--format json|text|pdf|book] [--out DIR] < births.jsonl",
    "",
    'A birth as for "chart", plus "language" (en), "locale" (en-us or en-gb; en-us when missing)',
    'and "asOf", the day the report is written on (YYYY-MM-DD; today, UTC, when missing).',
    '  json  the document          text  {"id", "text", "words"}',
    '  pdf   {"id", "file", "pages", "hash", "milliseconds"}, the files written to --out, named by their hash',
    '  book  {"id", "interior", "cover", "pages", "spineMm", "hash"}: 6 × 9 inches with bleed, and the cover in one sheet',
  ].join("\n"),
  async run(args) {
    const flags = readFlags(args, options, 0);
    if (!flags.ok) return { kind: "usage", sentence: flags.sentence };
    const { format, out } = flags.values;
    if (!isFormat(format)) return { kind: "usage", sentence: `There is no format "${format}".` };
    const name = siteName();
    if (format === "pdf" || format === "book") {
      if (!out) return { kind: "usage", sentence: "Say where the PDF files go: --out DIR." };
      return done(await printAll(format, out, name));
    }
    const code = await answerLines((input) => {
      const written = write(input, name);
      if (!written.ok) return written;
      if (format === "json") return { ok: true, value: written.document };
      const text = plainText(written.document);
      return { ok: true, value: { text, words: wordsOf(text) } };
    });
    return done(code);
  },
};
