import { expect, test } from "vitest";
import { linkHash, linkSecret } from "./report-links.ts";

const key = "k".repeat(43);

test("a link's secret has 256 bits, is the same each time, and changes with key, order and version", () => {
  const secret = linkSecret(key, "o1", 1);
  expect(Buffer.from(secret, "base64url")).toHaveLength(32);
  expect(linkSecret(key, "o1", 1)).toBe(secret);
  const others = [linkSecret(`${key}x`, "o1", 1), linkSecret(key, "o2", 1), linkSecret(key, "o1", 2)];
  expect(new Set([secret, ...others]).size).toBe(4);
});

test("only what can be a secret is hashed", () => {
  expect(linkHash(linkSecret(key, "o1", 1))).toHaveLength(32);
  for (const malformed of ["", "a", "a".repeat(42), "a".repeat(44), `${"a".repeat(42)}!`, `${"a".repeat(42)}\n`]) {
    expect(linkHash(malformed)).toBeNull();
  }
});
