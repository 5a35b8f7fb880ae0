import { type PairQuestion, pairFacts } from "@cosmic/chart/pair/pair-facts";
import type { PairBirth } from "@cosmic/chart/pair/pair-person";
import { type Relation, relations } from "@cosmic/chart/pair/pair-problem";
import { systemClock } from "@cosmic/platform/system-clock";
import { allOf, type Field, given, type LineInput, read, refused } from "./field.ts";
import type { LineAnswer } from "./json-lines.ts";
import { readPastBirth, sky, timeZones, todayOf } from "./natal.ts";

const how = "Send one JSON object a line, with the births first and second.";
/** Any of these says where, or at what instant, a birth was. */
const whereabouts = ["latitude", "longitude", "zone", "offsetSeconds", "utc"] as const;
/** A date without a place is read at noon UTC; the day it stands for runs over all zones. */
const nowhere = { time: null, latitude: 0, longitude: 0, zone: "UTC" } as const;

/** Answers `{first, second, relation?}`: every fact of two charts together. */
export function answerPair(input: unknown): LineAnswer {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    return { ok: false, code: "malformed", field: "line", message: how };
  }
  const fields: LineInput = { ...input };
  const now = systemClock.now();
  const question = allOf<PairQuestion>({
    first: readOne(fields, "first", now),
    second: readOne(fields, "second", now),
    relation: readRelation(fields),
    today: read(todayOf(now)),
  });
  if (!question.ok) return { ok: false, ...question.problem };
  const found = pairFacts(question.value, { sky, timeZones });
  return found.ok ? { ok: true, value: found.facts } : { ok: false, ...found.problem };
}

function readOne(fields: LineInput, side: "first" | "second", now: Date): Field<PairBirth> {
  const input = given(fields, side);
  if (input === undefined) return refused("missing", side, how);
  if (typeof input !== "object" || Array.isArray(input)) {
    return refused("malformed", side, "Send each birth as one JSON object with date, time, latitude and longitude.");
  }
  const birth: LineInput = { ...input };
  const placeKnown = whereabouts.some((key) => given(birth, key) !== undefined) || given(birth, "time") !== undefined;
  const found = readPastBirth(placeKnown ? birth : { ...birth, ...nowhere }, now);
  if (found.ok) return read({ birth: found.birth, placeKnown });
  const { code, field, message } = found.problem;
  return refused(code, `${side}.${field}`, message);
}

function readRelation(fields: LineInput): Field<Relation> {
  const relation = given(fields, "relation") ?? "unsaid";
  const found = relations.find((one) => one === relation);
  if (found !== undefined) return read(found);
  return refused("malformed", "relation", "Choose love, family, friends, work or unsaid as the relation.");
}
