import type { TimeZones } from "@cosmic/atlas/time-zones";
import { zoneAt } from "@cosmic/atlas/zone-at";
import type { Birth } from "@cosmic/chart/birth";
import { zoneHint } from "@cosmic/chart/birth-fields";
import { birthMoment } from "@cosmic/chart/moment/birth-moment";
import { birthTimeZone } from "@cosmic/chart/moment/birth-time-zone";
import { type CivilDate, dateText } from "@cosmic/chart/moment/written-time";
import { computeYear } from "@cosmic/chart/year/compute-year";
import type { ReturnPlace } from "@cosmic/chart/year/returns/solar-returns";
import { yearWindow } from "@cosmic/chart/year/window";
import { type YearSky, yearSky } from "@cosmic/chart/year/year-sky";
import type { Sky } from "@cosmic/sky/sky";
import { allOf, type Field, given, type LineInput, read, readDay, refused } from "./field.ts";
import type { LineAnswer } from "./json-lines.ts";
import { readPastBirth } from "./natal.ts";

/** The last first day whose year, and the returns around it, the ephemeris holds. */
const lastDay = "2116-12-31";
/** Years whose sky is kept: readers of one window come together. */
const keptSkies = 16;
const fromHint = "Give the first day of the year as YYYY-MM-DD.";

/** What a line is answered from. */
export interface YearTools {
  readonly sky: Sky;
  readonly timeZones: TimeZones;
  readonly now: () => Date;
}

/** Answers `{…birth, from, place?}`: the facts of that reader's twelve months. */
export function yearAnswerer({ sky, timeZones, now }: YearTools): (input: unknown) => LineAnswer {
  const skies = new Map<string, YearSky>();
  const skyOf = (from: CivilDate, place: ReturnPlace): YearSky => {
    const window = yearWindow(from, place, timeZones);
    const key = `${window.zone} ${window.fromUnix} ${window.toUnix}`;
    const kept = skies.get(key) ?? yearSky(sky, window);
    skies.delete(key);
    skies.set(key, kept);
    const [oldest] = skies.keys();
    if (skies.size > keptSkies && oldest !== undefined) skies.delete(oldest);
    return kept;
  };
  return (input) => {
    const fields: LineInput = typeof input === "object" && input !== null ? { ...input } : {};
    const { place: yearPlace, ...withoutPlace } = fields;
    // A text is the name of the birthplace; an object is where the reader lives now.
    const isElsewhere = typeof yearPlace === "object" && yearPlace !== null;
    const birth = readPastBirth(isElsewhere ? withoutPlace : input, now());
    if (!birth.ok) return { ok: false, ...birth.problem };
    const asked = allOf({
      from: readFrom(fields, birth.birth, timeZones),
      place: isElsewhere ? readPlace({ ...yearPlace }, timeZones) : read(null),
    });
    if (!asked.ok) return { ok: false, ...asked.problem };
    const { from, place } = asked.value;
    const year = skyOf(from, place ?? birth.birth);
    const computed = computeYear(year, { birth: birth.birth, place }, { sky, timeZones });
    return computed.ok ? { ok: true, value: computed.facts } : { ok: false, ...computed.problem };
  };
}

/** The first day, from the day of birth on. */
function readFrom(input: LineInput, birth: Birth, timeZones: TimeZones): Field<CivilDate> {
  return readDay("from", given(input, "from"), {
    first: dayOfBirth(birth, timeZones),
    last: lastDay,
    hint: fromHint,
    range: `Give a day from the day of birth to ${lastDay}.`,
  });
}

/** `YYYY-MM-DD` by the clock of the birthplace. */
function dayOfBirth(birth: Birth, timeZones: TimeZones): string {
  const clock = birthTimeZone(birth, timeZones);
  const found = clock === null ? null : birthMoment(birth, clock);
  return found?.ok ? dateText(found.moment.date) : birth.date;
}

/** Where the reader lives now; the zone comes from the coordinates when missing. */
function readPlace(input: LineInput, timeZones: TimeZones): Field<ReturnPlace> {
  const coordinates = allOf({
    latitude: readDegrees(input, "latitude", 90),
    longitude: readDegrees(input, "longitude", 180),
  });
  if (!coordinates.ok) return coordinates;
  const { latitude, longitude } = coordinates.value;
  const zone = given(input, "zone") ?? zoneAt(latitude, longitude);
  if (typeof zone !== "string") return refused("malformed", "place.zone", zoneHint);
  if (!timeZones.knows(zone)) {
    return refused("unknown-zone", "place.zone", `This time zone is not known. ${zoneHint}`);
  }
  return read({ latitude, longitude, zone });
}

function readDegrees(input: LineInput, key: "latitude" | "longitude", most: number): Field<number> {
  const field = `place.${key}`;
  const how = `Give the ${key} of the place in degrees, −${most} to ${most}.`;
  const value = given(input, key);
  if (value === undefined) return refused("missing", field, how);
  if (typeof value !== "number" || !Number.isFinite(value)) return refused("malformed", field, how);
  return Math.abs(value) > most ? refused("out-of-range", field, how) : read(value);
}
