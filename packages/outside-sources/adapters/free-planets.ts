import { hourMs, minuteMs } from "@cosmic/platform/durations";
import { z } from "zod";
import { type Adapter, coordinate, unreadable } from "./adapter.ts";
import { reportedLongitudes } from "./reported-longitudes.ts";

const answer = z.array(z.object({ name: z.string(), fullDegree: z.number().min(0).lt(360) }));

/** The only offset this service is ever asked by, hours ahead of UTC (docs/specification/shop.md §10.2). */
const tzone = 5.5;

/** Free planets service: the moment written in UTC+05:30, so that the fixed offset is right for every
 * birth. */
export const freePlanets: Adapter = async ({ question, base, call }) => {
  const minutes = Math.round(Date.parse(question.instant) / minuteMs);
  const clock = new Date(minutes * minuteMs + tzone * hourMs);
  const json = {
    day: clock.getUTCDate(),
    month: clock.getUTCMonth() + 1,
    year: clock.getUTCFullYear(),
    hour: clock.getUTCHours(),
    min: clock.getUTCMinutes(),
    lat: coordinate(question.latitudeDeg),
    lon: coordinate(question.longitudeDeg),
    tzone,
  };
  const got = await call({ method: "POST", url: base, json });
  if (!got.ok) return got;
  const read = answer.safeParse(got.body);
  if (!read.success) return unreadable;
  return reportedLongitudes(read.data.map(({ name, fullDegree }) => ({ name, longitudeDeg: fullDegree })));
};
