// npm test: sets up what the tests need, runs every test runner, and ends with the slowest files of each stage, every
// failure, and one line: N passed, N failed.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { buildIfNeeded, installIfNeeded } from "../start/prepare.mjs";
import { findChromium } from "./find-chromium.mjs";
import { findPgbouncer } from "./find-pgbouncer.mjs";
import { findPostgres } from "./find-postgres.mjs";
import { secondsOfPlaywright, secondsOfVitest, slowestFiles, specsOf } from "./slowest-files.mjs";

const root = join(import.meta.dirname, "../../..");
const results = join(root, "test-results");
const say = (words) => process.stdout.write(`${words}\n`);
// The stages agree on the day, though midnight may come between them (tests/todays.ts).
process.env.TEST_DAY ??= String(Math.floor(Date.now() / 86_400_000));
const total = { passed: 0, failed: 0 };
/** Name and first lines of each failure, for the end of the output, where a cut log still shows them. */
const failures = [];
const linesShown = 12;

function run(title, command, args, env = {}) {
  say(`\n== ${title}`);
  const startedMs = performance.now();
  const ended = spawnSync(command, args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  if (ended.error) throw ended.error;
  say(`== ${title}: ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
  return ended.status === 0;
}

/** Adds a runner's results; a runner that failed without a failed test counts as one failure. */
function add(title, file, count, ok) {
  const none = { passed: 0, failed: 0, failures: [] };
  const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, "utf8"))) : none;
  const unnamed = !ok && counted.failed === 0;
  total.passed += counted.passed;
  total.failed += unnamed ? 1 : counted.failed;
  failures.push(...counted.failures, ...(unnamed ? [`${title} ended with an error; see its output above`] : []));
}

const ofVitest = (json) => ({
  passed: json.numPassedTests,
  failed: json.numFailedTests,
  failures: json.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => `${relative(root, name)}: ${fullName}\n${failureMessages.join("\n")}`),
  ),
});
const ofPlaywright = (json) => ({
  passed: json.stats.expected + json.stats.flaky,
  failed: json.stats.unexpected,
  failures: json.suites.flatMap(specsOf).flatMap(({ file, title, ok, tests }) => {
    const messages = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map((one) => one.message)));
    return ok ? [] : [`${file}: ${title}\n${messages.join("\n")}`];
  }),
});
const ofCheck = (json) => ({ passed: json.passed, failed: json.failed, failures: json.failures ?? [] });

installIfNeeded();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const chromium = findChromium();
const missing = [chromium, findPgbouncer(), findPostgres()].filter(({ ok }) => !ok);
if (missing.length > 0) {
  for (const { sentence } of missing) say(sentence);
  say("0 passed, 1 failed");
  process.exit(1);
}

const checked = run("check", "npm", ["run", "-s", "check"]);
const unitFile = join(results, "unit.json");
add("check", join(results, "check.json"), ofCheck, checked);
add("unit", unitFile, ofVitest, existsSync(unitFile));

await buildIfNeeded();
const databaseFile = join(results, "database.json");
const secondsOf = (stage) => join(results, `${stage}-seconds.json`);
const database = run(
  "database",
  "npx",
  [
    ...["vitest", "run", "--project", "database", "--reporter=default", "--reporter=json"],
    ...[`--outputFile.json=${databaseFile}`, "--reporter=./tools/operations/test/file-seconds.mjs"],
  ],
  { TEST_FILE_SECONDS: secondsOf("database") },
);
add("database", databaseFile, ofVitest, database);

const browserFile = join(results, "browser.json");
const browser = run("browser", "npx", ["playwright", "test", "--config", "tests/journeys/playwright.config.ts"], {
  CHROME_PATH: chromium.path,
  PLAYWRIGHT_JSON_OUTPUT_NAME: browserFile,
});
add("browser", browserFile, ofPlaywright, browser);

for (const [stage, seconds] of [
  ["unit", secondsOfVitest(secondsOf("unit"))],
  ["database", secondsOfVitest(secondsOf("database"))],
  ["browser", secondsOfPlaywright(browserFile)],
])
  say(`\n${slowestFiles(stage, seconds).join("\n")}`);
for (const failure of failures) say(`\nFAILED ${failure.split("\n").slice(0, linesShown).join("\n  ")}`);
say(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
