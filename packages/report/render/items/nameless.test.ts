import { englishLibrary } from "@cosmic/interpretation/passages/english-library";
import { expect, test } from "vitest";

test("a name in a text stands after a comma and before a stop or another comma, so that it can be left out", () => {
  const { lines, passages } = englishLibrary;
  const texts = [
    ...Object.values(lines).flatMap((one) => Object.values(one.lines).flatMap((parts) => Object.values(parts))),
    ...Object.values(passages).flatMap((one) =>
      Object.values(one.passages).flatMap(({ parts }) => Object.values(parts).map(({ text }) => text)),
    ),
  ].filter((text) => text.includes("{name}"));
  expect(texts.length).toBeGreaterThan(2);
  const whole = texts.filter((text) => text.replaceAll(/, \{name\}(?=[,.])/g, "").includes("{name}"));
  // The greeting of the letter has a form of its own for a reader without a name.
  expect(whole).toEqual(["Dear {name},"]);
});
