// node --import tsx tools/proof/epub/epub-books.ts [COUNT [SEED]] [--ace N]: makes the PDFs and EPUBs of random births,
// timed, untimed and polar, with a name of another script or kind each, and has veraPDF and EPUBCheck look at all of
// them and Ace at the first N (default: all). Prints sizes and times; exit 1 when a checker finds anything or an EPUB is
// too large.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Birth } from "@cosmic/chart/birth";
import { makeEpub } from "@cosmic/epub/make-epub";
import { printedPages } from "@cosmic/print/press/printed-pages";
import { openPress } from "@cosmic/print/press/typst-press";
import { hostileNames } from "@cosmic/print/testing/hostile-names";
import { plannedBook } from "@cosmic/report/testing/planned-book";
import { chartFileOf } from "@cosmic/shop/books/chart-file";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { cityBirths } from "../city-births.ts";
import { openVeraPdf } from "../verapdf/vera-pdf.ts";
import { openAce, openEpubCheck } from "./checkers.ts";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { ace: { type: "string" } } });
const count = Number(positionals[0] ?? 60);
const seed = Number(positionals[1] ?? 29);
const looked = Number(values.ace ?? count);
const asOf = "2026-11-23";
const mostBytes = 2_000_000;
const polarEvery = 10;
const polar = { latitude: 78.22, longitude: 15.65, zone: "Arctic/Longyearbyen" };
const say = (line: string) => process.stdout.write(`${line}\n`);

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const press = openPress();
const folder = mkdtempSync(join(tmpdir(), "epub-books-"));
const files: string[] = [];
const papers: string[] = [];
const sizes: number[] = [];
const times: number[] = [];

function makeBook(birth: Birth): void {
  const book = plannedBook({ birth, asOf, sources });
  if (book === null) throw new Error(`${birth.date} has no chart`);
  const chartFile = chartFileOf(book.facts, "https://cosmic.example");
  const { pdf } = press.press(book.document, "a4", { writtenOn: asOf, chartFile });
  const paper = join(folder, `${files.length}.pdf`);
  writeFileSync(paper, pdf);
  papers.push(paper);
  const before = process.cpuUsage();
  const epub = makeEpub(book.document, { writtenOn: asOf, pages: printedPages(book.document, pdf) });
  const { user, system } = process.cpuUsage(before);
  times.push(Math.round((user + system) / 1000));
  sizes.push(epub.length);
  const file = join(folder, `${files.length}.epub`);
  writeFileSync(file, epub);
  files.push(file);
}

const sum = (figures: readonly number[]): number => figures.reduce((whole, one) => whole + one, 0);

function spread(figures: readonly number[]): string {
  const sorted = figures.toSorted((one, other) => one - other);
  return `median ${sorted[sorted.length >> 1] ?? 0}, most ${sorted.at(-1) ?? 0}`;
}

try {
  let untimed = 0;
  for (const [at, birth] of [...cityBirths(count, seed)].entries()) {
    const name = hostileNames[at % hostileNames.length] ?? "";
    if (birth.time === null) untimed += 1;
    makeBook({ ...birth, name, place: name, ...(at % polarEvery === 0 ? polar : {}) });
  }
  say(`${count} books, ${untimed} untimed, ${Math.ceil(count / polarEvery)} polar`);
  say(`bytes: ${spread(sizes)}`);
  say(`milliseconds of a core: ${spread(times)}`);
  const vera = openVeraPdf();
  if (!vera.ok) throw new Error(vera.sentence);
  const verdicts = vera.validate(papers);
  const failures = verdicts.filter(({ compliant }) => !compliant);
  for (const failure of failures) say(JSON.stringify(failure));
  for (const standard of ["ua1", "3a"]) {
    const own = verdicts.filter((one) => one.standard === standard);
    const checks = sum(own.map(({ totalChecks = 0 }) => totalChecks));
    const failed = sum(own.map(({ failedChecks }) => failedChecks ?? 1));
    say(`veraPDF ${standard}: ${failed} of ${checks} checks failed in ${own.length} books`);
  }
  const checked = openEpubCheck()(files);
  const errors = sum(checked.map((one) => one.errors));
  const warnings = sum(checked.map((one) => one.warnings));
  for (const { said } of checked) if (said) say(said);
  say(`EPUBCheck: ${errors} errors, ${warnings} warnings in ${files.length} books`);
  const ace = openAce();
  let violations = 0;
  for (const file of files.slice(0, looked)) {
    const found = ace(file);
    violations += found.length;
    for (const one of found) say(`${file} ${one}`);
  }
  say(`Ace: ${violations} violations in ${Math.min(looked, files.length)} books`);
  if (failures.length + errors + warnings + violations > 0 || sizes.some((size) => size > mostBytes))
    process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
