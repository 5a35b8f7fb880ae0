import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const glossary = readFileSync(join(root, "docs/glossary.md"), "utf8");

/** The words of the glossary's table "Words we do not use", as written there. */
const banned = (/## Words we do not use\n[\s\S]*?\n\n(\|[\s\S]*?)\n\n/.exec(glossary)?.[1] ?? "")
  .split("\n")
  .slice(2)
  .map((row) => row.split("|")[1]?.trim().replaceAll("`", "") ?? "");

/** A banned word in a text: alone, or as one part of an identifier or a file name. */
function findBanned(text: string): readonly string[] {
  return banned.filter((word) => new RegExp(`(?<![a-z])${word}(?![a-z])`).test(text));
}

/** An attribute that is part of every page as it is sent. */
const exempt = ["apps/site/components/notices/half-loaded.tsx"];

/** Code without the prose of the library and of the messages. */
function codeFiles(): readonly string[] {
  const all = execFileSync("git", ["ls-files", "packages", "apps", "tools", "tests", "bench"], { cwd: root });
  return String(all)
    .split("\n")
    .filter(
      (path) =>
        /\.(?:tsx?|mjs|css|typ)$/.test(path) &&
        !/\.generated\.|banned-words\.test|library\/en/.test(path) &&
        !exempt.includes(path),
    );
}

test("no code or comment uses a word that the glossary bans", () => {
  expect(banned.length).toBeGreaterThan(10);
  const found = codeFiles().flatMap((path) =>
    findBanned(`${path}\n${readFileSync(join(root, path), "utf8")}`).map((word) => `${path}: ${word}`),
  );
  expect(found).toEqual([]);
});

test("a banned word is found alone, in an identifier and in a file name, and not inside another word", () => {
  expect(findBanned("export const useHydrated = awake;")).toEqual(["awake"]);
  expect(findBanned("isAwake awaken")).toEqual([]);
  expect(findBanned("components/lost-star.tsx")).toEqual(["lost-star"]);
});
