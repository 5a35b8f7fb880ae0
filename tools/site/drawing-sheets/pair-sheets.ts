import { strandNames } from "@cosmic/chart/pair/contacts/contact";
import { type PairFacts, pairFacts } from "@cosmic/chart/pair/pair-facts";
import { measureOf, type PairTiming } from "@cosmic/chart/pair/strands/shares";
import { recordOf } from "@cosmic/chart/record-of";
import { contactGrid, scrollingContactGrid } from "@cosmic/drawings/pair/contact-grid";
import { halfwaySky } from "@cosmic/drawings/pair/halfway-sky";
import { strandBars } from "@cosmic/drawings/pair/strand-bars";
import { visits } from "@cosmic/drawings/pair/visits";
import { pairBirths, sources } from "./sheet-births.ts";
import type { Sheet, SheetDrawing } from "./sheet-page.ts";
import { aspectNames, dateText, houseNames, strandTexts } from "./sheet-words.ts";

const names = { first: "Marina", second: "Daniel" } as const;
const compass = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

/** A sheet of each pair. */
export function pairSheets(): readonly Sheet[] {
  return Object.entries(pairBirths).map(([name, [first, second]]) => {
    const place = (birth: typeof first) => ({ birth, placeKnown: true });
    const found = pairFacts(
      { first: place(first), second: place(second), relation: "unsaid", today: "2026-11-26" },
      sources,
    );
    if (!found.ok) throw new Error(found.problem.message);
    return { name: `pair-${name}`, drawings: drawingsOf(found.facts) };
  });
}

function drawingsOf(facts: PairFacts): readonly SheetDrawing[] {
  return [gridSheet(facts), strandSheet(facts), ...visitSheets(facts), halfwaySheet(facts)];
}

function gridSheet(facts: PairFacts): SheetDrawing {
  const words = {
    title: `${facts.contacts.length} contacts`,
    ...{ ...names, aspects: aspectNames, closer: "Closer than 3°" },
    orb: (orbDeg: number) => orbDeg.toFixed(1),
    contact: ({ first, type, second, orb }: PairFacts["contacts"][number]) =>
      `${first} ${type} ${second}, ${orb.toFixed(1)}°.`,
  };
  const { rows, cells, key } = scrollingContactGrid(facts, words);
  return {
    label: "contact grid",
    wide: { drawing: contactGrid(facts, words), width: 760 },
    compact: [rows, cells, key],
  };
}

function strandSheet(facts: PairFacts): SheetDrawing {
  const timed = [facts.first, facts.second].filter(({ timeUnknown }) => !timeUnknown).length;
  const timing: PairTiming = timed === 2 ? "timed" : timed === 1 ? "one-timed" : "untimed";
  const measures = recordOf(strandNames, (name) => ({
    holds: measureOf({ name, timing, tone: "holds" }),
    rubs: measureOf({ name, timing, tone: "rubs" }),
  }));
  const words = {
    title: "Six strands",
    ...strandTexts,
    strand: (name: string, { shares }: { readonly shares: { readonly holds: number; readonly rubs: number } }) =>
      `${name}: holds more than in ${shares.holds} of 100 pairs, rubs more than in ${shares.rubs}.`,
  };
  const input = { strands: facts.strands, measures };
  return {
    label: "strand bars",
    wide: { drawing: strandBars(input, words), width: 720 },
    compact: [strandBars(input, words, "compact")],
  };
}

function visitSheets({ first, second, overlays }: PairFacts): readonly SheetDrawing[] {
  const both = [
    { host: first, visitor: second, overlay: overlays.secondInFirst },
    { host: second, visitor: first, overlay: overlays.firstInSecond },
  ];
  return both.flatMap((facts): readonly SheetDrawing[] => {
    const words = {
      title: "Visits",
      houses: houseNames,
      visit: (planet: string, house: number) => `${planet} in house ${house}.`,
    };
    const [wide, compact] = [visits(facts, words), visits(facts, words, "compact")];
    if (wide === null || compact === null) return [];
    return [{ label: "visits", wide: { drawing: wide, width: 560 }, compact: [compact] }];
  });
}

function halfwaySheet(facts: PairFacts): SheetDrawing {
  const words = {
    title: `The sky of ${facts.halfway.instant}`,
    ...{ ...names, halfway: "Halfway", date: dateText, letters: compass },
    facts: [`Halfway: ${dateText(facts.halfway.instant)}.`],
  };
  return {
    label: "halfway sky",
    wide: { drawing: halfwaySky(facts, words), width: 640 },
    compact: [halfwaySky(facts, words, "compact")],
  };
}
