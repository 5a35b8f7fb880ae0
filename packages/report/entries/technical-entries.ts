import { offsetText } from "@cosmic/chart/display";
import { numberText } from "@cosmic/interpretation/strings/number-words";
import { zoneSource } from "../chapters/back/outside-names.ts";
import type { RowsEntry } from "../chart-entries.ts";
import { instantText } from "../context/dates.ts";
import { degreeInSign, planetDegree } from "../context/placement-words.ts";
import type { ReportContext } from "../context/report-context.ts";
import { coordinatesIn } from "../context/subject.ts";

/** How the chart was computed, for one card. */
export function technicalEntry(context: ReportContext): RowsEntry {
  const { birth, facts, say } = context;
  const { clock, angles, houses, moonPhase, sidereal } = facts;
  const rows: readonly (readonly [label: string, value: string])[] = [
    [say("screen.technical.coordinates"), coordinatesIn(birth, say)],
    [
      say("screen.technical.zone"),
      say("glance.zoneOffset", { zone: clock.zone, offset: offsetText(clock.offsetSeconds) }),
    ],
    [say("screen.technical.moment"), `${instantText(facts.instant, say)} UTC`],
    [say("screen.technical.sun"), longitudeOf("sun", context)],
    [say("screen.technical.moon"), longitudeOf("moon", context)],
    [say("screen.technical.phase"), say(`phase.${moonPhase.name}`)],
    ...(angles ? [[say("screen.technical.ascendant"), degreeInSign(angles.ascendant, say)] as const] : []),
    [
      say("screen.technical.method"),
      houses
        ? say("screen.technical.methodValue", { houses: say(`houseSystem.${houses.system}`) })
        : say("screen.technical.methodUntimed"),
    ],
    [say("screen.technical.ayanamsa"), `${numberText(sidereal.ayanamsa, 4, say.rules)}°`],
    [say("screen.technical.libraries"), `${facts.engine} · ${zoneSource(context)}`],
  ];
  return { caption: say("screen.technical"), rows: rows.map(([label, value]) => ({ label, value })) };
}

/** `84.3417°, 24° 20′ Gemini`; without a birth time, no more than is certain. */
function longitudeOf(planet: "sun" | "moon", { facts, say }: ReportContext): string {
  const place = planetDegree(planet, facts, say);
  if (facts.timeUnknown) return place;
  return say("word.sequence", {
    first: `${numberText(facts.planets[planet].longitude, 4, say.rules)}°`,
    second: place,
  });
}

/** Sources of the place, time zone and sky data. */
export function sourcesEntry({ birth, facts, say }: ReportContext): RowsEntry {
  const named = birth.place !== undefined && birth.place !== "";
  const rows = [
    [say("screen.sources.geocoding"), say(named ? "source.placesValue" : "screen.sources.coordinates")],
    [say("screen.sources.zones"), zoneSource({ birth, facts, say })],
    [say("screen.sources.sky"), facts.engine],
  ] as const;
  return { caption: say("screen.sources"), rows: rows.map(([label, value]) => ({ label, value })) };
}
