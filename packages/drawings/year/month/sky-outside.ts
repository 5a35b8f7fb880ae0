import type { Planet } from "@cosmic/chart/facts";
import type { Mark } from "../../drawing.ts";
import { circleMark, groupMark, pathMark } from "../../geometry/marks.ts";
import { turnOf, xy } from "../../geometry/polar.ts";
import { spread } from "../../geometry/spread.ts";
import { glyphMark } from "../../glyphs/glyphs.ts";
import { moonMarks } from "../line/year-head.ts";
import { type MonthSetting, monthGauge, monthPoint, outer } from "./month-frame.ts";

/** The way of a slow planet through the month. */
export interface SlowWalk {
  readonly body: Planet;
  /** Longitudes at equal steps, the first and last instant included. */
  readonly path: readonly number[];
}

/** A new or full moon of the month. */
export interface MonthLunation {
  readonly kind: "new" | "full";
  readonly longitude: number;
  readonly eclipse: { readonly seen: boolean } | null;
}

interface OutsideSky {
  readonly sun: { readonly fromDeg: number; readonly toDeg: number };
  readonly walks: readonly SlowWalk[];
  readonly lunations: readonly MonthLunation[];
}

/** Everything outside the natal wheel: the Sun's arc, then slow planets and moons side by side on one ring. */
export function skyOutside({ sun, walks, lunations }: OutsideSky, setting: MonthSetting): readonly Mark[] {
  const { gapDeg, moon } = monthGauge(setting.form);
  const places = [...walks.map(({ path }) => path.at(-1) ?? 0), ...lunations.map(({ longitude }) => longitude)];
  const sunMiddle = sun.fromDeg + turnOf(sun.toDeg - sun.fromDeg) / 2;
  const shown = spread([...places, sunMiddle], { gapDeg, wallsDeg: [], wallGapDeg: 0 });
  const shownAt = (index: number) => shown[index]?.shownDeg ?? 0;
  return [
    groupMark(sunMarks(sun, setting), undefined, "m-sun"),
    sign("sun", { trueDeg: sunMiddle, shownDeg: shownAt(places.length), from: outer.sunOuter }, setting),
    ...walks.flatMap((walk, index) => [
      wayMark(walk, setting),
      sign(walk.body, { trueDeg: walk.path.at(-1) ?? 0, shownDeg: shownAt(index), from: outer.way + 12 }, setting),
    ]),
    ...lunations.map((lunation, index) => {
      const shownDeg = shownAt(walks.length + index);
      const at = monthPoint(setting, shownDeg, outer.body);
      const lead = leader({ trueDeg: lunation.longitude, shownDeg, from: outer.sunInner - 12 }, moon, setting);
      return groupMark([lead, ...scaledMoon(lunation, at, moon)], undefined, "m-moon");
    }),
  ];
}

/** The Sun's way as an engraved band: arcs between two firm edges, closed at both ends. */
function sunMarks({ fromDeg, toDeg }: OutsideSky["sun"], setting: MonthSetting): readonly Mark[] {
  const { hair, hatch } = monthGauge(setting.form);
  const { sunInner, sunOuter } = outer;
  const arcAt = (radius: number) =>
    `M${xy(monthPoint(setting, fromDeg, radius))}A${radius} ${radius} 0 0 0 ${xy(monthPoint(setting, toDeg, radius))}`;
  let engraved = "";
  for (let radius = sunInner + 10; radius < sunOuter - 4; radius += 10) engraved += arcAt(radius);
  const end = (deg: number) => `M${xy(monthPoint(setting, deg, sunInner))}L${xy(monthPoint(setting, deg, sunOuter))}`;
  return [
    circleMark({ r: sunInner }, { stroke: "ink", width: hair, opacity: 0.35 }),
    circleMark({ r: sunOuter }, { stroke: "ink", width: hair, opacity: 0.35 }),
    pathMark(engraved, { stroke: "ink", width: hatch, opacity: 0.6 }),
    pathMark(arcAt(sunInner) + arcAt(sunOuter) + end(fromDeg) + end(toDeg), { stroke: "ink", width: hair * 1.6 }),
  ];
}

/** A planet's way as a firm arc; a dot where it stands at the month's end, open while retrograde. */
function wayMark({ body, path }: SlowWalk, setting: MonthSetting): Mark {
  const { line } = monthGauge(setting.form);
  const first = path[0] ?? 0;
  const offsets = path.map((longitude) => turnOf(longitude - first + 180) - 180);
  const [low, high] = [Math.min(...offsets), Math.max(...offsets)];
  const at = (offset: number) => monthPoint(setting, first + offset, outer.way);
  const last = offsets.at(-1) ?? 0;
  const backward = last < (offsets.at(-2) ?? 0);
  const arc = `M${xy(at(low))}A${outer.way} ${outer.way} 0 0 0 ${xy(at(high))}`;
  return groupMark(
    [
      ...(high - low > 0.05 ? [pathMark(arc, { stroke: "ink", width: line * 1.6 })] : []),
      circleMark(
        { ...at(last), r: line * 2.6 },
        backward ? { fill: "ground", stroke: "metal", width: line } : { fill: "ink" },
        backward ? "m-back" : "m-on",
      ),
    ],
    undefined,
    `m-way p-${body}`,
  );
}

interface Lead {
  readonly trueDeg: number;
  readonly shownDeg: number;
  readonly from: number;
}

function leader({ trueDeg, shownDeg, from }: Lead, size: number, setting: MonthSetting): Mark {
  const points = [
    monthPoint(setting, trueDeg, from),
    monthPoint(setting, trueDeg, Math.max(from, outer.way) + 10),
    monthPoint(setting, shownDeg, outer.body - size * 0.56),
  ];
  return pathMark(`M${points.map(xy).join("L")}`, {
    stroke: "ink",
    width: monthGauge(setting.form).hair,
    opacity: 0.6,
  });
}

function sign(name: Planet, lead: Lead, setting: MonthSetting): Mark {
  const { body } = monthGauge(setting.form);
  const at = monthPoint(setting, lead.shownDeg, outer.body);
  return groupMark(
    [leader(lead, body, setting), glyphMark({ name, ...at, size: body, ink: "ink", strokeWidth: 1.6 })],
    undefined,
    "m-body",
  );
}

/** The year line's moon, its ring and rays drawn at this wheel's scale. */
function scaledMoon(
  lunation: MonthLunation,
  { x, y }: { readonly x: number; readonly y: number },
  size: number,
): readonly Mark[] {
  const plain = 15;
  return [
    {
      ...groupMark(moonMarks(lunation, { x: 0, y: 0 }, plain)),
      at: { transform: `translate(${x} ${y}) scale(${Math.round((size / plain) * 100) / 100})` },
    },
  ];
}
