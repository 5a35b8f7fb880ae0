import { type FactsWithoutCycles, planets } from "@cosmic/chart/facts";
import { radiansPerDegree } from "@cosmic/sky/units";
import type { Mark } from "../../drawing.ts";
import { figureHeight } from "../../geometry/letter-widths.ts";
import { circleMark, groupMark, lineMark, pathMark, textMark } from "../../geometry/marks.ts";
import { turnOf, xy } from "../../geometry/polar.ts";
import { spread } from "../../geometry/spread.ts";
import { glyphMark } from "../../glyphs/glyphs.ts";
import { bodiesOf, wheelBodies } from "../../wheel-parts/wheel-bodies.ts";
import type { WheelFrame } from "../../wheel-parts/wheel-frame.ts";
import { type AngleLetters, angleMarks, baselineShare, wheelHouses } from "../../wheel-parts/wheel-houses.ts";
import { wheelRings, wheelSigns } from "../../wheel-parts/wheel-rings.ts";
import { type MonthSetting, monthGauge, monthPoint } from "./month-frame.ts";

/** Radii inside the phone form, drawing units. */
const inside = { band: 812, glyph: 650, number: 410, hub: 300 } as const;

interface NatalSetting extends MonthSetting {
  readonly angleLetters: AngleLetters;
}

/**
 * The natal wheel without its aspects, in its compact form; on phones only signs, houses and glyphs, which are then large
 * enough to be read.
 */
export function natalMarks(natal: FactsWithoutCycles, setting: NatalSetting): readonly Mark[] {
  const frame: WheelFrame = { leftDeg: setting.leftDeg, compact: true };
  const ground = [wheelRings(frame), wheelSigns(frame)];
  if (setting.form === "compact") return [...ground, ...houses(natal, setting), ...bodies(natal, setting)];
  const facts = { ...natal, cycles: [] };
  const shown = bodiesOf(facts).filter(({ id }) => planets.some((planet) => planet === id));
  return [...ground, wheelHouses(facts, frame, setting.angleLetters), wheelBodies(shown, facts, frame), ...hub()];
}

/** The Earth in the middle, as on every wheel. */
function hub(): readonly Mark[] {
  return [
    circleMark({ r: 30 }, { fill: "wheel-face", stroke: "ink", width: 2.6 }),
    pathMark("M-30 0H30M0-30V30", { stroke: "ink", width: 3, opacity: 0.8 }),
  ];
}

function houses({ houses, angles }: FactsWithoutCycles, setting: NatalSetting): readonly Mark[] {
  const { hair, line, house: size } = monthGauge(setting.form);
  const rings = [circleMark({ r: inside.hub }, { stroke: "ink", width: line, opacity: 0.8 })];
  if (houses === null || angles === null) return rings;
  const at = (longitude: number, radius: number) => monthPoint(setting, longitude, radius);
  return [
    ...rings,
    ...houses.cusps.flatMap((cusp, index) => {
      const span = turnOf((houses.cusps[(index + 1) % 12] ?? cusp) - cusp);
      const words = String(index + 1);
      const room = span * radiansPerDegree * inside.number - 14;
      const fitting = Math.min(size, room / Math.max(words.length * 0.5, figureHeight));
      const { x, y } = at(cusp + span / 2, inside.number);
      const paint = { stroke: "ink", width: hair, opacity: 0.42 } as const;
      const spoke = lineMark({ from: at(cusp, inside.hub), to: at(cusp, inside.band) }, paint);
      // Houses too narrow for a figure that can be read have none.
      if (fitting < size * 0.6) return [spoke];
      const lettering = { face: "text", size: Math.round(fitting), anchor: "middle" } as const;
      return [spoke, textMark({ x, y: y + fitting * baselineShare, words }, lettering, { fill: "ink-3" })];
    }),
    ...angleMarks(angles, {
      frame: { leftDeg: setting.leftDeg, compact: true },
      letters: setting.angleLetters,
      inner: inside.hub / 1000,
    }),
  ];
}

/** Ten glyphs with leaders to their places. */
function bodies(natal: FactsWithoutCycles, setting: NatalSetting): readonly Mark[] {
  const { natal: size } = monthGauge(setting.form);
  const { angles } = natal;
  const wallsDeg = angles
    ? [angles.ascendant, angles.midheaven, angles.descendant, angles.imumCoeli].map(({ longitude }) => longitude)
    : [];
  const shown = spread(
    planets.map((planet) => natal.planets[planet].longitude),
    { gapDeg: 13.4, wallsDeg, wallGapDeg: 7.4 },
  );
  return planets.flatMap((planet, index) => {
    const { longitude } = natal.planets[planet];
    const { shownDeg, scale, rank } = shown[index] ?? { shownDeg: longitude, scale: 1, rank: 0 };
    // Crowded quadrants use a second, inner track, so that no glyph becomes too small to recognize.
    const tracks = scale < smallestScale ? 2 : 1;
    const shrink = Math.min(1, scale * tracks);
    const radius = inside.glyph + (tracks === 1 ? 0 : rank % 2 === 0 ? 72 : -88);
    const centre = monthPoint(setting, shownDeg, radius);
    const leader = [
      monthPoint(setting, longitude, inside.band),
      monthPoint(setting, longitude, inside.band - 26),
      monthPoint(setting, shownDeg, radius + size * 0.56 * shrink),
    ];
    return [
      groupMark(
        [
          pathMark(`M${leader.map(xy).join("L")}`, { stroke: "ink", width: 3, opacity: 0.7 }),
          circleMark({ ...centre, r: size * 0.5 * shrink }, { fill: "wheel-face" }),
          glyphMark({ name: planet, ...centre, size: size * shrink, ink: "ink", strokeWidth: 1.6 }),
        ],
        undefined,
        `w-p p-${planet}`,
      ),
    ];
  });
}

const smallestScale = 0.72;
