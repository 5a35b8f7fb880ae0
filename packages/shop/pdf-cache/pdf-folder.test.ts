import { readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeTestFolder } from "@cosmic/platform/testing/test-folder";
import { afterAll, expect, test } from "vitest";
import { openPdfFolder } from "./pdf-folder.ts";

const place = makeTestFolder();
afterAll(() => place.remove());
let folders = 0;
function open(mostBytes: number) {
  const folder = join(place.path, String(folders++));
  return { folder, store: openPdfFolder({ folder, mostBytes }) };
}
const of = (owner: string) => ({ owner, hash: "h" });
const pdf = (letter: string): Buffer => Buffer.from(`%PDF-1.7 ${letter.repeat(980)} %%EOF\n`);
/** As if it had last been read so many seconds ago. */
const age = (folder: string, key: string, seconds: number): void => {
  const then = Date.now() / 1000 - seconds;
  utimesSync(join(folder, `${key}.h.pdf`), then, then);
};

test("over the limit the longest unread goes", async () => {
  const { store, folder } = open(2700);
  await store.write(of("one"), pdf("a"));
  await store.write(of("two"), pdf("b"));
  age(folder, "one", 200);
  age(folder, "two", 100);
  await store.read(of("one"));
  await store.write(of("three"), pdf("c"));
  expect(readdirSync(folder).sort()).toEqual(["one.h.pdf", "three.h.pdf"]);
});

test("a draft whose writer died is swept out, a young one stays", async () => {
  const { store, folder } = open(10_000);
  await store.write(of("one"), pdf("a"));
  writeFileSync(join(folder, "young.draft"), "x");
  writeFileSync(join(folder, "old.draft"), "x");
  const then = Date.now() / 1000 - 3600;
  utimesSync(join(folder, "old.draft"), then, then);
  await store.write(of("two"), pdf("b"));
  expect(readdirSync(folder).sort()).toEqual(["one.h.pdf", "two.h.pdf", "young.draft"]);
});
