import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import type { Birth } from "@cosmic/chart/birth";
import { computeYear } from "@cosmic/chart/year/compute-year";
import { yearWindow } from "@cosmic/chart/year/window";
import { type YearSky, yearSky } from "@cosmic/chart/year/year-sky";
import type { Sky } from "@cosmic/sky/sky";
import { eachBirth } from "../../contenders/sky/chart-births.ts";
import { ourSky } from "../../contenders/sky/our-sky.ts";
import { swissYear } from "../../contenders/sky/swiss-year.ts";
import type { Work } from "../../work.ts";

const timeZones = timeZonesFrom(zoneHistory);

/** The twelve months from 1 December 2026, once a time zone: what the readers of one window share. */
function sharedSkies(sky: Sky): (birth: Birth) => YearSky {
  const skies = new Map<string, YearSky>();
  return (birth) => {
    const kept = skies.get(birth.zone) ?? yearSky(sky, yearWindow({ year: 2026, month: 12, day: 1 }, birth, timeZones));
    skies.set(birth.zone, kept);
    return kept;
  };
}

/**
 * Every fact of a reader's twelve months, the sky of the window shared. Swiss Ephemeris drives the same search for the
 * stories alone: spans, passes and leeways of seven bodies over twelve natal points, without the lunations, eclipses,
 * returns and months that ours has besides.
 */
export const work: Work = {
  name: "year-facts",
  unit: "ms",
  ours: {
    name: "ours",
    async open() {
      const sky = ourSky();
      const skyOf = sharedSkies(sky);
      return eachBirth(4, (birth) => {
        const year = computeYear(skyOf(birth), { birth, place: null }, { sky, timeZones });
        if (!year.ok) throw new Error(year.problem.message);
      });
    },
  },
  peers: [
    {
      name: "sweph",
      async open() {
        const storiesOf = await swissYear("2026-12-01");
        return eachBirth(1, storiesOf);
      },
    },
  ],
};
