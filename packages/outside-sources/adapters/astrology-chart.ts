import { z } from "zod";
import { type Adapter, coordinate, unreadable } from "./adapter.ts";
import { reportedLongitudes } from "./reported-longitudes.ts";

const answer = z.object({
  planets: z.array(z.object({ name: z.string(), longitude: z.number().min(0).lt(360) })),
});

/** Astrology chart service: takes local time and finds the time zone itself. */
export const astrologyChart: Adapter = async ({ question, base, call }) => {
  const [year, month, day] = question.date.split("-").map(Number);
  const [hour, minute] = question.time.split(":").map(Number);
  const json = {
    ...{ year, month, day, hour, minute },
    latitude: coordinate(question.latitudeDeg),
    longitude: coordinate(question.longitudeDeg),
    timezone: "auto",
  };
  const got = await call({ method: "POST", url: base, json });
  if (!got.ok) return got;
  const read = answer.safeParse(got.body);
  if (!read.success) return unreadable;
  return reportedLongitudes(read.data.planets.map(({ name, longitude }) => ({ name, longitudeDeg: longitude })));
};
