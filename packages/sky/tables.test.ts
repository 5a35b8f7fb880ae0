import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readDecade } from "./ephemeris/decade-table.ts";
import { decades } from "./ephemeris/decades.ts";

interface Manifest {
  readonly credit: string;
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly sha256: string }>>;
}
const bytesOf = (name: string) => readFileSync(new URL(`./tables/${name}`, import.meta.url));
// Written by the build tool, only read here.
const manifest = JSON.parse(bytesOf("manifest.json").toString("utf8")) as Manifest;

/** Largest table a visitor may have to download, and largest total, bytes. */
const mostBytes = 48_000;
const mostBytesTogether = 1_100_000;

test("twenty-two decade files stand as the manifest lists them, each small enough for a visitor", () => {
  expect(Object.keys(manifest.files)).toEqual(decades.map((year) => `${year}.bin`));
  let together = 0;
  for (const [name, { bytes, sha256 }] of Object.entries(manifest.files)) {
    const file = bytesOf(name);
    expect(file.length).toBe(bytes);
    expect(createHash("sha256").update(file).digest("hex")).toBe(sha256);
    expect(bytes).toBeLessThanOrEqual(mostBytes);
    together += bytes;
  }
  expect(together).toBeLessThan(mostBytesTogether);
});

test("every file says of what years and from where it is", () => {
  for (const year of decades) {
    const table = readDecade(bytesOf(`${year}.bin`));
    expect(table.year).toBe(year);
    expect(table.credit).toBe(manifest.credit);
  }
});
