import { expect, test } from "vitest";
import { englishLibrary } from "../passages/english-library.ts";
import { fillSlots, sayFrom } from "./fill-strings.ts";

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
