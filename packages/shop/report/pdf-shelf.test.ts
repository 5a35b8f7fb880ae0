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
const of = (owner: string) => ({ owner, hash: "h" });
const pdf = (letter: string): Buffer => Buffer.from(`%PDF-1.7 ${letter.repeat(980)} %%EOF\n`);
/** As if it had last been read so many seconds ago. */
const age = (folder: string, key: string, seconds: number): void => {
  const then = Date.now() / 1000 - seconds;
  utimesSync(join(folder, `${key}.h.pdf`), then, then);
};

test("a PDF comes back as it was kept, to another process as well", async () => {
  const { shelf, folder } = open(10_000);
  expect(await shelf.find(of("one"))).toBeNull();
  await shelf.keep(of("one"), pdf("a"));
  expect(await shelf.find(of("one"))).toEqual(pdf("a"));
  expect(await openPdfShelf({ folder, mostBytes: 10_000 }).find(of("one"))).toEqual(pdf("a"));
});

test("over the limit the longest unread goes", async () => {
  const { shelf, folder } = open(2500);
  await shelf.keep(of("one"), pdf("a"));
  await shelf.keep(of("two"), pdf("b"));
  age(folder, "one", 200);
  age(folder, "two", 100);
  await shelf.find(of("one"));
  await shelf.keep(of("three"), pdf("c"));
  expect(readdirSync(folder).sort()).toEqual(["one.h.pdf", "three.h.pdf"]);
});

test("half a file is not there", async () => {
  const { shelf, folder } = open(10_000);
  await shelf.keep(of("one"), pdf("a"));
  truncateSync(join(folder, "one.h.pdf"), 500);
  expect(await shelf.find(of("one"))).toBeNull();
});

test("a draft whose writer died is swept out, a young one stays", async () => {
  const { shelf, folder } = open(10_000);
  await shelf.keep(of("one"), pdf("a"));
  writeFileSync(join(folder, "young.draft"), "x");
  writeFileSync(join(folder, "old.draft"), "x");
  const then = Date.now() / 1000 - 3600;
  utimesSync(join(folder, "old.draft"), then, then);
  await shelf.keep(of("two"), pdf("b"));
  expect(readdirSync(folder).sort()).toEqual(["one.h.pdf", "two.h.pdf", "young.draft"]);
});

test("what an owner has there goes all at once, and nobody else's", async () => {
  const { shelf } = open(10_000);
  await shelf.discard("one");
  await shelf.keep({ owner: "one", hash: "en" }, pdf("a"));
  await shelf.keep({ owner: "one", hash: "es" }, pdf("b"));
  await shelf.keep(of("oneself"), pdf("c"));
  expect(await shelf.owners()).toEqual(["one", "oneself"]);
  await shelf.discard("one");
  expect(await shelf.owners()).toEqual(["oneself"]);
});
