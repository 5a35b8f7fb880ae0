import { expect, test } from "vitest";
import { isSameOrigin } from "./same-origin.ts";

const host = "example.org";

test("our own pages and callers without a browser may change state", () => {
  expect(isSameOrigin({ origin: "https://example.org", fetchSite: "same-origin", host })).toBe(true);
  expect(isSameOrigin({ origin: undefined, fetchSite: undefined, host })).toBe(true);
  expect(isSameOrigin({ origin: undefined, fetchSite: "none", host })).toBe(true);
  expect(isSameOrigin({ origin: "null", fetchSite: "same-origin", host })).toBe(true);
});

test("another origin, a hidden one and a sibling site may not", () => {
  expect(isSameOrigin({ origin: "https://evil.example", fetchSite: undefined, host })).toBe(false);
  expect(isSameOrigin({ origin: "null", fetchSite: undefined, host })).toBe(false);
  expect(isSameOrigin({ origin: "null", fetchSite: "none", host })).toBe(false);
  expect(isSameOrigin({ origin: "null", fetchSite: "cross-site", host })).toBe(false);
  expect(isSameOrigin({ origin: "https://example.org:8443", fetchSite: undefined, host })).toBe(false);
  expect(isSameOrigin({ origin: undefined, fetchSite: "same-site", host })).toBe(false);
});
