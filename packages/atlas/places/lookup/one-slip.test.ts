import { expect, test } from "vitest";
import { directoryOf } from "../table/directory.ts";
import { beginsWhole, type SortedKeys } from "../table/key-cursor.ts";
import { slipRanges } from "./one-slip.ts";

function sortedKeys(keys: readonly string[]): SortedKeys {
  const sorted = keys.toSorted();
  const starts = new Uint32Array(sorted.length + 1);
  for (const [index, key] of sorted.entries()) starts[index + 1] = (starts[index] ?? 0) + key.length;
  const units = Uint16Array.from(sorted.join(""), (letter) => letter.charCodeAt(0));
  const words = { count: sorted.length, units, starts };
  return { words, directory: directoryOf(words) };
}

/** Whether two words differ by at most one slip (typo), checked by trying every slip. */
function oneSlipApart(typed: string, key: string): boolean {
  const letters = new Set(key);
  for (let at = 0; at <= typed.length; at += 1) {
    const [before, after] = [typed.slice(0, at), typed.slice(at)];
    if (before + after.slice(1) === key) return true;
    if (after.length > 1 && before + after[1] + after[0] + after.slice(2) === key) return true;
    for (const letter of letters) {
      if (before + letter + after === key || before + letter + after.slice(1) === key) return true;
    }
  }
  return false;
}

test("over all words of three letters of two, the whole words found are just those one slip away", () => {
  const words = ["", "a", "b"].flatMap((one) =>
    ["", "a", "b"].flatMap((two) =>
      ["a", "b"].flatMap((three) => ["a", "b", "aba"].map((four) => one + two + three + four)),
    ),
  );
  const keys = [...new Set(words)].toSorted();
  const sorted = sortedKeys(keys);
  for (const typed of keys) {
    const found = new Set(
      slipRanges(sorted, typed)
        .filter((range) => beginsWhole(sorted, range, range.depth))
        .map((range) => keys[range.from] ?? ""),
    );
    // Without its last letter, the typed text is just the start of the key, which is no slip while typing.
    const wanted = keys.filter((key) => key !== typed && oneSlipApart(typed, key) && key.slice(0, -1) !== typed);
    expect(
      wanted.filter((key) => !found.has(key)),
      typed,
    ).toEqual([]);
    expect(
      [...found].filter((key) => key !== typed && !oneSlipApart(typed, key)),
      typed,
    ).toEqual([]);
  }
});

test("every range found holds keys that share its letters", () => {
  const keys = ["bad", "bada", "bdd", "dab"];
  const sorted = sortedKeys(keys);
  const ranges = slipRanges(sorted, "bad");
  expect(ranges.length).toBeGreaterThan(0);
  for (const { from, to, depth } of ranges) {
    const [first = "", ...others] = keys.slice(from, to);
    expect(depth).toBeGreaterThan(0);
    for (const other of others) expect(other.slice(0, depth)).toBe(first.slice(0, depth));
  }
});
