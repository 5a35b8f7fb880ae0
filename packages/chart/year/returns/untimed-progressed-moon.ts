import { courseOf, type SearchWindow } from "@cosmic/sky/events/course";
import { crossings } from "@cosmic/sky/events/crossings";
import type { BirthSky } from "../../birth-sky.ts";
import { livedAt, progressedTo } from "../../cycles/progressed-time.ts";
import type { Sign } from "../../names.ts";
import { signAt } from "../../zodiac/longitude.ts";
import { instantAt } from "../instants.ts";
import type { ProgressedChange, ProgressedMoon, ProgressedState } from "../year-facts.ts";

const signWidthDeg = 30;

/**
 * The progressed Moon of a birth without a time: its sign where the first and the last instant of the day agree, and
 * each change of sign as the span from a birth at the day's end to one at its beginning, where that meets the year.
 */
export function untimedProgressedMoon({ sky, day }: BirthSky, year: SearchWindow): ProgressedMoon {
  const dawn = sky.timeScales(day.startUnix).jdTt;
  const night = sky.timeScales(day.endUnix).jdTt;
  const stateAt = (jdTt: number): ProgressedState => ({
    sign: agreed(
      [dawn, night].map((birthJdTt) => signAt(sky.position("moon", progressedTo(birthJdTt, jdTt)).longitudeDeg)),
    ),
    house: null,
    phase: null,
  });
  // Born at the day's end, the Moon is further on: it changes sign earlier in life.
  const window = { fromJdTt: progressedTo(dawn, year.fromJdTt), toJdTt: progressedTo(night, year.toJdTt) };
  const changes = [...crossings(courseOf(sky, "moon"), { longitudeDeg: 0, everyDeg: signWidthDeg }, window)].map(
    ({ jdTt, longitudeDeg }): ProgressedChange => ({
      ...{ kind: "sign", becomes: signAt(longitudeDeg), at: null },
      span: {
        from: instantAt(livedAt(night, jdTt)),
        to: instantAt(livedAt(dawn, jdTt)),
      },
    }),
  );
  return { from: stateAt(year.fromJdTt), to: stateAt(year.toJdTt), changes, meetings: [] };
}

function agreed([first, ...others]: readonly Sign[]): Sign | null {
  return first !== undefined && others.every((sign) => sign === first) ? first : null;
}
