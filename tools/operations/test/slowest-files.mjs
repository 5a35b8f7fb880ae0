// The ten slowest test files of each stage, for the end of `npm test`, so that growth is seen before it hurts.
import { existsSync, readFileSync } from "node:fs";

const shown = 10;

/** Seconds by test file, from what the reporter `file-seconds.mjs` wrote; none when the stage did not get that far. */
export const secondsOfVitest = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});

/** Seconds by test file, from Playwright's JSON report, second tries included. */
export function secondsOfPlaywright(file) {
  if (!existsSync(file)) return {};
  const seconds = {};
  for (const { file: name, tests } of JSON.parse(readFileSync(file, "utf8")).suites.flatMap(specsOf)) {
    const ms = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    seconds[name] = (seconds[name] ?? 0) + ms / 1000;
  }
  return seconds;
}

/** All specs of a suite in Playwright's JSON report. */
export const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** A heading, and a line for each of the slowest files. */
export function slowestFiles(stage, seconds) {
  const all = Object.entries(seconds).sort(([, one], [, other]) => other - one);
  const sum = all.reduce((total, [, each]) => total + each, 0);
  const line = ([file, each]) => `${each.toFixed(1).padStart(8)} s  ${file}`;
  const heading = `Slowest of ${stage}: ${all.length} files, ${sum.toFixed(0)} s in all, side by side`;
  return [heading, ...all.slice(0, shown).map(line)];
}
