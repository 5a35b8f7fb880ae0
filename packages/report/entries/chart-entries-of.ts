import { elements, modalities } from "@cosmic/chart/names";
import type { ReportPlan } from "@cosmic/interpretation/plan/report-plan";
import type { Say } from "@cosmic/interpretation/strings/fill-strings";
import type { ChartEntries, EntryLabel, HalvesEntry } from "../chart-entries.ts";
import type { ReportContext } from "../context/report-context.ts";
import type { Chapter } from "../document.ts";
import { aspectEntries } from "./aspect-entries.ts";
import { crossingEntries } from "./crossing-entries.ts";
import { factEntries } from "./fact-entries.ts";
import { houseEntries } from "./house-entries.ts";
import { placementEntries } from "./placement-entries.ts";
import { sourcesEntry, technicalEntry } from "./technical-entries.ts";
import { tensionEntries } from "./tension-entries.ts";

/** The finished book's content. */
interface Told {
  readonly chapters: readonly Chapter[];
  readonly plan: ReportPlan;
}

/** The chart entries of a finished book. */
export function chartEntriesOf(context: ReportContext, { chapters, plan }: Told): ChartEntries {
  const { birth, facts, say } = context;
  const placements = placementEntries(context, chapters);
  const houses = houseEntries(context, chapters);
  const aspects = aspectEntries(context, chapters);
  const told = new Set([
    ...[...placements, ...aspects].map(({ id }) => id),
    ...houses.map(({ number }) => `house-${number}`),
  ]);
  return {
    instant: facts.instant,
    southern: birth.latitude < 0,
    ...{ placements, houses, aspects },
    facts: factEntries(context, chapters, told),
    tensions: tensionEntries(plan, chapters, context),
    crossings: crossingEntries(context),
    elements: elements.map((name) => ({
      id: name.toLowerCase(),
      label: say(`element.${name}`),
      percent: facts.elements[name],
    })),
    modes: modalities.map((name) => ({
      id: name.toLowerCase(),
      label: say(`mode.${name}`),
      percent: facts.modalities[name],
    })),
    halves: halvesOf(context),
    technical: technicalEntry(context),
    sources: sourcesEntry(context),
    labels: labelsOf(say),
  };
}

function halvesOf({ facts: { hemispheres }, overhead, say }: ReportContext): ChartEntries["halves"] {
  if (!hemispheres || !overhead) return null;
  const { eastern, western } = hemispheres;
  const { abovePercent: above, belowPercent: below } = overhead;
  const percent = (share: number) => say("figure.percent", { share: String(share) });
  const fuller = <Side extends HalvesEntry["fuller"]>(one: number, other: number, sides: readonly [Side, Side]) =>
    one === other ? null : one > other ? sides[0] : sides[1];
  return {
    horizon: {
      text: say("screen.horizon", { below: percent(below), above: percent(above) }),
      fuller: fuller(above, below, ["upper", "lower"]),
    },
    sides: {
      text: say("screen.sides", { western: percent(western), eastern: percent(eastern) }),
      fuller: fuller(eastern, western, ["left", "right"]),
    },
  };
}

function labelsOf(say: Say): Readonly<Record<EntryLabel, string>> {
  return {
    sign: say("table.sign"),
    house: say("table.house"),
    condition: say("screen.condition"),
    between: say("table.between"),
    orb: say("table.orb"),
    motion: say("table.motion"),
    means: say("screen.means"),
    closest: say("screen.closest"),
    closestTwelve: say("screen.closestTwelve"),
    noPlanets: say("screen.noPlanets"),
    firstHouses: say("screen.firstHouses"),
    lastHouses: say("screen.lastHouses"),
    personal: say("screen.personal"),
    interpersonal: say("screen.interpersonal"),
    company: say("screen.company"),
    readOn: say("screen.readOn"),
    share: say("screen.share"),
    grid: say("screen.grid"),
    here: say("screen.here"),
    age: say("cycles.age"),
    exact: say("screen.exact"),
    crossing: say("screen.crossing"),
    asks: say("screen.asks"),
    nextYears: say("screen.nextYears"),
    moonCalendar: say("screen.moonCalendar"),
    moonWalks: say("screen.moonWalks"),
    moonDial: say("screen.moonDial"),
    disagree: say("screen.disagree"),
    counted: say("screen.counted"),
    explore: say("screen.explore"),
  };
}
