import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import type { AccuracyFigures } from "../../content/accuracy-figures.ts";
import { overwriteGetLocale } from "../../generated/paraglide/runtime.js";
import { type Locale, languageTag, locales } from "../../locale/locale.ts";
import { AccuracyPage } from "./accuracy-page.tsx";

// Read the file from disk, so that no page code stands between it and the expected values.
const file = new URL("../../content/accuracy-figures.json", import.meta.url);
const figures: AccuracyFigures = JSON.parse(readFileSync(file, "utf8"));

function pageIn(locale: Locale): string {
  overwriteGetLocale(() => locale);
  const Page = createRoutesStub([
    { id: "root", path: "/", children: [{ path: "accuracy", Component: AccuracyPage }], HydrateFallback: () => null },
  ]);
  const visitor = { locale, theme: undefined, requestId: "", siteName: "Site", supportEmail: "", year: 2026 };
  return renderToStaticMarkup(
    <Page initialEntries={["/accuracy"]} hydrationData={{ loaderData: { root: visitor } }} />,
  );
}

const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const sectionOf = (html: string, id: string) =>
  html.split(`<section class="accuracy-sheet`).find((part) => part.includes(`id="${id}"`)) ?? "";

/** The cells of a section's table, without the row names. */
function rowsOf(html: string, id: string): readonly (readonly string[])[] {
  const body = /<tbody>(.*?)<\/tbody>/s.exec(sectionOf(html, id))?.[1] ?? "";
  return [...body.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = ""]) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = ""]) => text(cell)),
  );
}

/** The numbers of a section's list. */
function countsOf(html: string, id: string): readonly (string | undefined)[] {
  return [...sectionOf(html, id).matchAll(/<dd>(.*?)<\/dd>/g)].map(([, count]) => count);
}

describe.each(locales)("in %s", (locale) => {
  const format = (decimals: number) =>
    new Intl.NumberFormat(languageTag(locale), { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  const error = (value: number) => format(4).format(value);
  const whole = (value: number) => format(0).format(value);
  let html = "";
  beforeAll(() => {
    html = pageIn(locale);
  });

  test.each(["random", "chosen"] as const)("the table of %s moments holds the figures of the file", (id) => {
    const rows = rowsOf(html, id);
    expect(rows).toHaveLength(figures[id].bodies.length);
    for (const [at, { longitude, latitude }] of figures[id].bodies.entries()) {
      const told = [longitude, latitude].flatMap((spread) =>
        spread ? [spread.worst, spread.p99, spread.median].map(error) : [],
      );
      expect(rows[at]?.slice(0, told.length)).toEqual(told);
      expect(rows[at]?.slice(told.length).every((cell) => cell.startsWith("–"))).toBe(true);
    }
  });

  test("angles, engines, clock and sizes hold the figures of the file", () => {
    expect(rowsOf(html, "angles")).toEqual(
      figures.angles.rows.map(({ worst, p99, median }) => [worst, p99, median].map(error)),
    );
    const { own, engines } = figures.peers;
    expect(rowsOf(html, "engines")).toEqual(
      own.bodies.map((ours) =>
        [ours, ...engines.map(({ bodies }) => bodies.find(({ body }) => body === ours.body))].flatMap((one) =>
          one ? [error(one.worst), error(one.median)] : [expect.stringMatching(/^–/), expect.stringMatching(/^–/)],
        ),
      ),
    );
    const clock = rowsOf(html, "clock").map((row) => row.join(" "));
    for (const [at, era] of figures.eras.entries())
      for (const seconds of [era.firstSeconds, era.lastSeconds, era.mostUncertainty])
        expect(clock[at]).toContain(format(Math.abs(seconds) < 0.01 ? 4 : 2).format(Math.abs(seconds)));
    expect(rowsOf(html, "size").flat().filter(Boolean)).toEqual(figures.sizes.map(({ bytes }) => whole(bytes)));
  });

  test("passes, stations, moons and eclipses hold the figures of the file", () => {
    const { random, grazing, stations, moons, eclipses, phases } = figures.dates;
    for (const [at, { body, passes, arc, printedArc }] of random.entries()) {
      const beside = grazing.find((row) => row.body === body);
      const places = [whole(passes), ...[arc.worst, arc.median, printedArc].map(error)];
      const station = beside && [whole(beside.passes), error(beside.arc.worst)];
      expect(rowsOf(html, "passes")[at]?.slice(0, places.length + (station?.length ?? 0))).toEqual([
        ...places,
        ...(station ?? []),
      ]);
    }
    expect(rowsOf(html, "passes")).toHaveLength(random.length);
    expect(rowsOf(html, "stations").map((row) => [row[0], row.at(-1)])).toEqual(
      stations.map((row) => [whole(row.stations), whole(row.promised)]),
    );
    expect(rowsOf(html, "moons").map((row) => row.slice(0, 3))).toEqual(
      moons.map(({ count, seconds }) => [whole(count), ...[seconds.worst, seconds.median].map(format(3).format)]),
    );
    const { sun, moon, missed, added } = eclipses;
    const counts = [sun, moon, missed, added, phases.count, phases.sameMinute, phases.count - phases.sameMinute];
    expect(countsOf(html, "eclipses")).toEqual(counts.map(whole));
  });

  test("printed minutes, promise and hash are those of the file", () => {
    const words = text(html);
    const { placements, near, nearWrong, wrong } = figures.minutes;
    expect(countsOf(html, "minutes")).toEqual([placements, near, nearWrong, placements - near, wrong].map(whole));
    expect(words).toContain(`${format(3).format(figures.promised.direct)}″`);
    expect(words).toContain(`${error(figures.planets.worst)}″`);
    expect(html.replaceAll("<wbr/>", "")).toContain(figures.hash);
  });

  test("no word is missing, and every table has a caption and heads that say what they head", () => {
    expect(html).not.toMatch(/accuracy_\w+</);
    const tables = html.split("<table").slice(1);
    expect(tables.length).toBeGreaterThan(6);
    for (const table of tables) {
      expect(table).toMatch(/<caption[^>]*><span>[^<]+</);
      for (const [head] of table.matchAll(/<th(?: [^>]*)?>/g)) expect(head).toMatch(/scope="(col|row|colgroup)"/);
    }
  });
});

test("the picture tells in words what it shows, the largest error of each body among it", () => {
  const alternatives = [...pageIn("en-us").matchAll(/role="img" aria-label="([^"]+)"/g)].map(
    ([, words]) => words ?? "",
  );
  const told = alternatives.filter((words) => words.startsWith("Largest error of each body"));
  expect(told).toHaveLength(2);
  for (const { years, promised } of figures.years) {
    const worst = Math.max(...years.split(" ").map((error) => (error === "-" ? 0 : Number(error) / 1e5)));
    expect(told[0]).toContain(`${worst.toFixed(4)}″ of ${promised}″`);
  }
});
