import type { Structure } from "@cosmic/chart/spine/spine";
import type { Form } from "../book/form.ts";
import { legendMarks } from "../book/legend.ts";
import type { Drawing, Mark } from "../drawing.ts";
import { circleMark, pathMark } from "../geometry/marks.ts";
import { stroke } from "../geometry/polar.ts";
import { type AngleLetters, usualLetters } from "../wheel-parts/wheel-houses.ts";
import { corePlanets, type SpineFacts } from "./spine-facts.ts";
import { gaugeOf, type SpineFrame, spot } from "./spine-frame.ts";
import { type DrawnAngle, spineAngles, spineGround, spineSigns } from "./spine-ground.ts";
import { type SpineKeyWords, sampleRoom, spineKey } from "./spine-key.ts";
import { areaMarks, bracketMark, chordMark, chordPaint, halfMark, phaseMark, sectorMarks } from "./spine-lines.ts";
import { roadMark } from "./spine-roads.ts";
import { memberSeats, seatMarks } from "./spine-seats.ts";
import { tetherMarks } from "./spine-tethers.ts";
import { angleNames, type Ties, tiesOf } from "./spine-ties.ts";

/** Words of a drawing of the spine, in the reader's language. */
export interface SpineWords extends SpineKeyWords {
  /** Text alternative: the structures by name. */
  readonly title: string;
  /** A sentence for each structure with its planets, and for those that hang on one or stand apart. */
  readonly description: readonly string[];
  /** Letters at the angles; AC, DC, MC, IC unless the language has its own. */
  readonly angleLetters?: AngleLetters;
}

/**
 * The one to three structures that hold a chart, on the wheel's own angles: Ascendant at the left, longitude
 * counterclockwise, outer radius 1000 units; without a birth time 0° Aries is at the left, there are no angles, and the
 * Moon has an arc for its day. An aspect is a straight line in its ink and dash, a rulership a road with an arrow to the
 * ruler, planets together have a bracket, a crowded sign or house is engraved, and ticks stand round what the rest leans
 * on. Members are bold, what hangs on them lighter, the rest faint. A key below explains what occurs.
 */
export function spineWheel(known: SpineFacts, words: SpineWords, form: Form = "wide"): Drawing {
  const { spine, facts } = known;
  const frame: SpineFrame = { leftDeg: facts.angles?.ascendant.longitude ?? 0, form };
  const { margin, letters } = gaugeOf(frame);
  const reach = 1000 + margin;
  const ties = spine.structures.map((structure) => tiesOf(structure, known));
  const angles = anglesOf(known);
  const place = { left: -reach + 8, right: reach - 8, size: letters, indent: letters * sampleRoom };
  const key = legendMarks(spineKey(ties, known, { frame, words }), {
    ...{ ...place, y: reach + letters * 0.7, lineHeight: letters * 1.7, gap: letters * 0.9 },
  });
  return {
    viewBox: [-reach, -reach, 2 * reach, Math.ceil(key.bottom + letters * 0.2 + reach)],
    title: words.title,
    description: words.description,
    hook: `spine ${form}`,
    marks: [
      spineGround(frame),
      ...ties.flatMap(({ sectors }) => sectors.flatMap((sector) => sectorMarks(sector, frame))),
      ...spineAngles(angles, frame, words.angleLetters ?? usualLetters),
      spineSigns(
        frame,
        angles.map(({ longitudeDeg }) => longitudeDeg),
      ),
      circleMark({ r: gaugeOf(frame).tie }, { stroke: "ink", width: gaugeOf(frame).hair, opacity: 0.5 }),
      ...bound(ties, known, frame, tetherMarks(known, frame)),
      ...seatMarks(known, new Set(ties.flatMap(({ leaning }) => leaning)), frame),
      ...key.marks,
    ],
  };
}

/**
 * Some structures of a chart without sign names or key, small beside a text: the members and what ties them, inside the
 * circle and the borders of the signs. Outer radius 1000 units.
 */
export function spineSketch(known: SpineFacts, structures: readonly Structure[], title: string): Drawing {
  const frame: SpineFrame = { leftDeg: known.facts.angles?.ascendant.longitude ?? 0, form: "compact" };
  const { hair, line, tie } = gaugeOf(frame);
  const ties = structures.map((structure) => tiesOf(structure, known));
  const members = new Set(structures.flatMap((structure) => corePlanets(structure)));
  const borders = Array.from({ length: 12 }, (_, sign) =>
    stroke(spot(frame, sign * 30, 925), spot(frame, sign * 30, 1000)),
  );
  return {
    viewBox: [-1010, -1010, 2020, 2020],
    title,
    hook: "spine sketch",
    marks: [
      circleMark({ r: 1000 }, { stroke: "ink", width: line * 1.6 }),
      pathMark(borders.join(""), { stroke: "ink", width: line, opacity: 0.6 }),
      ...ties.flatMap(({ sectors }) => sectors.flatMap((sector) => sectorMarks(sector, frame))),
      circleMark({ r: tie }, { stroke: "ink", width: hair * 1.4, opacity: 0.5 }),
      ...bound(ties, known, frame, []),
      ...memberSeats(members, known, frame),
    ],
  };
}

/** What ties the members, lightest first; `hung` is what hangs on them. */
function bound(ties: readonly Ties[], known: SpineFacts, frame: SpineFrame, hung: readonly Mark[]): readonly Mark[] {
  const at = (planet: keyof SpineFacts["facts"]["planets"]) => known.facts.planets[planet].longitude;
  return [
    ...ties.flatMap((one) => areaMarks(one, frame)),
    ...ties.flatMap(({ phase }) => (phase ? [phaseMark(phase, frame)] : [])),
    ...hung,
    ...ties.flatMap(({ roads }) => roads.map((road) => roadMark(road, frame))),
    ...ties.flatMap(({ chords }) =>
      chords.map((chord) => chordMark({ from: at(chord.a), to: at(chord.b) }, chordPaint(chord, frame), frame)),
    ),
    ...ties.flatMap(({ half }) => (half ? [halfMark(half, frame)] : [])),
    ...ties.flatMap(({ brackets }) => brackets.map((group) => bracketMark(group, frame))),
  ];
}

/** Ascendant and Midheaven, and any angle that a structure's planet stands at. */
function anglesOf({ spine, facts: { angles } }: SpineFacts): readonly DrawnAngle[] {
  if (angles === null) return [];
  const held = spine.structures
    .filter((structure) => structure.type === "angular" && corePlanets(structure).length > 0)
    .flatMap(({ key }) => angleNames.filter((name) => key.endsWith(`-${name}`)));
  return angleNames
    .filter((name) => name === "ascendant" || name === "midheaven" || held.includes(name))
    .map((name) => ({ name, longitudeDeg: angles[name].longitude, held: held.includes(name) }));
}
