import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { namedBirths, plannedBook } from "../testing/planned-book.ts";
import { chartText } from "./chart-text.ts";
import { signsPicture, wheelPicture } from "./pictures.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
function documentOf(name: keyof typeof namedBirths) {
  const book = plannedBook({ birth: namedBirths[name], asOf: "2026-11-23", sources });
  if (!book) throw new Error("The birth has a chart.");
  return book.document;
}
const carla = documentOf("Carla");
const ruth = documentOf("Ruth");

test("the chart in words has every placement, aspect and date, and no sentence of the book", () => {
  const text = chartText(carla);
  const rows = text.split("\n").filter((line) => line.startsWith("- "));
  const { placements, houses, aspects, facts, crossings } = carla.chart;
  expect(rows).toHaveLength([placements, houses, aspects, facts, crossings].reduce((sum, one) => sum + one.length, 0));
  for (const { place } of placements) expect(text).toContain(place);
  const prose = carla.chapters
    .flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))
    .filter(({ kind }) => kind === "paragraph");
  expect(prose.length).toBeGreaterThan(100);
  expect(prose.filter((block) => block.kind === "paragraph" && text.includes(block.text))).toEqual([]);
});

test("a name is text alone in Markdown", () => {
  const subject = { ...carla.subject, name: "# *Ana* <b>[x](y)" };
  expect(chartText({ ...carla, subject }).split("\n")[0]).toBe("# \\# \\*Ana\\* \\<b\\>\\[x\\](y)");
});

test("the wheel is drawn in both themes", () => {
  const [light, night] = [wheelPicture(carla, "light"), wheelPicture(carla, "night")];
  expect(light).toMatch(/^<svg /);
  expect(night).not.toBe(light);
});

test("the picture of the signs names them and nothing of the birth", () => {
  const picture = signsPicture(carla, "night");
  for (const sign of ["Gemini", "Pisces", "Scorpio"]) expect(picture).toContain(sign);
  const { name, date, time, place, coordinates, zone } = carla.subject;
  expect([name, date, time, place, coordinates, zone].filter((word) => picture.includes(word))).toEqual([]);
  expect(picture).not.toMatch(/\d+°/);
  // Without a time there is no rising sign to name.
  expect(signsPicture(ruth, "night")).not.toContain("Ascendant");
});
