import { join } from "node:path";
import { required } from "@cosmic/chart/required";
import { expect, test } from "vitest";
import { readSources } from "../../read/sources.ts";
import { detecting, hitsIn } from "./detectors.ts";
import { paragraphFrom } from "./paragraph.ts";
import { rationCounts } from "./rations.ts";
import { readDetectRules } from "./rules-file.ts";
import { givesWhy } from "./why.ts";

const root = join(import.meta.dirname, "../../../../packages/library");
const sources = readSources(root);
const english = required(
  sources.languages.find(({ language }) => language === "en"),
  "English",
);
const rules = required(readDetectRules(root, "en"), "detect.json");
const detect = detecting(english, sources, rules);

const paragraph = (name: string, source: string) =>
  paragraphFrom({ file: "en/test.md", line: 1, id: "aspects/sun-moon/square", name, source });
const found = (name: string, source: string) => hitsIn(paragraph(name, source), detect).map(({ rule }) => rule);

const rest = "It takes you a week to answer, and the week is spent on the answer, word by word, until it is too late.";

test("an opening speaks of the reader, a planet or a house, unless it is a scene or a command", () => {
  const croquet = `Croquet is being played through the whole apartment. ${rest} Nobody minds in the least, and tea is late.`;
  expect(found("core", croquet)).toContain("opening");
  expect(found("scene", croquet)).not.toContain("opening");
  expect(
    found("core", `Resistance wakes you. ${rest} Nobody minds in the least, and tea is late again.`),
  ).not.toContain("opening");
  expect(
    found("practice", `Ask once what it costs. ${rest} Nobody minds in the least, and tea is late.`),
  ).not.toContain("opening");
});

test("a scene has no sentence that says what it meant", () => {
  const scene = "You buy the rice. The woman behind the counter counts out the change on the glass.";
  expect(found("scene", scene)).not.toContain("caption");
  expect(found("scene", `${scene} You can manage a change, but first you need to go through all of it.`)).toContain(
    "caption",
  );
});

test("what is hard is not taken back, and what is good has no price", () => {
  const hard = "You ask too late. The others have gone by then, and the shop is shut.";
  expect(found("strain", hard)).not.toContain("rescue");
  expect(found("strain", `${hard} Yet pride of this kind has its use.`)).toContain("rescue");
  expect(found("gift", `You sleep well anywhere. ${hard}`)).not.toContain("taxed");
  expect(found("gift", "You sleep well anywhere. The trouble is that you sleep long.")).toContain("taxed");
});

test("an ending is no return to the opening image, and short or a command only now and then", () => {
  const kite = `Your kite has a long tail. ${rest} Nobody minds it, and tea is late again, as on most days of the year.`;
  expect(found("core", kite)).not.toContain("loop");
  expect(found("core", `${kite} You hold the kite.`)).toEqual(expect.arrayContaining(["loop", "short"]));
  expect(found("core", `${kite} If it pulls, let it go.`)).toContain("command");
});

test("words of another country, of the past, of blame and of fright are found", () => {
  expect(found("core", "You told the mayor.")).toContain("village");
  expect(found("core", "As a child you learned to wait.")).toContain("past");
  expect(found("core", "You choose people who upset you.")).toContain("blame");
  expect(found("core", "Later they may be gone, for a season or for good.")).toContain("fright");
  expect(found("core", "You answer the message on the bus.")).toEqual([]);
});

test("a reason names what the planet, sign or house does", () => {
  const why = (text: string) => givesWhy(paragraph("core", `${text} ${rest} ${rest}`), rules, detect.names);
  expect(why("Saturn is duty and Cancer is closeness, so closeness comes out here as duty.")).toBe(true);
  expect(why("You would rather be late than wrong, and people know it.")).toBe(false);
});

test("rations are counted in ten thousand words", () => {
  const doors = rationCounts(["The door and the key. A door."], 1000, rules).find(({ name }) => /door/.test(name));
  expect(doors).toMatchObject({ count: 3, rate: 30, ration: 8 });
});
