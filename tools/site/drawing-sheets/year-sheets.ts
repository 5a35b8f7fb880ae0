import type { Birth } from "@cosmic/chart/birth";
import type { FactsWithoutCycles } from "@cosmic/chart/facts";
import { parseDate } from "@cosmic/chart/moment/written-time";
import { natalChartWithoutCycles } from "@cosmic/chart/natal-chart";
import { computeYear } from "@cosmic/chart/year/compute-year";
import { yearWindow } from "@cosmic/chart/year/window";
import type { YearFacts } from "@cosmic/chart/year/year-facts";
import { yearSky } from "@cosmic/chart/year/year-sky";
import { monthWheel } from "@cosmic/drawings/year/month-wheel";
import { returnWheel } from "@cosmic/drawings/year/return-wheel";
import { storyLoop } from "@cosmic/drawings/year/story-loop";
import { yearLine } from "@cosmic/drawings/year/year-line";
import { sources, yearBirths } from "./sheet-births.ts";
import type { Sheet, SheetDrawing } from "./sheet-page.ts";
import { dateText, dayNumber, longMonthText, monthText, yearSignTexts } from "./sheet-words.ts";

const slow = ["jupiter", "saturn", "uranus", "neptune", "pluto"] as const;
const msPerDay = 86_400_000;
const today = "2027-03-20T12:00:00Z";

/** A sheet of each year. */
export function yearSheets(): readonly Sheet[] {
  return Object.entries(yearBirths).map(([name, { birth, from }]) => {
    const facts = yearOf(birth, from);
    const natal = natalChartWithoutCycles(birth, sources);
    if (!natal.ok) throw new Error(natal.problem.message);
    return {
      name: `year-${name}`,
      drawings: [
        lineSheet(facts),
        ...loopSheets(facts),
        ...monthSheets(facts, natal.facts),
        ...returnSheets(facts, natal.facts),
      ],
    };
  });
}

function yearOf(birth: Birth, from: string): YearFacts {
  const date = parseDate(from);
  if (typeof date === "string") throw new Error(`${from}: ${date}`);
  const found = computeYear(
    yearSky(sources.sky, yearWindow(date, birth, sources.timeZones)),
    { birth, place: null },
    sources,
  );
  if (!found.ok) throw new Error(found.problem.message);
  return found.facts;
}

function lineSheet(facts: YearFacts): SheetDrawing {
  const words = {
    title: "Twelve months",
    ...{ month: monthText, day: (at: string) => String(dayNumber(at)), signs: yearSignTexts },
    story: (story: YearFacts["stories"][number]) =>
      `${story.body} ${story.aspect} ${story.point}: ${story.passes.map(({ at }) => dateText(at)).join(", ")}.`,
    lunation: ({ kind, at }: { readonly kind: string; readonly at: string }) => `${kind} moon, ${dateText(at)}.`,
    birthday: (at: string) => `Birthday, ${dateText(at)}.`,
  };
  return {
    label: "year line",
    wide: { drawing: yearLine(facts, words, { today }), width: 1000 },
    compact: [yearLine(facts, words, { today, form: "compact" })],
  };
}

const jdTt = (instant: string | number) => sources.sky.timeScales(new Date(instant).getTime() / 1000).jdTt;

function loopSheets(facts: YearFacts): readonly SheetDrawing[] {
  const told = facts.stories.filter(({ rank, body }) => rank !== null && body !== "trueNode");
  const chosen = [
    ...new Set([
      told[0],
      told.find(({ shape }) => shape === "five"),
      told.find(({ body }) => body === "jupiter"),
      told.find(({ shape }) => shape === "near"),
    ]),
  ];
  return chosen.flatMap((story): readonly SheetDrawing[] => {
    if (story === undefined) return [];
    const ends = story.spans.flatMap((span) => [Date.parse(span.in), Date.parse(span.out)]);
    const from = Math.min(...ends) - 60 * msPerDay;
    const count = Math.ceil((Math.max(...ends) + 60 * msPerDay - from) / (3 * msPerDay));
    const { body } = story;
    const places = Array.from({ length: count }, (_, index) => {
      const { longitudeDeg, latitudeDeg, speedDegPerDay } = sources.sky.position(
        body,
        jdTt(from + index * 3 * msPerDay),
      );
      return { longitudeDeg, latitudeDeg, speedDeg: speedDegPerDay };
    });
    const input = { story, path: { from: new Date(from).toISOString(), everyDays: 3, places } };
    const words = {
      title: `${body} and the natal ${story.point}`,
      pass: ({ at }: { readonly at: string }) => dateText(at),
      dots: (days: number) => `A dot every ${days} days`,
      heightened: (times: number) => `north and south drawn ${times} times as large`,
      facts: story.passes.map(({ at }) => dateText(at)),
    };
    return [
      {
        label: `story loop ${story.id}`,
        wide: { drawing: storyLoop(input, words), width: 640 },
        compact: [storyLoop(input, words, "compact")],
      },
    ];
  });
}

function monthSheets(facts: YearFacts, natal: FactsWithoutCycles): readonly SheetDrawing[] {
  const busiest = facts.months.toSorted((one, other) => other.events.length - one.events.length)[0];
  const longest = facts.months.find(({ month }) => month.endsWith("-02"));
  return [...new Set([busiest, longest])].flatMap((month): readonly SheetDrawing[] => {
    if (month === undefined) return [];
    const [year = 0, number = 1] = month.month.split("-").map(Number);
    const start = (later: number) => new Date(Date.UTC(year, number - 1 + later, 1) - 3_600_000).toISOString();
    const [from, to] = [start(0), start(1)];
    const longitude = (body: "sun" | (typeof slow)[number], at: number) =>
      sources.sky.position(body, jdTt(at)).longitudeDeg;
    const steps = Array.from(
      { length: 31 },
      (_, index) => Date.parse(from) + ((Date.parse(to) - Date.parse(from)) * index) / 30,
    );
    const input = {
      ...{ natal, from, to, stories: facts.stories },
      sun: { fromDeg: longitude("sun", Date.parse(from)), toDeg: longitude("sun", Date.parse(to)) },
      walks: slow.map((body) => ({ body, path: steps.map((at) => longitude(body, at)) })),
      lunations: facts.lunations.filter(({ at }) => at >= from && at < to),
      events: month.events.filter(({ at }) => at >= from && at < to),
    };
    const words = {
      title: longMonthText(month.month),
      ...{ month: longMonthText(month.month), day: dayNumber },
      facts: input.walks.map(({ body, path }) => `${body}: ${path.at(0)?.toFixed(1)}° to ${path.at(-1)?.toFixed(1)}°.`),
      event: ({ at, of }: { readonly at: string; readonly of: string }) => `${dateText(at)}: ${of}.`,
    };
    return [
      {
        label: `month wheel ${month.month}`,
        wide: { drawing: monthWheel(input, words), width: 720 },
        compact: [monthWheel(input, words, { form: "compact" })],
      },
    ];
  });
}

function returnSheets({ returns }: YearFacts, natal: FactsWithoutCycles): readonly SheetDrawing[] {
  return returns.slice(0, 1).map((solarReturn) => {
    const { ascendant } = solarReturn;
    const words = { title: `Return of ${solarReturn.at}`, facts: [`${ascendant.sign} rises.`] };
    return {
      label: "return wheel",
      wide: { drawing: returnWheel({ natal, solarReturn }, words), width: 640 },
      compact: [returnWheel({ natal, solarReturn }, words, { compact: true })],
    };
  });
}
