import { degreeText } from "@cosmic/chart/display";
import { planets } from "@cosmic/chart/facts";
import type { Point } from "@cosmic/chart/names";
import { zodiacPoint } from "@cosmic/chart/zodiac/longitude";
import { numberText, speedText } from "@cosmic/interpretation/strings/number-words";
import { note, table } from "../../context/blocks.ts";
import { planetCell, pointCell, signCell } from "../../context/placement-words.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block, Cell, Column, Section } from "../../document.ts";
import { angleAspectTable, aspectTable, figureAnglesNote } from "../sky/aspect-tables.ts";

/** Points shown to the reader, in order; the mean node stays in the facts only. */
const pointOrder: readonly Point[] = ["trueNode", "chiron", "meanLilith", "fortune", "spirit"];
const angleOrder = ["ascendant", "midheaven", "descendant", "imumCoeli"] as const;

/** The numbers the book is based on, in tables. */
export function positionSections(context: ReportContext): readonly Section[] {
  const { say, facts } = context;
  return [
    {
      id: "planets-table",
      title: say("section.planets"),
      blocks: [
        note(say("positions.planetsNote")),
        ...(facts.timeUnknown
          ? [note(say("positions.untimedNote", { degrees: numberText(moonAwayDeg(facts), 1, say.rules) }))]
          : []),
        planetTable(context),
      ],
    },
    { id: "points-table", title: say("section.points"), blocks: [pointTable(context)] },
    ...houseSections(context),
    {
      id: "aspects-table",
      title: say("section.aspects"),
      blocks: [...aspectTable(context), ...figureAnglesNote(context), ...angleAspectTable(context)],
    },
  ];
}

/** How far the Moon may be from its noon position, degrees. */
function moonAwayDeg({ planets: { moon } }: ReportContext["facts"]): number {
  return moon.speed / 2;
}

type Head = readonly [title: string, align: Column["align"]];

function planetTable({ say, facts }: ReportContext): Block {
  const timed = !facts.timeUnknown;
  const columns: readonly Head[] = [
    [say("table.planet"), "start"],
    [say("table.sign"), "start"],
    ...(timed ? [[say("table.house"), "end"] satisfies Head] : []),
    [say("table.degree"), "end"],
    [say("table.speed"), "end"],
    [say("table.dignity"), "start"],
    [say("table.strength"), "start"],
  ];
  const rows = planets.map((name) => {
    const planet = facts.planets[name];
    return [
      planetCell(name, facts, say),
      signCell(planet.sign, say),
      ...(timed ? [houseCell(planet.house)] : []),
      { text: degreeText(planet) },
      { text: speedText(planet.speed, say.rules) },
      { text: say(`dignity.${planet.dignity}`) },
      { text: String(planet.score), pips: planet.score },
    ];
  });
  return table(say("positions.planetsCaption"), columns, rows);
}

function pointTable({ say, facts }: ReportContext): Block {
  const timed = !facts.timeUnknown;
  const columns: readonly Head[] = [
    [say("table.point"), "start"],
    [say("table.sign"), "start"],
    ...(timed ? [[say("table.house"), "end"] satisfies Head] : []),
    [say("table.degree"), "end"],
  ];
  const rows = pointOrder.flatMap((name) => {
    const point = facts.points[name];
    if (!point) return [];
    const house = timed ? [houseCell(point.house)] : [];
    return [[pointCell(name, say), signCell(point.sign, say), ...house, { text: degreeText(point) }]];
  });
  return table(say("positions.pointsCaption"), columns, rows);
}

function houseCell(house: number | null): Cell {
  return { text: house === null ? "–" : String(house) };
}

function houseSections({ say, facts }: ReportContext): readonly Section[] {
  const { angles, houses } = facts;
  if (!angles || !houses) return [];
  const angleRows = angleOrder.map((name) => [
    { text: say(`angle.${name}`), ...(name === "ascendant" || name === "midheaven" ? { glyph: name } : {}) },
    signCell(angles[name].sign, say),
    { text: degreeText(angles[name]) },
  ]);
  const angleHeads: readonly Head[] = [
    [say("table.angle"), "start"],
    [say("table.sign"), "start"],
    [say("table.degree"), "end"],
  ];
  const cuspRows = houses.cusps.map((cusp, index) => {
    const point = zodiacPoint(cusp);
    const ruler = houses.rulers[index];
    const cells: readonly Cell[] = [
      { text: String(index + 1) },
      signCell(point.sign, say),
      { text: degreeText(point) },
      ruler ? { text: say(`planet.${ruler}`), glyph: ruler } : { text: "–" },
    ];
    return cells;
  });
  const cuspHeads: readonly Head[] = [
    [say("table.house"), "end"],
    [say("table.sign"), "start"],
    [say("table.degree"), "end"],
    [say("table.ruler"), "start"],
  ];
  const cuspsCaption = say("positions.cuspsCaption", { houses: say(`houseSystem.${houses.system}`) });
  return [
    {
      id: "angles",
      title: say("section.angles"),
      blocks: [table(say("positions.anglesCaption"), angleHeads, angleRows)],
    },
    { id: "cusps", title: say("section.cusps"), blocks: [table(cuspsCaption, cuspHeads, cuspRows)] },
  ];
}
