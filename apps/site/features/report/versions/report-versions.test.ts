import { locales } from "@cosmic/addresses/locales";
import { expect, test } from "vitest";
import { overwriteGetLocale } from "../../../generated/paraglide/runtime.js";
import { versionLinks } from "./report-versions.ts";
import { versionNamed } from "./version-named.ts";

const earlier = [
  { corrections: 1, asOf: "2026-12-03" },
  { corrections: 0, asOf: "2026-11-26" },
];

test.each(locales)("in %s every other version is linked once, each with its day", (locale) => {
  overwriteGetLocale(() => locale);
  const now = versionLinks("s", { asOf: "2026-12-09", earlier, shown: null }, locale);
  expect(now.map(({ to }) => to)).toEqual(["/r/s/version/2", "/r/s/version/1"]);
  for (const [index, day] of ["3", "26"].entries())
    expect(now[index]?.label).toMatch(new RegExp(`\\b${day}\\b.*2026|2026.*${day}`));
  const first = versionLinks("s", { asOf: "2026-11-26", earlier, shown: 1 }, locale);
  expect(first.map(({ to }) => to)).toEqual(["/r/s", "/r/s/version/2"]);
});

test("an address that names no version names none", () => {
  expect(["1", "12"].map(versionNamed)).toEqual([1, 12]);
  for (const text of ["0", "-1", "1e3", "01", "1.5", "", "x", "99999999"]) expect(versionNamed(text)).toBeNull();
});
