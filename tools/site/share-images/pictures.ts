import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { coordinatesText } from "@cosmic/chart/display";
import { type Sign, signs } from "@cosmic/chart/names";
import { natalChartWithoutCycles } from "@cosmic/chart/natal-chart";
import { required } from "@cosmic/chart/required";
import type { Drawing, Mark } from "@cosmic/drawings/drawing";
import { type GlyphName, glyphMark, isGlyphName } from "@cosmic/drawings/glyphs/glyphs";
import { celebrationPlate } from "@cosmic/drawings/plates/celebration-plate";
import { constellationPlate } from "@cosmic/drawings/plates/constellation-plate";
import { heroSky } from "@cosmic/drawings/stars/hero-sky";
import { skyOf } from "@cosmic/drawings/stars/sky-of";
import { nightPalette } from "@cosmic/drawings/svg/palettes";
import { svgText } from "@cosmic/drawings/svg/svg-text";
import { wheel } from "@cosmic/drawings/wheel";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { samplePerson } from "../../../apps/site/features/samples/sample-person.ts";
import { articles } from "../../../apps/site/pages/blog/articles.ts";
import { articleDrawing } from "../../../apps/site/pages/blog/plates/article-plate.server.ts";
import { cities } from "../../../apps/site/pages/cities/cities.ts";

/** The size social networks ask for. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Font families by their names on the page that renders the images. */
export const shareFonts = { text: "Baskervville", ui: "Jost" } as const;

/**
 * A share image: its file name and its contents as SVG. No words except proper names, so that it serves every language.
 */
export interface SharePicture {
  readonly name: string;
  readonly svg: string;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const { ink, metal, paper } = nightPalette;

/** A drawing placed in a box of the image. */
function placed(drawing: Drawing, { x, y, width, height }: Box): string {
  const svg = svgText({ ...drawing, title: "" }, nightPalette, shareFonts);
  return svg.replace(
    /^<svg([^>]*?) width="[^"]*" height="[^"]*"/,
    `<svg$1 x="${x}" y="${y}" width="${width}" height="${height}"`,
  );
}

/** Background, contents and the double neatline. */
function framed(contents: string): string {
  const { width, height } = shareSize;
  const line = (inset: number, weight: number) =>
    `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" fill="none" stroke="${metal}" stroke-width="${weight}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${paper}"/>${contents}${line(18, 2)}${line(26, 1)}</svg>`;
}

/** A glyph on the left, a drawing next to it. */
function glyphAnd(name: GlyphName, drawing: Drawing, box: Box): string {
  const glyph: Drawing = {
    viewBox: [0, 0, 100, 100],
    title: "",
    marks: [glyphMark({ name, x: 50, y: 50, size: 100, ink: "metal", strokeWidth: 0.6 })],
  };
  return framed(placed(drawing, box) + placed(glyph, { x: 90, y: 175, width: 280, height: 280 }));
}

/** A sign: its glyph and its constellation. */
function ofSign(sign: Sign): SharePicture {
  const name = sign.toLowerCase();
  if (!isGlyphName(name)) throw new Error(`there is no glyph for ${sign}`);
  return { name, svg: glyphAnd(name, constellationPlate(sign, ""), { x: 430, y: 40, width: 730, height: 550 }) };
}

/** An article: its glyph, and its drawing without labels. */
function ofArticle({ name, glyph }: (typeof articles)[number]): SharePicture {
  const { wide } = articleDrawing(name, "en-us");
  const plate = { ...wide, marks: wordless(wide.marks) };
  return { name, svg: glyphAnd(glyph, plate, { x: 470, y: 65, width: 640, height: 500 }) };
}

function wordless(marks: readonly Mark[]): readonly Mark[] {
  return marks
    .filter(({ tag }) => tag !== "text")
    .map((mark) => (mark.marks ? { ...mark, marks: wordless(mark.marks) } : mark));
}

/** An evening with bright stars above all four cities. */
const evening = { date: "2026-01-21", time: "21:00" } as const;

/** A city below the sky of that evening. */
function ofCity({ id, latitude, longitude, zone }: (typeof cities)[number]): SharePicture {
  const chart = natalChartWithoutCycles({ ...evening, latitude, longitude, zone }, sources);
  if (!chart.ok) throw new Error(chart.problem.message);
  const moment = skyOf({
    facts: chart.facts,
    latitudeDeg: latitude,
    longitudeDeg: longitude,
  });
  const plate = celebrationPlate({ ...moment, title: "", letters: ["", "", "", ""], compact: false });
  const own = required(ownNames[id], `the name of ${id}`);
  const words =
    `<text x="80" y="318" font-family="${shareFonts.text}" font-size="84" fill="${ink}">${own}</text>` +
    `<text x="84" y="368" font-family="${shareFonts.ui}" font-size="27" fill="${metal}">${coordinatesText({ latitude, longitude })}</text>`;
  return { name: id, svg: framed(placed(plate, { x: 560, y: 30, width: 570, height: 570 }) + words) };
}

/** The cities' names in their own languages. */
const ownNames: Readonly<Record<string, string>> = {
  london: "London",
  "new-york": "New York",
  madrid: "Madrid",
  "sao-paulo": "São Paulo",
};

/** The sample person's wheel below the stars of that minute. */
function general(): SharePicture {
  const chart = natalChartWithoutCycles(samplePerson, sources);
  if (!chart.ok) throw new Error(chart.problem.message);
  const facts = { ...chart.facts, cycles: [] };
  const moment = skyOf({ facts, latitudeDeg: samplePerson.latitude, longitudeDeg: samplePerson.longitude });
  const stars = placed(heroSky({ ...moment, letters: ["", "", "", ""] }), {
    x: -90,
    y: -375,
    width: 1380,
    height: 1380,
  });
  return {
    name: "general",
    svg: framed(stars + placed(wheel(facts, { title: "" }), { x: 325, y: 40, width: 550, height: 550 })),
  };
}

/** All share images: twelve signs, four cities, the articles, and one for all other pages. */
export function sharePictures(): readonly SharePicture[] {
  return [general(), ...signs.map(ofSign), ...cities.map(ofCity), ...articles.map(ofArticle)];
}
