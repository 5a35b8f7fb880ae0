import { englishLibrary } from "@cosmic/interpretation/passages/english-library";
import { sayFrom } from "@cosmic/interpretation/strings/fill-strings";
import { expect, test } from "vitest";
import type { AskedSource } from "../../context/asked-source.ts";
import { askedInShort, askedSources } from "./asked-sources.ts";

const say = sayFrom(englishLibrary);
const at = "2026-11-22T04:48:14.123Z";
const one = (
  name: AskedSource["name"],
  outcome: AskedSource["outcome"],
  more: Partial<AskedSource> = {},
): AskedSource => ({
  ...{ name, outcome, host: `${name}.example`, used: outcome === "used", disagreements: [], at },
  ...more,
});

function rowsOf(asked: readonly AskedSource[]) {
  const [block] = askedSources({ say, asked });
  if (block?.kind !== "table") throw new Error("no table");
  return block.rows.map((row) => row.map((cell) => cell.text));
}

test("a report without outside sources says so in its list, and has no table of them", () => {
  expect(askedSources({ say, asked: [] })).toEqual([]);
  expect(askedInShort({ say, asked: [] })).toBe("None was asked: every figure is our own");
});

test("each source stands with its host, what for, used or not, and when", () => {
  const asked = [one("space-agency", "used"), one("free-planets", "not-needed", { at: null })];
  expect(rowsOf(asked)).toEqual([
    [
      "Space-agency ephemeris (space-agency.example)",
      "Sun, Moon and Mercury",
      "Yes: it agrees with our own",
      "November 22, 2026, 04:48",
    ],
    ["Free planets service (free-planets.example)", "Positions of the planets", "No: it was not needed", "–"],
  ]);
  expect(askedInShort({ say, asked })).toBe("Space-agency ephemeris");
});

test("a disagreement is told by its largest part, in its own unit", () => {
  const differing = (...disagreements: AskedSource["disagreements"]) =>
    rowsOf([one("astrology-chart", "disagrees", { disagreements })])[0]?.[2];
  expect(differing({ what: "sun", by: 1.2 }, { what: "moon", by: 33.3 })).toBe("No: Moon differs by 33.3′");
  expect(differing({ what: "moon-phase", by: 730.1 })).toBe("No: the Moon’s phase differs by 730.1′");
  expect(differing({ what: "place", by: 118 })).toBe("No: it sets the place 118 km away");
  expect(askedInShort({ say, asked: [one("astrology-chart", "disagrees")] })).toBe(
    "Asked, and none used: every figure is our own",
  );
});
