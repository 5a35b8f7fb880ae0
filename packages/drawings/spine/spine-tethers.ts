import { type Planet, planets } from "@cosmic/chart/facts";
import type { StructureType } from "@cosmic/chart/spine/spine";
import type { Mark } from "../drawing.ts";
import { aspectStyles } from "../glyphs/aspect-styles.ts";
import { corePlanets, type SpineFacts, standingOf } from "./spine-facts.ts";
import { gaugeOf, type SpineFrame } from "./spine-frame.ts";
import { chordMark, tetherArc } from "./spine-lines.ts";
import { roadMark } from "./spine-roads.ts";

/** An aspect under this orb attaches a planet, degrees; a conjunction always does. */
const attachingDeg = 3;
/** Structures that hold planets along their rulers; the roads of a final dispositor are its own. */
const rulerships: readonly StructureType[] = ["ring", "reception", "sun-ruler", "chart-ruler"];
const faint = 0.36;

/** What holds each attached planet: its closest aspect to a member, or else a light road to or from one. */
export function tetherMarks(known: SpineFacts, frame: SpineFrame): readonly Mark[] {
  const attached = planets.filter((planet) => standingOf(known, planet) === "attached");
  return attached.flatMap((planet) => byAspect(planet, known, frame) ?? byRuler(planet, known, frame));
}

function byAspect(planet: Planet, known: SpineFacts, frame: SpineFrame): readonly Mark[] | null {
  const { facts } = known;
  // Without a birth time an aspect of the Moon need not hold all day.
  const certain = (other: Planet) => !facts.timeUnknown || (planet !== "moon" && other !== "moon");
  const found = facts.ruleAspects
    .flatMap(({ a, b, type, orb }) => {
      const other = planets.find((one) => (one === a && b === planet) || (one === b && a === planet));
      const attaches = type === "conjunction" || orb < attachingDeg;
      return other && attaches && certain(other) && standingOf(known, other) === "core" ? [{ other, type, orb }] : [];
    })
    .sort((one, other) => one.orb - other.orb);
  const [closest] = found;
  if (closest === undefined) return null;
  const [from, to] = [facts.planets[planet].longitude, facts.planets[closest.other].longitude];
  if (closest.type === "conjunction") return [tetherArc([from, to], frame)];
  const { ink, dash } = aspectStyles[closest.type];
  const paint = { stroke: ink, width: gaugeOf(frame).fine, ...(dash ? { dash } : {}) };
  return [chordMark({ from, to }, paint, frame)];
}

function byRuler(planet: Planet, known: SpineFacts, frame: SpineFrame): readonly Mark[] {
  const { spine, facts } = known;
  const { of } = facts.dispositors.modern;
  const at = (one: Planet) => facts.planets[one].longitude;
  for (const structure of spine.structures) {
    if (!rulerships.includes(structure.type) || (structure.bound[planet] ?? 0) === 0) continue;
    const core = corePlanets(structure);
    const guest = core.find((one) => structure.type === "chart-ruler" && of[one] === planet);
    if (guest) return [roadMark({ fromDeg: at(guest), toDeg: at(planet), weight: faint }, frame)];
    if (structure.type !== "chart-ruler" && core.includes(of[planet]))
      return [roadMark({ fromDeg: at(planet), toDeg: at(of[planet]), weight: faint }, frame)];
  }
  return [];
}
