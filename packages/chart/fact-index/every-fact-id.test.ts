import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "vitest";
import { elements, modalities } from "../names.ts";
import { natalChart } from "../natal-chart.ts";
import { aspectId, configurationId, houseFact, lowercase, receptionId } from "./fact-ids.ts";
import { factIndex } from "./fact-index.ts";
import { type ParsedFact, parseFactId } from "./parse-fact-id.ts";

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

/** An id built again from its parts. */
function written(parsed: ParsedFact): string {
  switch (parsed.kind) {
    case "single":
      return parsed.fact;
    case "placement":
    case "condition":
      return `${parsed.name}.${parsed.part}`;
    case "house":
      return houseFact(parsed.house, parsed.part);
    case "aspect":
      return aspectId(parsed);
    case "stellium":
      return configurationId({ ...parsed, type: "stellium", planets: [] });
    case "pattern":
      return configurationId(parsed);
    case "reception":
      return receptionId(parsed);
    case "share": {
      const list = elements.some((one) => one === parsed.of) ? "elements" : "polarities";
      const name = modalities.some((one) => one === parsed.of) ? "modalities" : list;
      return `${name}.${lowercase(parsed.of)}`;
    }
    case "intercepted":
      return `intercepted-${lowercase(parsed.sign)}`;
    case "sidereal":
      return `sidereal.${parsed.planet}`;
    case "theme":
      return `theme-${parsed.rank}`;
    case "cycle":
      return parsed.cycle;
  }
}

test("every fact id of real charts is read into the parts it is built from", () => {
  const kinds = new Set<string>();
  for (let year = 1920; year < 2020; year += 2) {
    const birth = {
      date: `${year}-06-15`,
      time: year % 8 === 0 ? null : `${String(year % 24).padStart(2, "0")}:30`,
      latitude: year % 3 === 0 ? 60 : -23,
    };
    const chart = natalChart({ ...birth, longitude: -46.6, zone: "UTC" }, sources);
    if (!chart.ok) throw new Error(chart.problem.message);
    for (const id of factIndex(chart.facts).keys()) {
      const parsed = parseFactId(id);
      expect(parsed && written(parsed)).toBe(id);
      kinds.add(parsed?.kind ?? "none");
    }
  }
  expect([...kinds].sort()).toEqual([
    "aspect",
    "condition",
    "cycle",
    "house",
    "intercepted",
    "pattern",
    "placement",
    "reception",
    "share",
    "sidereal",
    "single",
    "stellium",
    "theme",
  ]);
});
