import { readdirSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeTestFolder } from "@cosmic/platform/testing/test-folder";
import { afterAll, expect, test } from "vitest";
import { openPdfShelf } from "./pdf-shelf.ts";

const place = makeTestFolder();
afterAll(() => place.remove());
let shelves = 0;
function open(mostBytes: number) {
  const folder = join(place.path, String(shelves++));
  return { folder, shelf: openPdfShelf({ folder, mostBytes }) };
}
const pdf = (letter: string): Buffer => Buffer.from(`%PDF-1.7 ${letter.repeat(980)} %%EOF\n`);
/** As if it had last been read so many seconds ago. */
const age = (folder: string, key: string, seconds: number): void => {
  const then = Date.now() / 1000 - seconds;
  utimesSync(join(folder, `${key}.pdf`), then, then);
};

test("a PDF comes back as it was kept, to another process as well", async () => {
  const { shelf, folder } = open(10_000);
  expect(await shelf.find("one")).toBeNull();
  await shelf.keep("one", pdf("a"));
  expect(await shelf.find("one")).toEqual(pdf("a"));
  expect(await openPdfShelf({ folder, mostBytes: 10_000 }).find("one")).toEqual(pdf("a"));
});

test("over the limit the longest unread goes", async () => {
  const { shelf, folder } = open(2500);
  await shelf.keep("one", pdf("a"));
  await shelf.keep("two", pdf("b"));
  age(folder, "one", 200);
  age(folder, "two", 100);
  await shelf.find("one");
  await shelf.keep("three", pdf("c"));
  expect(readdirSync(folder).sort()).toEqual(["one.pdf", "three.pdf"]);
});

test("half a file is not there", async () => {
  const { shelf, folder } = open(10_000);
  await shelf.keep("one", pdf("a"));
  truncateSync(join(folder, "one.pdf"), 500);
  expect(await shelf.find("one")).toBeNull();
});

test("a draft whose writer died is swept out, a young one stays", async () => {
  const { shelf, folder } = open(10_000);
  await shelf.keep("one", pdf("a"));
  writeFileSync(join(folder, "young.draft"), "x");
  writeFileSync(join(folder, "old.draft"), "x");
  const then = Date.now() / 1000 - 3600;
  utimesSync(join(folder, "old.draft"), then, then);
  await shelf.keep("two", pdf("b"));
  expect(readdirSync(folder).sort()).toEqual(["one.pdf", "two.pdf", "young.draft"]);
});
