import { expect, test } from "vitest";
import type { Carrier } from "../carrier.ts";
import type { Claim } from "../claim.ts";
import { FaintClaims } from "./faint-claims.ts";

const pairs = [["near", "far"]] as const;

function says(part: string, claims: readonly Claim[], mandatory = false): Carrier {
  return { part, claims, mandatory, ...{ weight: 4, section: 0, bodies: [], place: false } };
}
const plain = (name: string): Claim => ({ name, domain: "love" });
const faint = (name: string): Claim => ({ ...plain(name), faint: true });

function conflict(printed: readonly Claim[], next: Carrier) {
  const claims = new FaintClaims(pairs);
  claims.admit(says("a/a/a#core", printed));
  return claims.conflictOf(next);
}

const against = { pair: "near.far", domain: "love", held: "a/a/a#core" };

test("a part is left out for a contradiction in which one side is faint", () => {
  expect(conflict([plain("near")], says("b/b/b#gift", [faint("far")]))).toEqual(against);
  expect(conflict([faint("near")], says("b/b/b#gift", [plain("far")]))).toEqual(against);
});

test("two faint claims, two plain ones, one side twice and another area of life are no such contradiction", () => {
  expect(conflict([faint("near")], says("b/b/b#gift", [faint("far")]))).toBeNull();
  expect(conflict([plain("near")], says("b/b/b#gift", [plain("far")]))).toBeNull();
  expect(conflict([plain("near")], says("b/b/b#gift", [faint("near")]))).toBeNull();
  expect(conflict([plain("near")], says("b/b/b#gift", [{ ...faint("far"), domain: "work" }]))).toBeNull();
  expect(conflict([plain("near")], says("b/b/b#gift", [faint("unknown")]))).toBeNull();
});

test("the core of a unit and what must stand are printed all the same", () => {
  expect(conflict([plain("near")], says("b/b/b#core", [faint("far")]))).toBeNull();
  expect(conflict([plain("near")], says("b/b/b#gift", [faint("far")], true))).toBeNull();
});
