import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { natalChart } from "@cosmic/chart/natal-chart";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { writeReport } from "../report/write-report.ts";
import { whatMoves } from "./what-moves.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const marina = {
  ...{ name: "Marina Duarte", date: "1990-06-15", time: "14:30", place: "São Paulo, Brazil" },
  ...{ latitude: -23.5505, longitude: -46.6333, zone: "America/Sao_Paulo" },
};
function bookOf(changes: Partial<typeof marina> | { readonly time: null }) {
  const birth = { ...marina, ...changes };
  const chart = natalChart(birth, sources);
  if (!chart.ok) throw new Error(chart.problem.message);
  const { at, facts } = chart;
  return {
    facts,
    document: writeReport({ at, facts, asOf: "2026-11-23", edition: "en", siteName: "Cosmic Blueprint" }),
  };
}
const before = bookOf({});
const chaptersOf = before.document.chapters.length;

test("the same birth moves nothing", () => {
  const { chapters, signs, houses, bigThree } = whatMoves(before, bookOf({}));
  expect({ chapters, signs, houses }).toEqual({
    chapters: { changed: [], gone: [], same: chaptersOf, language: "en" },
    ...{ signs: [], houses: [] },
  });
  expect(bigThree).toEqual({
    sun: { before: "Gemini", after: "Gemini" },
    moon: { before: "Pisces", after: "Pisces" },
    rising: { before: "Scorpio", after: "Scorpio" },
  });
});

test("another name moves the chapters that say it, and nothing of the chart", () => {
  const { chapters, signs, houses } = whatMoves(before, bookOf({ name: "Ana Lima" }));
  expect([signs, houses]).toEqual([[], []]);
  expect(chapters.same + chapters.changed.length).toBe(chaptersOf);
  expect(chapters.same).toBeGreaterThan(0);
});

test("another hour moves the rising sign and houses; no hour takes them away, and gives them back", () => {
  const later = whatMoves(before, bookOf({ time: "03:30" }));
  expect(later.bigThree.rising).toEqual({ before: "Scorpio", after: "Taurus" });
  expect(later.bigThree.sun.before).toBe(later.bigThree.sun.after);
  expect(later.houses.length).toBeGreaterThan(5);
  expect(later.chapters.changed.length).toBeGreaterThan(5);
  const untimed = bookOf({ time: null });
  const without = whatMoves(before, untimed);
  expect(without.bigThree.rising).toEqual({ before: "Scorpio", after: null });
  expect(without.houses.every(({ after }) => after === null)).toBe(true);
  const back = whatMoves(untimed, before);
  expect(back.bigThree.rising).toEqual({ before: null, after: "Scorpio" });
  expect(without.chapters.gone).toEqual(
    before.document.chapters
      .filter(({ id }) => !untimed.document.chapters.some((chapter) => chapter.id === id))
      .map(({ title }) => title),
  );
});
