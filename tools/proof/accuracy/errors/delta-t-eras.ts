import { deltaT, timeSpan } from "@cosmic/sky/earth/delta-t";
import { daysPerJulianYear } from "@cosmic/sky/units";

/** Years in which TT − UT1 comes from one source with one kind of uncertainty. */
export interface DeltaTEra {
  readonly source: string;
  readonly firstYear: number;
  readonly lastYear: number;
  readonly firstSeconds: number;
  readonly lastSeconds: number;
  readonly leastUncertainty: number;
  readonly mostUncertainty: number;
}

const firstYear = 1900;

/** The eras from 1900 to 2120, sampled in the middle of each year. */
export function deltaTEras(): readonly DeltaTEra[] {
  const eras: DeltaTEra[] = [];
  for (let year = firstYear; ; year += 1) {
    const jd = timeSpan.firstJd + (year - firstYear + 0.5) * daysPerJulianYear;
    if (jd > timeSpan.lastJd) return eras;
    const { seconds, source, uncertaintySeconds } = deltaT(jd);
    const open = eras.at(-1);
    if (open?.source === source) {
      eras[eras.length - 1] = {
        ...open,
        lastYear: year,
        lastSeconds: seconds,
        leastUncertainty: Math.min(open.leastUncertainty, uncertaintySeconds),
        mostUncertainty: Math.max(open.mostUncertainty, uncertaintySeconds),
      };
    } else {
      const uncertainty = { leastUncertainty: uncertaintySeconds, mostUncertainty: uncertaintySeconds };
      eras.push({
        source,
        firstYear: year,
        lastYear: year,
        firstSeconds: seconds,
        lastSeconds: seconds,
        ...uncertainty,
      });
    }
  }
}
