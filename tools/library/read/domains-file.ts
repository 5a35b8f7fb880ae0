import { domains } from "@cosmic/library/domain";
import { parse } from "yaml";
import { z } from "zod";
import type { Fault } from "../fault.ts";

const houseCount = 12;
const domain = z.enum(domains);
const schema = z.strictObject({
  bodies: z.record(z.string(), domain),
  houses: z.array(domain).length(houseCount),
  units: z.record(z.string(), domain),
});

/** The area of life of a claim whose label names none: by body, house, and beginning of a unit's id. */
export type DefaultDomains = z.infer<typeof schema>;

/** Reads `domains.yaml`; with a fault, there are no defaults. */
export function readDefaultDomains(file: string, text: string): { defaults: DefaultDomains; faults: readonly Fault[] } {
  const read = schema.safeParse(parse(text));
  if (read.success) return { defaults: read.data, faults: [] };
  const faults = read.error.issues.map(({ path, message }) => ({
    file,
    line: 1,
    message: `${path.join(".")}: ${message}`,
  }));
  return { defaults: { bodies: {}, houses: [], units: {} }, faults };
}
