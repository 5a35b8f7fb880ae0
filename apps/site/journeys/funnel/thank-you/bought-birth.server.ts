import type { BirthData } from "../../../features/birth/draft/birth-data.ts";
import type { OpenSession } from "../../../server/open-session.ts";

const untimed = "12:00";
const timeLength = "HH:MM".length;

/** The birth of the paid order behind a payment session; null before payment. By then the tab has erased its own
 * copy. */
export async function boughtBirth(session: string, open: OpenSession): Promise<BirthData | null> {
  const access = await open(session);
  if (access?.kind !== "report") return null;
  const { date, time, place = "", latitude, longitude, zone, offsetSeconds, fold } = access.report.birth;
  return {
    birthDate: date,
    birthTime: time?.slice(0, timeLength) ?? untimed,
    timeUnknown: time === null,
    ...{ birthCity: place, birthCountry: "", countryCode: "", latitude, longitude, timezone: zone },
    ...(offsetSeconds === undefined ? {} : { offsetSeconds }),
    ...(fold === undefined ? {} : { fold }),
  };
}
