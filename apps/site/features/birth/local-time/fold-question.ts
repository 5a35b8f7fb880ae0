import type { LocalTimeChoice, LocalTimeReading, TimeZones } from "@cosmic/atlas/time-zones";
import { civilTimeOf } from "../../chart-engine/civil-time-of.ts";
import type { BirthData } from "../draft/birth-data.ts";

/** The question to ask when a local time occurred twice or never. */
export interface FoldQuestion {
  /** Identifies date, time and zone, so that an answer is never carried over to another question. */
  readonly of: string;
  readonly kind: "twice" | "never";
  /** The answer is an index into this pair. */
  readonly choices: readonly [LocalTimeChoice, LocalTimeChoice];
}

/** A visitor's answer, and the question it belongs to. */
export interface FoldAnswer {
  readonly fold: "" | "0" | "1";
  readonly foldOf: string;
}

/** The local time reading at the place; null when the offset is set by hand or the zone is unknown to the table. */
export function readingOf(birth: BirthData, timeZones: TimeZones): LocalTimeReading | null {
  if (birth.offsetSeconds !== undefined || !timeZones.knows(birth.timezone)) return null;
  return timeZones.read(birth.timezone, civilTimeOf(birth), birth.longitude);
}

/** The question a birth raises, or null. An unknown time raises none. */
export function foldQuestion(birth: BirthData, timeZones: TimeZones): FoldQuestion | null {
  if (birth.timeUnknown) return null;
  const reading = readingOf(birth, timeZones);
  const [first, second] = reading?.choices ?? [];
  if (reading === null || reading.kind === "once" || first === undefined || second === undefined) return null;
  return {
    of: `${birth.birthDate} ${birth.birthTime} ${birth.timezone}`,
    kind: reading.kind,
    choices: [first, second],
  };
}

/** The answer to this particular question; null while unanswered. */
export function answerTo(question: FoldQuestion, { fold, foldOf }: FoldAnswer): 0 | 1 | null {
  if (foldOf !== question.of || fold === "") return null;
  return fold === "1" ? 1 : 0;
}

export type SettledBirth =
  | { readonly ok: true; readonly birth: BirthData }
  | { readonly ok: false; readonly reason: "reading-required" };

/** The birth with its local time settled: unchanged if unambiguous, otherwise with the visitor's answer. */
export function settleFold(birth: BirthData, timeZones: TimeZones, answer: FoldAnswer): SettledBirth {
  const question = foldQuestion(birth, timeZones);
  if (question === null) return { ok: true, birth };
  const fold = answerTo(question, answer);
  return fold === null ? { ok: false, reason: "reading-required" } : { ok: true, birth: { ...birth, fold } };
}
