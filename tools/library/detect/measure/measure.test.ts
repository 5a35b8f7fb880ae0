import { join } from "node:path";
import { required } from "@cosmic/chart/required";
import { expect, test } from "vitest";
import { readSources } from "../../read/sources.ts";
import { detecting } from "../find/detectors.ts";
import { readDetectRules } from "../find/rules-file.ts";
import { boundFaults, countedAgainst, placeFaults, tightened } from "./bounds.ts";
import { allHits, countsByKind } from "./counts.ts";
import { agreements, readJudged } from "./judged.ts";
import { drawnParts } from "./sample.ts";

const root = join(import.meta.dirname, "../../../../packages/library");
const sources = readSources(root);
const english = required(
  sources.languages.find(({ language }) => language === "en"),
  "English",
);
const detect = detecting(english, sources, required(readDetectRules(root, "en"), "detect.json"));
const kinds = countsByKind(detect);

test("a count above its bound is a fault, and a bound never grows", () => {
  expect(boundFaults(kinds, tightened(kinds, {}), "en")).toEqual([]);
  const lower = { aspects: { loop: 0 } };
  expect(boundFaults(kinds, lower, "en").some(({ message }) => message.startsWith("aspects: "))).toBe(true);
  expect(tightened(kinds, lower).aspects?.loop).toBe(0);
});

test("a rule that a kind keeps is a fault at each place that breaks it", () => {
  const [kind] = kinds;
  const hits = allHits(detect).filter(({ paragraph }) => paragraph.kind === kind?.kind);
  const none = placeFaults(hits, kinds, tightened(kinds, {}));
  expect(none).toEqual([]);
  const broken = required(
    kind && countedAgainst(kind).find(({ count, allowed }) => count > 0 && allowed === 0),
    "a rule",
  );
  const faults = placeFaults(hits, kinds, {});
  expect(faults.filter(({ message }) => message.includes(`: ${broken.name}: `))).toHaveLength(broken.count);
});

test("the detectors of words agree with a reader", () => {
  const [tuning] = readJudged(root, "en");
  const rates = agreements(required(tuning, "judged passages"), detect);
  for (const name of ["rescue", "command", "village", "caption", "why"]) {
    const { both, onlyDetector, onlyReader } = required(
      rates.find((one) => one.name === name),
      name,
    );
    expect(both / (both + onlyDetector.length)).toBeGreaterThan(0.75);
    expect(both / (both + onlyReader.length)).toBeGreaterThan(0.75);
  }
});

test("the same seed draws the same passages", () => {
  const drawn = (seed: number) => drawnParts(detect.paragraphs, { count: 20, seed }).map(({ unit }) => unit);
  expect(drawn(3)).toEqual(drawn(3));
  expect(drawn(3)).not.toEqual(drawn(4));
});
