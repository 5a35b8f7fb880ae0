import { isSealedByToday, seal } from "@cosmic/platform/seal";
import { expect, test } from "vitest";
import { linkHash, linkSecret } from "./report-links.ts";
import { newLink, openSealedLink } from "./seal-link.ts";

const keys = { linkSecret: "k".repeat(43), linkSecretBefore: null };
const later = { linkSecret: "n".repeat(43), linkSecretBefore: keys.linkSecret };
const kept = (id: string) => ({ id, linkVersion: 1, ...newLink(keys, id) });

test("a sealed link opens to the secret whose hash is kept, and no two orders share one", () => {
  const [one, two] = [kept("o1"), kept("o2")];
  expect(linkHash(openSealedLink(keys, one))).toEqual(one.linkHash);
  expect(openSealedLink(keys, two)).not.toBe(openSealedLink(keys, one));
  expect(one.sealedLink).not.toContain(openSealedLink(keys, one));
});

test("a sealed copy moved to another order, or changed in one letter, does not open", () => {
  const one = kept("o1");
  expect(() => openSealedLink(keys, { ...one, id: "o2" })).toThrow();
  const end = one.sealedLink.at(-9) === "A" ? "B" : "A";
  const changed = one.sealedLink.slice(0, -9) + end + one.sealedLink.slice(-8);
  expect(() => openSealedLink(keys, { ...one, sealedLink: changed })).toThrow();
});

test("after the key is replaced the one before still opens, and what is sealed anew needs it no more", () => {
  const one = kept("o1");
  const secret = openSealedLink(later, one);
  expect(isSealedByToday(later, one.sealedLink)).toBe(false);
  const again = { ...one, sealedLink: seal(later, one.id, secret) };
  expect(isSealedByToday(later, again.sealedLink)).toBe(true);
  expect(openSealedLink({ ...later, linkSecretBefore: null }, again)).toBe(secret);
  expect(() => openSealedLink({ ...later, linkSecretBefore: null }, one)).toThrow(/key/);
});

test("an order that keeps no copy has its link computed, by the key before where that made it", () => {
  const secret = linkSecret(keys.linkSecret, "o1", 1);
  const old = { id: "o1", linkVersion: 1, sealedLink: null, linkHash: linkHash(secret) };
  expect(openSealedLink(keys, old)).toBe(secret);
  expect(openSealedLink(later, old)).toBe(secret);
  expect(() => openSealedLink({ ...later, linkSecretBefore: null }, old)).toThrow(/key/);
});
