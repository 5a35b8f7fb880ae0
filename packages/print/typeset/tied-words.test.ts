import { titleBreaksOf } from "@cosmic/report/written-languages";
import { expect, test } from "vitest";
import { withTiedCell, withTiedEnding, withTiedFigures, withTiedTitle } from "./tied-words.ts";

const shown = (text: string): string => text.replaceAll("\u00a0", "~");

test("a figure stays with its sign, its unit and the word it tells of", () => {
  expect(shown(withTiedFigures("Sun square Mars, orb 4.4°"))).toBe("Sun square Mars, orb~4.4°");
  expect(shown(withTiedFigures("Dignity −2, fast +1"))).toBe("Dignity~−2, fast~+1");
  expect(shown(withTiedFigures("at 4° 30′"))).toBe("at~4°~30′");
});

test("a title breaks neither behind its and nor before a year", () => {
  expect(shown(withTiedTitle("Saturn and Mars, May 2026 to March 2027", titleBreaksOf("en")))).toBe(
    "Saturn and~Mars, May~2026 to March~2027",
  );
});

test("no paragraph ends on a line of one short word", () => {
  expect(shown(withTiedEnding("You can tell it later."))).toBe("You can tell it~later.");
  expect(shown(withTiedEnding("It was a misunderstanding."))).toBe("It was a misunderstanding.");
  expect(shown(withTiedEnding("July 5"))).toBe("July 5");
});

test("a list of dates breaks between two dates, a sum nowhere", () => {
  expect(shown(withTiedCell("July 2, 2035 · April 17, 2036"))).toBe("July~2,~2035~· April~17,~2036");
  expect(shown(withTiedCell("5 − 2 − 1 = 2"))).toBe("5~−~2~−~1~=~2");
});
