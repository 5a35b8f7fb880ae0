import { isAspectCertain } from "@cosmic/chart/certainty/day/aspects-of-day";
import { isStrengthCertain } from "@cosmic/chart/certainty/day/day-states";
import { possibleSigns } from "@cosmic/chart/certainty/day/possible-signs";
import { aspectId, houseFact, placementFact } from "@cosmic/chart/fact-index/fact-ids";
import { type Aspect, type Facts, type Planet, planets, type ZodiacPoint } from "@cosmic/chart/facts";
import { type HouseNumber, houseNumber } from "@cosmic/chart/names";
import { zodiacPoint } from "@cosmic/chart/zodiac/longitude";
import { modernRulers } from "@cosmic/chart/zodiac/rulers";
import { orbSaid } from "@cosmic/interpretation/strings/aspect-words";
import { raiseFirst, type Say } from "@cosmic/interpretation/strings/fill-strings";
import { degreeInSign, planetDegree, signGlyph } from "../../context/placement-words.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block } from "../../document.ts";

type MarginNote = Extract<Block, { kind: "margin-note" }>;
/** What fits beside one page of prose, below the notes on the placement and its ruler. */
const aspectsShown = 3;

/** Notes on the planet itself, its sign's ruler, and its tightest aspects. */
export function planetMargin(planet: Planet, facts: Facts, say: Say): readonly MarginNote[] {
  const ruler = modernRulers[facts.planets[planet].sign];
  return [
    planetNote(planet, say(`planet.${planet}`), facts, say),
    ...(ruler === planet ? [] : [rulerNote(ruler, facts, say)]),
    ...aspectNotes(planet, facts.aspects, facts, say),
  ];
}

/** The note on the planet alone, where its sign is certain. */
export function certainPlanetMargin(
  planet: Planet,
  { facts, say }: Pick<ReportContext, "facts" | "say">,
): readonly MarginNote[] {
  return possibleSigns(planet, facts).length > 1 ? [] : [planetNote(planet, say(`planet.${planet}`), facts, say)];
}

/** Notes on the Ascendant, its ruler, and its tightest aspects. */
export function ascendantMargin(ascendant: ZodiacPoint, facts: Facts, say: Say): readonly MarginNote[] {
  const own: MarginNote = {
    kind: "margin-note",
    glyph: "ascendant",
    title: say("angle.ascendant"),
    lines: [degreeInSign(ascendant, say)],
    facts: ["ascendant.sign"],
  };
  const ruler = modernRulers[ascendant.sign];
  return [own, rulerNote(ruler, facts, say), ...aspectNotes("ascendant", facts.angleAspects, facts, say)];
}

/** A note on a house cusp; empty without a birth time. */
export function cuspMargin(
  house: HouseNumber,
  { facts, say }: Pick<ReportContext, "facts" | "say">,
): readonly MarginNote[] {
  const cusp = facts.houses?.cusps[house - 1];
  if (cusp === undefined) return [];
  const point = zodiacPoint(cusp);
  const title = raiseFirst(say(`house.${house}`));
  const lines = [degreeInSign(point, say)];
  return [{ kind: "margin-note", glyph: signGlyph(point.sign), title, lines, facts: [houseFact(house, "sign")] }];
}

function rulerNote(ruler: Planet, facts: Facts, say: Say): MarginNote {
  return planetNote(ruler, say("placement.rules", { planet: say(`planet.${ruler}`) }), facts, say);
}

function planetNote(planet: Planet, title: string, facts: Facts, say: Say): MarginNote {
  const { house, dignity, retrograde } = facts.planets[planet];
  const number = houseNumber(house);
  const conditions = [
    ...(dignity === "neutral" || !isStrengthCertain(planet, facts) ? [] : [say(`dignityIn.${dignity}`)]),
    ...(number === null ? [] : [say(`house.${number}`)]),
    ...(retrograde ? [say("word.retrograde")] : []),
  ];
  return {
    kind: "margin-note",
    glyph: planet,
    title,
    lines: [planetDegree(planet, facts, say), ...inOneLine(conditions, say)],
    facts: [placementFact(planet, "sign"), ...(number === null ? [] : [placementFact(planet, "house")])],
  };
}

function inOneLine([head, ...rest]: readonly string[], say: Say): readonly string[] {
  if (head === undefined) return [];
  return [raiseFirst(rest.reduce((first, second) => say("word.listed", { first, second }), head))];
}

/** Tightest aspects first; without a birth time those that held all day. */
function aspectNotes(own: string, aspects: readonly Aspect[], facts: Facts, say: Say): readonly MarginNote[] {
  return aspects
    .filter((aspect) => aspect.a === own || aspect.b === own)
    .filter((aspect) => isAspectCertain(aspect, facts))
    .toSorted((one, other) => one.orb - other.orb)
    .slice(0, aspectsShown)
    .flatMap((aspect) => {
      const other = planets.find((planet) => planet === (aspect.a === own ? aspect.b : aspect.a));
      return other ? [aspectNote(aspect, other, facts, say)] : [];
    });
}

function aspectNote(aspect: Aspect, other: Planet, facts: Facts, say: Say): MarginNote {
  const words = { aspect: say(`aspect.${aspect.type}`), orb: orbSaid(aspect, { facts, say }) };
  return {
    kind: "margin-note",
    glyph: aspect.type,
    title: say(`planet.${other}`),
    lines: [planetDegree(other, facts, say), say("placement.aspect", words)],
    facts: [aspectId(aspect)],
  };
}
