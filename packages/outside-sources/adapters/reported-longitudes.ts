import { type SourceBody, sourceBodies } from "../attempt.ts";
import { type Told, unreadable } from "./adapter.ts";

/** Longitudes by our names of the bodies. Other bodies are left out; an answer with none that we know is unreadable. */
export function reportedLongitudes(planets: readonly { readonly name: string; readonly longitudeDeg: number }[]): Told {
  const longitudesDeg: Partial<Record<SourceBody, number>> = {};
  for (const { name, longitudeDeg } of planets) {
    const body = sourceBodies.find((one) => one === name.toLowerCase());
    if (body) longitudesDeg[body] = longitudeDeg;
  }
  return Object.keys(longitudesDeg).length === 0
    ? unreadable
    : { ok: true, data: { kind: "longitudes", longitudesDeg } };
}
