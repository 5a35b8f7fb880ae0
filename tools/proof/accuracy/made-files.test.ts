import { readFileSync } from "node:fs";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { lineDifference } from "./line-difference.ts";
import { madeFiles } from "./made-files.ts";

test("the document, its picture and the site's figures are what the engine gives now", () => {
  for (const [name, text] of Object.entries(madeFiles(skyFromDisk()))) {
    const checkedIn = readFileSync(new URL(`../../../${name}`, import.meta.url), "utf8");
    // Compare by line, because a whole drawing would bury the one number that changed.
    expect({ name, lines: checkedIn === text ? [] : lineDifference(checkedIn, text) }).toEqual({ name, lines: [] });
  }
});
