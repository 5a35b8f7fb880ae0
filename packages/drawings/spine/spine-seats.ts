import { type Planet, planets } from "@cosmic/chart/facts";
import { required } from "@cosmic/chart/required";
import type { Ink, Mark } from "../drawing.ts";
import { circleMark, groupMark, lineMark, pathMark } from "../geometry/marks.ts";
import { polar, turnOf, xy } from "../geometry/polar.ts";
import { spread } from "../geometry/spread.ts";
import { glyphMark } from "../glyphs/glyphs.ts";
import { type SpineFacts, type Standing, standingOf } from "./spine-facts.ts";
import { arcTo, gaugeOf, type SpineFrame, spot } from "./spine-frame.ts";

interface Seat {
  readonly planet: Planet;
  readonly standing: Standing;
  readonly longitudeDeg: number;
  readonly shownDeg: number;
  readonly size: number;
}

const glyphInks: Readonly<Record<Standing, Ink>> = { core: "ink", attached: "ink-2", outside: "ink-3" };
const glyphWidths: Readonly<Record<Standing, number>> = { core: 2.1, attached: 1.6, outside: 1.4 };

/** The same for some planets alone: their glyphs with their lines and dots. */
export function memberSeats(members: ReadonlySet<Planet>, known: SpineFacts, frame: SpineFrame): readonly Mark[] {
  const { seat } = gaugeOf(frame);
  const seats = seatsOf(known, frame, [...members]);
  return [
    ...seats.map((one) => foot({ ...one, standing: "core" }, frame)),
    groupMark(seats.flatMap((one) => leads({ ...one, standing: "core" }, frame))),
    ...seats.map(({ planet, shownDeg }) =>
      glyphMark({
        ...{ name: planet, ...spot(frame, shownDeg, seat), size: gaugeOf(frame).glyph.core, ink: "ink" },
        strokeWidth: glyphWidths.core,
      }),
    ),
  ];
}

/** Glyphs pushed apart in their order, each led out to its degree and in to its dot; bold, lighter or faint. */
export function seatMarks(known: SpineFacts, leaning: ReadonlySet<Planet>, frame: SpineFrame): readonly Mark[] {
  const seats = seatsOf(known, frame);
  const { seat } = gaugeOf(frame);
  const glories = seats.filter(({ planet }) => leaning.has(planet)).map((one) => glory(one, frame));
  const grounds = seats.map(({ shownDeg, size }) =>
    circleMark({ ...spot(frame, shownDeg, seat), r: size * 0.53 }, { fill: "wheel-face" }),
  );
  const glyphs = seats.map(({ planet, standing, shownDeg, size }) =>
    glyphMark({
      ...{ name: planet, ...spot(frame, shownDeg, seat), size, ink: glyphInks[standing] },
      ...{ strokeWidth: glyphWidths[standing], hook: `s-body s-${standing}` },
    }),
  );
  return [
    ...seats.map((one) => foot(one, frame)),
    ...moonRange(known, frame),
    groupMark(seats.flatMap((one) => leads(one, frame))),
    ...grounds,
    ...glories,
    ...glyphs,
  ];
}

function seatsOf(known: SpineFacts, frame: SpineFrame, seated: readonly Planet[] = planets): readonly Seat[] {
  const { gapDeg, glyph } = gaugeOf(frame);
  const places = seated.map((planet) => known.facts.planets[planet].longitude);
  const shown = spread(places, { gapDeg, wallsDeg: [], wallGapDeg: 0 });
  return seated.map((planet, index) => {
    const standing = standingOf(known, planet);
    const { shownDeg } = required(shown[index], "a place for each planet");
    return { planet, standing, longitudeDeg: known.facts.planets[planet].longitude, shownDeg, size: glyph[standing] };
  });
}

function foot({ standing, longitudeDeg }: Seat, frame: SpineFrame): Mark {
  const { tie, foot: radii, line } = gaugeOf(frame);
  const at = { ...spot(frame, longitudeDeg, tie), r: radii[standing] };
  switch (standing) {
    case "core":
      return circleMark(at, { fill: "ink" });
    case "attached":
      return circleMark(at, { fill: "wheel-face", stroke: "ink-2", width: line * 1.4 });
    default:
      return circleMark(at, { fill: "ink-3", opacity: 0.7 });
  }
}

/** A glyph moved farther than this has no line out to the zodiac, which would run under its neighbors, degrees. */
const farDeg = 9;

function leads({ standing, longitudeDeg, shownDeg, size }: Seat, frame: SpineFrame): readonly Mark[] {
  const { seat, tie, bandInner, hair, bold } = gaugeOf(frame);
  const outward = {
    from: spot(frame, longitudeDeg, bandInner),
    to: spot(frame, shownDeg, Math.min(bandInner - 8, seat + size * 0.56)),
  };
  const inward = { from: spot(frame, shownDeg, seat - size * 0.56), to: spot(frame, longitudeDeg, tie) };
  const near = Math.abs(turnOf(shownDeg - longitudeDeg + 180) - 180) < farDeg;
  const faint = standing === "outside" ? 0.4 : 0.6;
  return [
    ...(near ? [lineMark(outward, { stroke: "ink", width: hair * 1.2, opacity: faint })] : []),
    standing === "core"
      ? lineMark(inward, { stroke: "ink", width: bold })
      : lineMark(inward, { stroke: "ink", width: hair * 1.2, opacity: standing === "attached" ? 0.8 : 0.4 }),
  ];
}

/** Ticks round a glyph, on a plain ground. */
function glory({ shownDeg, size }: Seat, frame: SpineFrame): Mark {
  const { seat, fine } = gaugeOf(frame);
  const { x, y } = spot(frame, shownDeg, seat);
  let ticks = "";
  for (let deg = 0; deg < 360; deg += 12) {
    const [from, to] = [polar(size * 0.57, deg), polar(size * (deg % 24 === 0 ? 0.7 : 0.64), deg)];
    ticks += `M${xy({ x: x + from.x, y: y + from.y })}L${xy({ x: x + to.x, y: y + to.y })}`;
  }
  return pathMark(ticks, { stroke: "ink", width: fine }, "s-glory");
}

/** Without a birth time, the arc in which the Moon may have stood: half a day's motion either way. */
function moonRange({ facts }: SpineFacts, frame: SpineFrame): readonly Mark[] {
  if (!facts.timeUnknown) return [];
  const { longitude, speed } = facts.planets.moon;
  const { bandInner, bold } = gaugeOf(frame);
  const radius = bandInner - 12;
  const stretch = { fromDeg: longitude - Math.abs(speed) / 2, toDeg: longitude + Math.abs(speed) / 2 };
  const path = `M${xy(spot(frame, stretch.fromDeg, radius))}${arcTo(frame, stretch, radius)}`;
  return [pathMark(path, { stroke: "metal", width: bold * 1.6 }, "w-range")];
}
