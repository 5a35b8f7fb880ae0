import { paths } from "@cosmic/addresses/paths";
import type { Facts } from "@cosmic/chart/facts";
import { type ChartSources, natalChart } from "@cosmic/chart/natal-chart";
import { z } from "zod";
import { timeZonesOfSale } from "../orders/births/stored-birth.ts";
import type { ReportSubject } from "./report-subject.ts";

const zodiacPoint = z.looseObject({
  longitude: z.number().min(0).lt(360),
  sign: z.string(),
  degree: z.int().min(0).max(29),
  minute: z.int().min(0).max(59),
});
const house = z.int().min(1).max(12).nullable();
const planet = zodiacPoint.extend({
  ...{ latitude: z.number(), speed: z.number(), house, houseClass: z.string().nullable() },
  ...{ retrograde: z.boolean(), stationary: z.boolean(), dignity: z.string(), combust: z.boolean() },
  ...{ underBeams: z.boolean(), cazimi: z.boolean(), inSect: z.boolean().nullable(), score: z.number() },
  scoreLines: z.array(z.looseObject({ reason: z.string(), points: z.number() })),
});
const aspect = z.looseObject({
  ...{ a: z.string(), b: z.string(), type: z.string(), orb: z.number().min(0) },
  ...{ exact: z.boolean(), applying: z.boolean(), tight: z.boolean() },
});
const clock = z.looseObject({
  ...{ zone: z.string(), offsetSeconds: z.int(), daylightSaving: z.boolean(), abbreviation: z.string() },
  ...{ kind: z.enum(["once", "twice", "never"]), source: z.string() },
});
const signWindow = z.looseObject({ from: z.string(), to: z.string(), sign: z.string() });
const angles = z.looseObject({
  ...{ ascendant: zodiacPoint, midheaven: zodiacPoint, descendant: zodiacPoint, imumCoeli: zodiacPoint },
});
const houses = z.looseObject({
  system: z.enum(["placidus", "porphyry"]),
  cusps: z.array(z.number()).length(12),
  rulers: z.array(z.string()).length(12),
});

/** The file of a chart: the facts and the address of this schema. Angles are degrees, tropical, apparent, geocentric; more
 * may be added to every object. */
export const chartFileSchema = z.looseObject({
  $schema: z.string(),
  instant: z.string(),
  clock,
  timeUnknown: z.boolean(),
  accuracy: z.enum(["high", "basic"]),
  ...{ julianDayTt: z.number(), deltaTSeconds: z.number(), obliquity: z.number() },
  planets: z.record(z.string(), planet),
  points: z.record(z.string(), zodiacPoint.extend({ house })),
  angles: angles.nullable(),
  houses: houses.nullable(),
  sect: z.enum(["day", "night"]).nullable(),
  chartRuler: z.string().nullable(),
  moonPhase: z.looseObject({ angle: z.number(), name: z.string() }),
  ...{ aspects: z.array(aspect), ruleAspects: z.array(aspect), angleAspects: z.array(aspect) },
  configurations: z.array(z.looseObject({ type: z.string(), planets: z.array(z.string()) })),
  elements: z.record(z.string(), z.number()),
  modalities: z.record(z.string(), z.number()),
  themes: z.array(z.looseObject({ title: z.string(), weight: z.number() })),
  ...{ moonSigns: z.array(signWindow), risingSigns: z.array(signWindow) },
  tolerance: z.record(z.string(), z.array(z.unknown())),
  rarity: z.looseObject({ share: z.number(), oneIn: z.number() }).nullable(),
  cycles: z.array(z.looseObject({ kind: z.string(), dates: z.array(z.looseObject({ date: z.string() })) })),
  houseSystems: z.looseObject({}).nullable(),
  sidereal: z.looseObject({ ayanamsa: z.number() }),
});

/** The schema as JSON Schema, 2020-12. */
export function chartFileJsonSchema(siteUrl: string): string {
  return `${JSON.stringify({ $id: siteUrl + paths.chartSchema(), ...z.toJSONSchema(chartFileSchema) }, null, 2)}\n`;
}

/** The facts of an order's chart as a JSON file that names its schema. Throws when the birth has no chart. */
export function chartFile(
  { birth, soldBy }: Pick<ReportSubject, "birth" | "soldBy">,
  tools: ChartSources & { readonly siteUrl: string },
): string {
  const chart = natalChart(birth, { sky: tools.sky, timeZones: timeZonesOfSale(soldBy, tools.timeZones) });
  // A birth is charted before it is sold.
  if (!chart.ok) throw new Error(`a birth has no chart: ${chart.problem.field} is ${chart.problem.code}`);
  return chartFileOf(chart.facts, tools.siteUrl);
}

/** The same of facts that are known. */
export function chartFileOf(facts: Facts, siteUrl: string): string {
  return `${JSON.stringify({ $schema: siteUrl + paths.chartSchema(), ...facts }, null, 2)}\n`;
}
