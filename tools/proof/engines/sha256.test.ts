import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { bytesOfBase64 } from "./base64.ts";
import { sha256Hex } from "./sha256.ts";

test("the hash is Node's, of every length around a block, and beyond ASCII", () => {
  const texts = [...Array(200).keys()].map((length) => "x".repeat(length));
  for (const text of [...texts, "São Paulo ☉ 𝄞 100 %", "é".repeat(1000)])
    expect([text, sha256Hex(text)]).toEqual([text, createHash("sha256").update(text).digest("hex")]);
});

test("base64 is read as Node reads it", () => {
  for (let length = 0; length < 20; length++) {
    const bytes = Buffer.from([...Array(length).keys()].map((index) => (index * 83 + 7) % 256));
    expect(Buffer.from(bytesOfBase64(bytes.toString("base64")))).toEqual(bytes);
  }
});
