import { type Lunation, lunations } from "@cosmic/chart/year/lunations";
import type { Sky } from "@cosmic/sky/sky";
import { type CanonEclipse, canonEclipses } from "../../golden-dates/published-dates.ts";

/** The engine's eclipses beside those of NASA's catalogs. */
export interface EclipseDifferences {
  readonly years: { readonly first: number; readonly last: number };
  readonly sun: number;
  /** By the umbra: partial and total. */
  readonly moon: number;
  /** Of the Moon by the penumbra, which the engine counts as full moons without an eclipse. */
  readonly penumbral: number;
  /** In the catalogs, and with the engine on another date, of another type or not at all. */
  readonly missed: readonly CanonEclipse[];
  /** With the engine alone. */
  readonly added: readonly Lunation[];
  /** Largest difference of the greatest eclipse, seconds. */
  readonly sunSeconds: number;
  readonly moonSeconds: number;
}

const secondsPerDay = 86_400;
const daysPerYear = 365.25;
/** New or full moon and greatest eclipse are less than an hour apart. */
const sameDays = 0.1;
const years = { first: 1990, last: 2060 } as const;

export function eclipseDifferences(sky: Sky): EclipseDifferences {
  const canon = canonEclipses();
  const greatest = canon.map(({ greatestJdTt }) => greatestJdTt);
  // From the first to the last eclipse of the catalogs and a month more, cut at the turns of the years.
  const fromJdTt = Math.max(
    Math.min(...greatest) - daysPerYear / 12,
    sky.timeScales(Date.UTC(years.first) / 1000).jdTt,
  );
  const toJdTt = Math.min(
    Math.max(...greatest) + daysPerYear / 12,
    sky.timeScales(Date.UTC(years.last + 1) / 1000).jdTt,
  );
  const own = lunations(sky, { fromJdTt, toJdTt });
  const met = new Map(canon.map((eclipse) => [eclipse, own.find((lunation) => isOf(lunation, eclipse))]));
  const ofCanon = new Set(met.values());
  const secondsOf = (of: "sun" | "moon") =>
    Math.max(
      0,
      ...[...met].flatMap(([eclipse, lunation]) =>
        eclipse.of === of && lunation?.eclipse
          ? [Math.abs(lunation.eclipse.greatestJdTt - eclipse.greatestJdTt) * secondsPerDay]
          : [],
      ),
    );
  const count = (is: (eclipse: CanonEclipse) => boolean) => canon.filter(is).length;
  return {
    years,
    sun: count(({ of }) => of === "sun"),
    moon: count(({ of, type }) => of === "moon" && type !== "penumbral"),
    penumbral: count(({ type }) => type === "penumbral"),
    missed: [...met].flatMap(([eclipse, lunation]) =>
      (lunation?.eclipse?.type ?? "penumbral") === eclipse.type && lunation !== undefined ? [] : [eclipse],
    ),
    added: own.filter((lunation) => lunation.eclipse !== null && !ofCanon.has(lunation)),
    sunSeconds: secondsOf("sun"),
    moonSeconds: secondsOf("moon"),
  };
}

function isOf({ kind, jdTt }: Lunation, { of, greatestJdTt }: CanonEclipse): boolean {
  return (kind === "new") === (of === "sun") && Math.abs(jdTt - greatestJdTt) < sameDays;
}
