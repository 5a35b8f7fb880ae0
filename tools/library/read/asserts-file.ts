import { planets } from "@cosmic/chart/names";
import { parse } from "yaml";
import { z } from "zod";
import type { Fault } from "../fault.ts";

const shares = z.enum(["Fire", "Earth", "Air", "Water", "Cardinal", "Fixed", "Mutable"]);
const assertion = z.union([
  z.strictObject({ is: z.enum(["strongest", "weakest", "high", "low", "unaspected"]), body: z.enum(planets) }),
  z.strictObject({ is: z.enum(["dominant", "missing", "least"]), of: z.array(shares).length(1) }),
  z.strictObject({ is: z.literal("leading"), of: z.array(shares).length(2) }),
  z.strictObject({ is: z.literal("half"), half: z.enum(["east", "west", "above", "below", "even"]) }),
]);

/** What a part states of the whole chart, by part id. */
export type Asserts = ReadonlyMap<string, z.infer<typeof assertion>>;

/** Reads `asserts.yaml`: lines such as `conditions/strength/mars-strongest#core: strongest mars`. */
export function readAsserts(file: string, text: string): { asserts: Asserts; faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const asserts = new Map<string, z.infer<typeof assertion>>();
  const written = z.record(z.string(), z.string()).parse(parse(text) ?? {});
  for (const [part, words] of Object.entries(written)) {
    const [is = "", ...named] = words.split(" ");
    const [first] = named;
    const object =
      is === "half"
        ? { is, half: first }
        : planets.some((body) => body === first)
          ? { is, body: first }
          : { is, of: named };
    const read = assertion.safeParse(object);
    const line = 1 + text.split("\n").findIndex((one) => one.startsWith(`${part}:`));
    if (read.success) asserts.set(part, read.data);
    else faults.push({ file, line, message: `“${words}” is no statement about a chart` });
  }
  return { asserts, faults };
}
