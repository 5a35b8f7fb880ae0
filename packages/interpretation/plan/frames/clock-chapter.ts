import type { Edge } from "@cosmic/chart/edges/edge";
import { notedEdges } from "@cosmic/chart/edges/noted-edges";
import { parseFactId } from "@cosmic/chart/fact-index/parse-fact-id";
import { houseNumber, moonPhaseNames, planets, signs } from "@cosmic/chart/names";
import type { SpineBody } from "@cosmic/chart/spine/spine";
import type { SectionDraft } from "../choice/choose-parts.ts";
import type { PlanInput } from "../plan-input.ts";
import type { PlannedItem, PlannedSlots, SlotValue } from "../report-plan.ts";
import type { LineMaker } from "./line-maker.ts";

/** What the clock could change: one note for each boundary within the error of the birth time, six at most. */
export function clockSections(input: PlanInput, line: LineMaker): readonly SectionDraft[] {
  const { edges, errorMinutes, never } = input;
  const fixed = (id: string, before: readonly PlannedItem[]): SectionDraft => ({ id, before, candidates: [] });
  const polar = fixed("clock-polar", polarItems(never, line));
  if (errorMinutes === null) {
    return [
      fixed("clock-untimed", [
        ...line("edges/edges/untimed-intro#line"),
        ...line("edges/edges/rising-open#line"),
        ...line("edges/edges/houses-open#line"),
      ]),
      polar,
    ];
  }
  const rounded = errorMinutes === 15 ? "rounded-half-hour" : errorMinutes === 5 ? "rounded-five" : "exact";
  const noted = notedEdges(edges);
  return [
    fixed("house-systems", wholeSignAdvice(input, line)),
    fixed("clock-intro", [
      ...line(`edges/edges/intro#${rounded}`, { slots: { count: { is: "count", count: errorMinutes } } }),
      ...(noted.length === 0 ? line("edges/edges/none#line") : []),
    ]),
    ...noted.map((edge) => fixed(`clock-${edge.id.replace(/[@.]/g, "-")}`, edgeItems(edge, line))),
    polar,
  ];
}

/** Planets named as the ones to look at first. */
const mostAdvised = 3;

/** Which planets to look at first in a chart drawn in whole signs: of those that stand in another house there, the ones
 * that lead this chart. Nothing when none of those moves. */
function wholeSignAdvice({ facts, spine }: PlanInput, line: LineMaker): readonly PlannedItem[] {
  if (facts.houseSystems === null) return [];
  const { wholeSign } = facts.houseSystems;
  const leading: readonly (SpineBody | null)[] = [
    ...(["sun", "moon", facts.chartRuler] as const),
    ...spine.structures.flatMap(({ lead, second }) => [lead, second]),
  ];
  const bodies = planets
    .filter((planet) => leading.includes(planet) && facts.planets[planet].house !== wholeSign[planet])
    .slice(0, mostAdvised);
  if (bodies.length === 0) return [];
  return line("edges/edges/whole-sign-advice#line", { slots: { a: { is: "bodies", bodies } } });
}

function edgeItems(edge: Edge, line: LineMaker): readonly PlannedItem[] {
  const { kind, boundary, side } = edge;
  const facts = boundary === "spine" ? [] : [boundary];
  return line(`edges/edges/${kind}#${side}`, { facts, slots: edgeSlots(edge) });
}

/** The first minute of the later value, whichever side the book describes, and the values on either side. */
export function edgeSlots(edge: Edge): PlannedSlots {
  return { time: { is: "time", time: edge.from.time }, ...valueSlots(edge) };
}

/** Puts in place of a note on a boundary the one that speaks of its paragraph, where the book prints a part on that fact. */
export function edgeNotes(
  printed: Iterable<Pick<PlannedItem, "facts">>,
  { wordsOf }: PlanInput["lengths"],
): (item: PlannedItem) => PlannedItem {
  const facts = new Set([...printed].flatMap((item) => item.facts));
  return (item) => {
    const printedPart = `${item.part}-printed`;
    const isOfEdge = item.part.startsWith("edges/edges/") && item.facts.some((fact) => facts.has(fact));
    return isOfEdge && wordsOf(printedPart) !== null ? { ...item, part: printedPart } : item;
  };
}

/** {a} is what the boundary divides, {sign} or {house} the value in the book, {b} the one across; of a phase {a} is
 * the phase told, of an aspect {a} and {b} are its ends. */
function valueSlots({ boundary, told, other }: Edge): PlannedSlots {
  const parsed = boundary === "spine" ? undefined : parseFactId(boundary);
  const [here, there] = [valueSlot(told), valueSlot(other)];
  if (parsed?.kind === "aspect")
    return { a: { is: "bodies", bodies: [parsed.a] }, b: { is: "bodies", bodies: [parsed.b] } };
  return {
    ...(parsed?.kind === "placement" ? { a: { is: "bodies", bodies: [parsed.name] } as const } : {}),
    ...(here?.is === "phase" ? { a: here } : {}),
    ...(here?.is === "house" ? { house: here } : {}),
    ...(here?.is === "signs" ? { sign: here } : {}),
    ...(there ? { b: there } : {}),
    ...(parsed?.kind === "house" ? { house: { is: "house", house: parsed.house } as const } : {}),
  };
}

function valueSlot(value: string | null): SlotValue | null {
  const house = houseNumber(Number(value));
  if (house !== null) return { is: "house", house };
  const sign = signs.find((one) => one === value);
  if (sign) return { is: "signs", signs: [sign] };
  const phase = moonPhaseNames.find((one) => one === value);
  return phase ? { is: "phase", phase } : null;
}

function polarItems(
  { alwaysUp, alwaysDown, sectSeparates }: PlanInput["never"],
  line: LineMaker,
): readonly PlannedItem[] {
  const some = (bodies: typeof alwaysUp, heading: string) =>
    bodies.length === 0 ? [] : line(`edges/edges/${heading}#line`, { slots: { a: { is: "bodies", bodies } } });
  const sun = alwaysUp.includes("sun") ? "midnight-sun" : alwaysDown.includes("sun") ? "polar-night" : null;
  return [
    ...(sun === null ? [] : line(`edges/edges/${sun}#line`)),
    ...some(
      alwaysUp.filter((body) => body !== "sun"),
      "never-set",
    ),
    ...some(
      alwaysDown.filter((body) => body !== "sun"),
      "never-rose",
    ),
    ...(sectSeparates ? [] : line("edges/edges/sect-says-nothing#line")),
  ];
}
