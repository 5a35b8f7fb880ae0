import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inspect } from "node:util";
import { makeTestFolder } from "@cosmic/platform/testing/test-folder";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestBucket, type TestBucket } from "../testing/test-bucket.ts";
import { openPdfBucket } from "./pdf-bucket.ts";
import type { CachedPdf, PdfCache } from "./pdf-cache.ts";
import { openPdfFolder } from "./pdf-folder.ts";

const place = makeTestFolder();
let bucket: TestBucket;
beforeAll(async () => {
  bucket = await startTestBucket(place.path);
});
afterAll(async () => {
  await bucket.close();
  await place.remove();
});

const pdf = (letter: string): Buffer => Buffer.from(`%PDF-1.7 ${letter.repeat(980)} %%EOF\n`);
async function namesIn(store: PdfCache): Promise<string[]> {
  const found: CachedPdf[] = [];
  for await (const page of store.list()) found.push(...page);
  return found.map(({ owner, hash }) => `${owner} ${hash}`).sort();
}

const stores = {
  folder: () => openPdfFolder({ folder: join(place.path, "folder"), mostBytes: 10_000_000 }),
  bucket: () => openPdfBucket(bucket.settings),
};
/** Below it each keeps its files; the bucket's server keeps an object's bytes in one file. */
const files = { folder: "folder", bucket: "bucket" };

describe.each(["folder", "bucket"] as const)("the %s", (kind) => {
  const fileOf = (owner: string): string => {
    const all = readdirSync(join(place.path, files[kind]), { recursive: true, encoding: "utf8" });
    const found = all.map((name) => join(place.path, files[kind], name));
    const [file] = found.filter((path) => path.includes(owner) && statSync(path).isFile() && statSync(path).size > 900);
    return file ?? "no file";
  };

  test("gives back the bytes it was given, to another process as well", async () => {
    const [one, other] = [stores[kind](), stores[kind]()];
    const key = { owner: "same", hash: "h-1" };
    expect(await one.read(key)).toBeNull();
    await one.write(key, pdf("a"));
    expect(await other.read(key)).toEqual(pdf("a"));
    await other.write(key, pdf("b"));
    expect(await one.read(key)).toEqual(pdf("b"));
  });

  test("has nothing where a byte has changed, is missing or was added", async () => {
    const store = stores[kind]();
    const key = { owner: "harmed", hash: "h-1" };
    await store.write(key, pdf("a"));
    const whole = readFileSync(fileOf("harmed"));
    const changed = Buffer.from(whole);
    changed.writeUInt8(98, 500);
    for (const bytes of [changed, Buffer.concat([whole, Buffer.from("\n")]), Buffer.alloc(0), whole.subarray(1)]) {
      writeFileSync(fileOf("harmed"), bytes.length > 900 ? bytes : whole);
      if (bytes.length <= 900) truncateSync(fileOf("harmed"), 0);
      expect(await store.read(key)).toBeNull();
      await store.write(key, pdf("a"));
    }
    expect(await store.read(key)).toEqual(pdf("a"));
  });

  test("removes one PDF, or all of an owner and nobody else's; what is not there is no fault", async () => {
    const store = stores[kind]();
    await store.removeAllOf("nobody");
    await store.remove({ owner: "nobody", hash: "h-1" });
    for (const [owner, hash] of [
      ["mine", "en-1"],
      ["mine", "es-1"],
      ["mine", "pt-1"],
      ["mineral", "en-1"],
    ] as const)
      await store.write({ owner, hash }, pdf("a"));
    await store.remove({ owner: "mine", hash: "pt-1" });
    expect((await namesIn(store)).filter((name) => name.startsWith("mine"))).toEqual([
      ...["mine en-1", "mine es-1", "mineral en-1"],
    ]);
    await store.removeAllOf("mine");
    expect((await namesIn(store)).filter((name) => name.startsWith("mine"))).toEqual(["mineral en-1"]);
  });

  test("tells when each was used", async () => {
    const store = stores[kind]();
    const before = Date.now() - 2000;
    await store.write({ owner: "dated", hash: "h-1" }, pdf("a"));
    for await (const page of store.list())
      for (const { owner, usedAt } of page) if (owner === "dated") expect(usedAt.getTime()).toBeGreaterThan(before);
  });

  test("passes its own check, and leaves nothing of it", async () => {
    const store = stores[kind]();
    const before = await namesIn(store);
    expect(await store.check()).toBe("works");
    expect(await namesIn(store)).toEqual(before);
  });
});

test("more PDFs than a page of the bucket's list holds are all listed", async () => {
  const store = openPdfBucket(bucket.settings, 3);
  const owners = Array.from({ length: 8 }, (_, n) => `many${n}`);
  for (const owner of owners) await store.write({ owner, hash: "h-1" }, pdf("a"));
  expect((await namesIn(store)).filter((name) => name.startsWith("many"))).toHaveLength(owners.length);
});

test("a stranger reads nothing in the bucket, and the check says so when one can", async () => {
  const store = openPdfBucket(bucket.settings);
  await store.write({ owner: "private", hash: "h-1" }, pdf("a"));
  const { endpoint, bucket: name } = bucket.settings;
  for (const path of ["pdf/private/h-1.pdf", "?prefix="])
    expect((await fetch(`${endpoint}/${name}/${path}`)).status, path).toBe(403);
  const forged = openPdfBucket({ ...bucket.settings, secretAccessKey: "another" });
  await expect(forged.read({ owner: "private", hash: "h-1" })).rejects.toThrow("403 SignatureDoesNotMatch");
  bucket.open = true;
  expect(await store.check()).toBe("open to strangers");
  bucket.open = false;
});

test("what fails says how, and neither key", async () => {
  const key = { owner: "private", hash: "h-1" };
  const settings = { ...bucket.settings, accessKeyId: "CANARYID", secretAccessKey: "CANARYSECRET" };
  const messages: string[] = [];
  const tell = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => "no error",
      (fault: unknown) => fault,
    );
    const known = error instanceof Error ? [error.message, error.stack, inspect(error)] : [String(error)];
    messages.push(known.join("\n"), JSON.stringify(error, Object.getOwnPropertyNames(error)));
  };
  await tell(openPdfBucket(settings).read(key));
  await tell(openPdfBucket(settings).check());
  await tell(openPdfBucket({ ...bucket.settings, bucket: "missing" }).write(key, pdf("a")));
  await tell(openPdfBucket({ ...settings, endpoint: "http://127.0.0.1:9999" }).read(key));
  bucket.mood = "refuses";
  await tell(openPdfBucket(settings).removeAllOf("private"));
  bucket.mood = "works";
  const all = messages.join("\n");
  for (const words of ["403 InvalidAccessKeyId", "does not exist", "ECONNREFUSED", "503 SlowDown"])
    expect(all).toContain(words);
  expect(all).not.toContain("CANARY");
});
