import type { FactId } from "../fact-index/fact-ids.ts";
import { parseFactId } from "../fact-index/parse-fact-id.ts";
import { type Planet, planetNamed } from "../names.ts";
import type { ClockTime } from "./clock-minutes.ts";

/** What a boundary can divide: a fact, or the structures that hold the chart. */
export type EdgeFact = FactId | "spine";

/** Kinds of boundary, in the order of importance. */
export const edgeKinds = [
  "rising-sign",
  "midheaven-sign",
  "planet-sign",
  "sect",
  "light-house",
  "spine",
  "planet-house",
  "moon-phase",
  "planet-aspect",
  "cusp-sign",
  "angle-aspect",
  "point-house",
  "point-sign",
] as const;
export type EdgeKind = (typeof edgeKinds)[number];

/** A boundary of one fact within the assumed error of the birth time. */
export interface Edge {
  /** `venus.house@0`: the fact, and the first minute of the later value, counted from the minute of birth. */
  readonly id: `${EdgeFact}@${number}`;
  readonly kind: EdgeKind;
  readonly boundary: EdgeFact;
  /** The last whole minute of the earlier value, and the first of the later: they are neighbors. */
  readonly until: ClockTime;
  readonly from: ClockTime;
  /** The first minute of the later value, counted from the minute of birth. */
  readonly fromMinute: number;
  /** Which side the birth stands on: what the facts state. */
  readonly side: "until" | "from";
  /**
   * The value the facts state, and the one across the boundary: a sign, a house, `day` or `night`, a phase, the type of
   * an aspect, or the structures of the spine (`ring/sun opposition/sun-mars`); null for an aspect that is not there.
   */
  readonly told: string | null;
  readonly other: string | null;
}

/** The kind of a boundary; `chartRuler` is the planet whose house counts like those of Sun and Moon. */
export function edgeKind(fact: EdgeFact, chartRuler: Planet | null): EdgeKind {
  if (fact === "spine" || fact === "sect" || fact === "moon-phase") return fact;
  if (fact === "ascendant.sign") return "rising-sign";
  if (fact === "midheaven.sign") return "midheaven-sign";
  const parsed = parseFactId(fact);
  switch (parsed?.kind) {
    case "house":
      return "cusp-sign";
    case "aspect":
      return planetNamed(parsed.b) === null ? "angle-aspect" : "planet-aspect";
    case "placement": {
      const planet = planetNamed(parsed.name);
      if (planet === null) return parsed.part === "house" ? "point-house" : "point-sign";
      if (parsed.part === "sign") return "planet-sign";
      return planet === "sun" || planet === "moon" || planet === chartRuler ? "light-house" : "planet-house";
    }
    default:
      throw new Error(`${fact} is no boundary`);
  }
}
