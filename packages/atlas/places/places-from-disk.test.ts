import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { placesFromDisk } from "./places-from-disk.ts";

const folder = mkdtempSync(join(tmpdir(), "cosmic-places-"));

test("a missing file is an answer, not a crash", async () => {
  expect(await placesFromDisk(join(folder, "none.br"))).toEqual({ ok: false, reason: "missing" });
});

test.each([
  ["an empty file", ""],
  ["a file of one line", "{}"],
  ["a changed byte", `${JSON.stringify({ places: 1, sha256: "0".repeat(64) })}\nxyz`],
  ["no JSON", "gazetteer\nxyz"],
])("%s is told as damaged", async (name, content) => {
  const path = join(folder, `${name}.br`);
  writeFileSync(path, content);
  expect(await placesFromDisk(path)).toEqual({ ok: false, reason: "damaged" });
});
