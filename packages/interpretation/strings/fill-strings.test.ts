import { expect, test } from "vitest";
import { englishLibrary } from "../passages/english-library.ts";
import { canFill, fillSlots, raiseFirst, sayFrom, slotNames } from "./fill-strings.ts";

const { rules } = englishLibrary;

test("slots are filled in one pass: a value that looks like a slot stays as typed", () => {
  expect(fillSlots("{greeting}, {name}", { greeting: "Dear {name}", name: "{greeting}" }, rules)).toBe(
    "Dear {name}, {greeting}",
  );
});

test("a value that opens a sentence gets a capital, in any alphabet, and nowhere else", () => {
  expect(fillSlots("{planet} rules here.", { planet: "the Sun" }, rules)).toBe("The Sun rules here.");
  expect(fillSlots("{name} rules here.", { name: "élodie" }, rules)).toBe("Élodie rules here.");
  expect(fillSlots("{first}, {second}", { first: "third house", second: "retrograde" }, rules)).toBe(
    "third house, retrograde",
  );
});

test("a slot without a value is a bug and stops", () => {
  expect(() => fillSlots("{planet} in {sign}", { planet: "Sun" }, rules)).toThrow("no value for {sign}");
});

test("fixed words are said by their key", () => {
  const say = sayFrom(englishLibrary);
  expect(say("sign.Aries")).toBe("Aries");
  expect(say("placement.inSign", { placement: "Sun", sign: "Aries" })).toBe("Sun in Aries");
});

test.each<readonly [text: string, filled: string]>([
  // A sentence begins with the text, or behind a mark that ends one and a space, quotes and brackets apart.
  ["{a} is here.", "The Sun is here."],
  ["«{a}» is here.", "«The Sun» is here."],
  ["So. {a} is here.", "So. The Sun is here."],
  ["So!  {a} is here.", "So!  The Sun is here."],
  ["“So?” {a} is here.", "“So?” The Sun is here."],
  ["So. “{a}” is here.", "So. “The Sun” is here."],
  ["So. “({a}) is here.”.", "So. “(The Sun) is here.”."],
  ["So, {a} is here.", "So, the Sun is here."],
  ["So it is, and {a} is here.", "So it is, and the Sun is here."],
  ["So. It is {a}.", "So. It is the Sun."],
  ["So. It, {a}.", "So. It, the Sun."],
  ["So.{a} is here.", "So.the Sun is here."],
  ["So “{a}” is here.", "So “the Sun” is here."],
  // What ends without a mark is no sentence.
  ["{a}, St. Ives", "the Sun, St. Ives"],
])("“%s” becomes “%s”", (text, filled) => {
  expect(fillSlots(text, { a: "the Sun" }, rules)).toBe(filled);
});

test.each([
  ["the Sun", "The Sun"],
  ["«el Sol»", "«El Sol»"],
  ["¿¡qué!?", "¿¡Qué!?"],
  ["", ""],
])("“%s” at the start of a sentence is “%s”", (text, raised) => {
  expect(raiseFirst(text)).toBe(raised);
});

test("the slots of a text are listed in order, as often as they stand there", () => {
  expect(slotNames("{planet} in {del sign}, {planet}")).toEqual(["planet", "sign", "planet"]);
  expect(slotNames("no slot")).toEqual([]);
});

test("a text can be filled if each of its slots has a value", () => {
  const values = { planet: "Sun", sign: "Leo" };
  expect(canFill("no slot", {})).toBe(true);
  expect(canFill("{planet} in {sign}", values)).toBe(true);
  expect(canFill("{planet} in {house}", values)).toBe(false);
  expect(canFill("{house}", values)).toBe(false);
});
