import type { LocalTimeReading, TimeZones } from "@cosmic/atlas/time-zones";
import { lastRuleYear } from "@cosmic/atlas/zone-table";
import { instantText, parseDate, parseTime } from "@cosmic/chart/moment/written-time";
import { allOf, type Field, given, type LineInput, read, refused } from "./field.ts";
import type { LineAnswer } from "./json-lines.ts";

/** Before 1900 most towns kept local solar time, and the tz tables are unreliable. */
const firstYear = 1900;

type LocalTime = Parameters<TimeZones["read"]>[1];

/** Answers `{zone, local, longitude?}`: how a zone's clocks showed a local time. */
export function answerClock(input: unknown, timeZones: TimeZones): LineAnswer {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    const message = "Send one JSON object a line, with zone and local.";
    return { ok: false, code: "malformed", field: "line", message };
  }
  const fields = { ...input };
  const question = allOf({
    zone: readZone(fields, timeZones),
    local: readLocal(fields),
    longitude: readLongitude(fields),
  });
  if (!question.ok) return { ok: false, ...question.problem };
  const { zone, local, longitude } = question.value;
  return { ok: true, value: answerOf(timeZones.read(zone, local, longitude)) };
}

const answerOf = ({ kind, choices, source }: LocalTimeReading) => ({
  kind,
  choices: choices.map(({ offsetSeconds, unixSeconds, daylightSaving, abbreviation }) => ({
    offsetSeconds,
    utc: instantText(unixSeconds),
    daylightSaving,
    abbreviation,
  })),
  source,
});

function readZone(input: LineInput, timeZones: TimeZones): Field<string> {
  const how = "Give the time zone by its IANA name, such as Europe/Madrid.";
  const zone = given(input, "zone");
  if (zone === undefined || zone === "") return refused("missing", "zone", how);
  if (typeof zone !== "string") return refused("malformed", "zone", how);
  return timeZones.knows(zone) ? read(zone) : refused("unknown-zone", "zone", `This time zone is not known. ${how}`);
}

function readLocal(input: LineInput): Field<LocalTime> {
  const how = "Give the local time as YYYY-MM-DDTHH:MM or YYYY-MM-DDTHH:MM:SS, its date included.";
  const local = given(input, "local");
  if (local === undefined || local === "") return refused("missing", "local", how);
  const [writtenDate = "", writtenTime = "", ...rest] = typeof local === "string" ? local.split("T") : [];
  const date = parseDate(writtenDate);
  const time = parseTime(writtenTime);
  if (date === "malformed" || time === null || rest.length > 0) return refused("malformed", "local", how);
  if (date === "impossible-date") {
    return refused("impossible-date", "local", "This day is not in the calendar. Check the day and the month.");
  }
  if (date.year < firstYear || date.year > lastRuleYear) {
    return refused("out-of-range", "local", `Give a local time from ${firstYear} to ${lastRuleYear}.`);
  }
  return read({ ...date, ...time });
}

function readLongitude(input: LineInput): Field<number | null> {
  const longitude = given(input, "longitude");
  if (longitude === undefined) return read(null);
  const how = "Give the longitude in degrees east, −180 to 180, or leave it out.";
  if (typeof longitude !== "number" || !Number.isFinite(longitude)) return refused("malformed", "longitude", how);
  return Math.abs(longitude) > 180 ? refused("out-of-range", "longitude", how) : read(longitude);
}
