import { join } from "node:path";
import { makeTestFolder } from "@cosmic/platform/testing/test-folder";
import { printVersion } from "@cosmic/print/press/print-version";
import type { PrintOutcome } from "@cosmic/print/press/printer";
import type { ReportDocument } from "@cosmic/report/document";
import { afterAll, beforeEach, expect, test } from "vitest";
import { startTestBucket } from "../testing/test-bucket.ts";
import { openPdfBucket } from "./pdf-bucket.ts";
import { openPdfFolder } from "./pdf-folder.ts";
import { openPdfService } from "./pdf-service.ts";

const place = makeTestFolder();
afterAll(() => place.remove());
const pdf = Buffer.from("%PDF-1.7 /Type /Page /Type /Pages %%EOF\n");
let printed = 0;
let answer: PrintOutcome;
let shops = 0;
beforeEach(() => {
  printed = 0;
  answer = { ok: true, pdf, pages: 1, milliseconds: 1, replacedCharacters: 0 };
});

function open(folder = join(place.path, String(shops++))) {
  const troubles: unknown[] = [];
  const print = openPdfService({
    printer: {
      async print() {
        printed += 1;
        return answer;
      },
    },
    store: openPdfFolder({ folder, mostBytes: 1_000_000 }),
    storeFailed: (error) => troubles.push(error),
  });
  return { print, folder, troubles };
}
// Of a document only its hash counts here.
const document = (hash: string) => ({ hash }) as ReportDocument;

test("the same document is printed once, and found ever after, its pages with it", async () => {
  const { print, folder } = open();
  expect(await print(document("a"), "order")).toMatchObject({ ok: true, pages: 1 });
  expect(await print(document("a"), "order")).toMatchObject({ ok: true, pages: 1, pdf });
  expect(await open(folder).print(document("a"), "order")).toMatchObject({ ok: true, pages: 1 });
  expect(printed).toBe(1);
});

test("each form of a document is printed and kept by itself, and all of them go with their order", async () => {
  const { print, folder } = open();
  const keys = [];
  for (const form of ["a4", "interior", "cover", "interior"] as const) {
    const one = await print(document("a"), "order", { form });
    keys.push(one.ok && one.key);
  }
  expect(keys).toEqual([
    ...[`a-${printVersion}`, `a-interior-${printVersion}`, `a-cover-${printVersion}`, `a-interior-${printVersion}`],
  ]);
  expect(printed).toBe(3);
  await openPdfFolder({ folder, mostBytes: 1_000_000 }).removeAllOf("order");
  await open(folder).print(document("a"), "order", { form: "interior" });
  expect(printed).toBe(4);
});

test("asked for the same one many times at once, it prints once", async () => {
  const { print } = open();
  const all = await Promise.all(Array.from({ length: 9 }, () => print(document("a"), "order")));
  expect(all.every(({ ok }) => ok)).toBe(true);
  expect(printed).toBe(1);
});

test("a busy printer is told, and nothing is kept of it", async () => {
  const { print } = open();
  answer = { ok: false, reason: "busy" };
  expect(await print(document("a"), "order")).toEqual({ ok: false, reason: "busy" });
  answer = { ok: true, pdf, pages: 1, milliseconds: 1, replacedCharacters: 0 };
  expect(await print(document("a"), "order")).toMatchObject({ ok: true });
});

test("a store that cannot be used costs a print each time, never the report", async () => {
  // A folder inside a file.
  const { folder } = open();
  await openPdfFolder({ folder, mostBytes: 1_000_000 }).write({ owner: "file", hash: "h" }, pdf);
  const { print, troubles } = open(join(folder, "file.h.pdf", "below"));
  expect(await print(document("a"), "order")).toMatchObject({ ok: true });
  expect(await print(document("a"), "order")).toMatchObject({ ok: true });
  expect(printed).toBe(2);
  expect(troubles.length).toBeGreaterThan(0);
});

test("a bucket that refuses or never answers costs one wait and a print, never the report; once it answers it is used", async () => {
  const bucket = await startTestBucket(place.path);
  const troubles: string[] = [];
  const print = openPdfService({
    printer: {
      async print() {
        printed += 1;
        return answer;
      },
    },
    store: openPdfBucket(bucket.settings),
    storeFailed: (error) => troubles.push(String(error)),
  });
  bucket.mood = "refuses";
  expect(await print(document("a"), "order")).toMatchObject({ ok: true, pdf });
  bucket.mood = "hangs";
  const before = bucket.requests.length;
  expect(await print(document("a"), "order")).toMatchObject({ ok: true, pdf });
  expect([printed, bucket.requests.length - before]).toEqual([2, 1]);
  expect(troubles).toEqual([
    expect.stringContaining("503 SlowDown"),
    expect.stringMatching(/cannot be reached: TimeoutError/),
  ]);
  bucket.mood = "works";
  expect(await print(document("a"), "order")).toMatchObject({ ok: true, pdf });
  expect(await print(document("a"), "order")).toMatchObject({ ok: true, pdf, pages: 1 });
  expect([printed, troubles.length]).toEqual([3, 2]);
  await bucket.close();
});
