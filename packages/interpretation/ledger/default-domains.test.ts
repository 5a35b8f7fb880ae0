import { expect, test } from "vitest";
import { defaultDomainsOf, withDomains } from "./default-domains.ts";

test.each([
  ["planets-in-signs/mercury/gemini", ["speech"]],
  ["planets-in-houses/moon/6", ["feeling", "work"]],
  ["signs-on-cusps/4/leo", ["home"]],
  ["house-rulers/2/9", ["money"]],
  ["points-in-houses/north-node/11", ["change", "company"]],
  ["aspects/mercury-saturn/square", ["speech", "work"]],
  ["conditions/motion/mercury-retrograde", ["speech"]],
  ["conditions/elements/fire", ["self"]],
  ["love/arguing/leo", ["conflict"]],
  ["love/choosing/leo", ["love"]],
  ["work/worth/leo", ["money"]],
  ["turns/turns/blunt.tactful", []],
])("%s speaks of %j", (unit, expected) => {
  expect(defaultDomainsOf(unit)).toEqual(expected);
});

test("a claim keeps its own domain, and takes each default where it has none", () => {
  const claims = withDomains(
    [{ name: "blunt", domain: "love" }, { name: "in-a-hurry" }],
    "aspects/mercury-saturn/square",
  );
  expect(claims).toEqual([
    { name: "blunt", domain: "love" },
    { name: "in-a-hurry", domain: "speech" },
    { name: "in-a-hurry", domain: "work" },
  ]);
});
