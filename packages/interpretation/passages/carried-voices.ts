import { possibleSigns } from "@cosmic/chart/certainty/day/possible-signs";
import type { FactsWithoutCycles } from "@cosmic/chart/facts";
import type { Spine, SpineBody } from "@cosmic/chart/spine/spine";
import { speakersOf } from "./structure-speakers.ts";

/** A body whose voice a book carries from chapter to chapter, and the voice's place in the library. */
export interface CarriedVoice {
  readonly body: SpineBody;
  /** `voices/moon`. */
  readonly subject: string;
  /** `taurus`. */
  readonly heading: string;
}

const mostOfStructures = 3;
const mostVoices = 4;

/**
 * The voices of a book, in order of rank: those that speak for the spine’s structures, at most three, then the
 * Sun, the Moon and the chart ruler, up to four. A body whose sign the day leaves open has no voice.
 */
export function carriedVoices({ structures }: Spine, facts: FactsWithoutCycles): readonly CarriedVoice[] {
  const voiced = (bodies: readonly (SpineBody | null)[]) =>
    [...new Set(bodies)].flatMap((body) => {
      const voice = body === null ? null : voiceOf(body, facts);
      return voice === null ? [] : [voice];
    });
  const leading = voiced(structures.flatMap(speakersOf)).slice(0, mostOfStructures);
  const others = voiced(["sun", "moon", facts.chartRuler]).filter(({ body }) =>
    leading.every((one) => one.body !== body),
  );
  return [...leading, ...others].slice(0, mostVoices);
}

/** Uranus, Neptune and Pluto have one voice each; every other body has one in each sign. */
export function voiceOf(body: SpineBody, facts: FactsWithoutCycles): CarriedVoice | null {
  if (body === "uranus" || body === "neptune" || body === "pluto")
    return { body, subject: "voices/slow-planets", heading: body };
  const sign = signOf(body, facts);
  return sign === null ? null : { body, subject: `voices/${body}`, heading: sign.toLowerCase() };
}

function signOf(body: Exclude<SpineBody, "uranus" | "neptune" | "pluto">, facts: FactsWithoutCycles): string | null {
  if (body === "ascendant") return facts.angles?.ascendant.sign ?? null;
  const [sign, other] = possibleSigns(body, facts);
  return other === undefined ? sign : null;
}
