import type { Edge } from "@cosmic/chart/edges/edge";
import { notedEdges } from "@cosmic/chart/edges/noted-edges";
import { type FactId, houseFact } from "@cosmic/chart/fact-index/fact-ids";
import { parseFactId } from "@cosmic/chart/fact-index/parse-fact-id";
import { type HouseNumber, houseNumber, type Sign, signs } from "@cosmic/chart/names";
import { modernRulers } from "@cosmic/chart/zodiac/rulers";
import type { PlanInput } from "../plan-input.ts";
import type { ItemRole, PlannedItem, PlannedSlots, SectionMark, SectionPlan } from "../report-plan.ts";
import { edgeSlots } from "./clock-chapter.ts";
import type { LineMaker } from "./line-maker.ts";

/** Marks the sections of a book that would read differently across a boundary within the error of the birth time. */
export function sectionMarker(
  { edges, facts, spine }: Pick<PlanInput, "edges" | "facts" | "spine">,
  line: LineMaker,
): (section: SectionPlan) => SectionPlan {
  const boundaries = firstOfEach(notedEdges(edges)).map((edge) => ({ edge, changed: changedFacts(edge) }));
  return (section) => {
    for (const { edge, changed } of boundaries) {
      const on = section.items.find((item) =>
        edge.boundary === "spine"
          ? isOfChangedStructure(section.id, item, edge, spine)
          : changes(item, changed, edge, facts),
      );
      const [words] = on ? line(`edges/edges/mark#${markOf(edge)}`, { slots: markSlots(edge, on) }) : [];
      if (on && words) return { ...section, mark: { on: on.part, words } satisfies SectionMark };
    }
    return section;
  };
}

/** The values of a mark; at the house opposite the cusp that divides, its own house and sign. */
function markSlots(edge: Edge, { part }: PlannedItem): PlannedSlots {
  const slots = edgeSlots(edge);
  const cusp = parseFactId(edge.boundary === "spine" ? "" : edge.boundary);
  const house = houseNumber(Number(/^(?:house-rulers|signs-on-cusps)\/(\d+)\//.exec(part)?.[1]));
  const sign = signs.find((one) => one === edge.other);
  if (cusp?.kind !== "house" || house === null || house === cusp.house || sign === undefined) return slots;
  return { ...slots, house: { is: "house", house }, b: { is: "signs", signs: [acrossFrom(sign)] } };
}

/** Which mark names what would be another across a boundary. */
function markOf({ kind, side }: Edge): string {
  switch (kind) {
    case "sect":
    case "spine":
      return kind;
    case "planet-aspect":
    case "angle-aspect":
      return "aspect";
    case "rising-sign":
      return `rising-${side}`;
    case "midheaven-sign":
      return `midheaven-${side}`;
    case "cusp-sign":
      return `cusp-${side}`;
    case "moon-phase":
      return `phase-${side}`;
    default:
      return `placement-${side}`;
  }
}

/** Of boundaries of one kind and side only the first has a note that a mark can point to. */
function firstOfEach(edges: readonly Edge[]): readonly Edge[] {
  return edges.filter(
    ({ kind, side }, index) => edges.findIndex((one) => one.kind === kind && one.side === side) === index,
  );
}

/** Lines speak of the book, and stay what they are. */
const lines: readonly ItemRole[] = ["frame", "voice", "question", "joint"];

/** Houses whose cusps are angles, by the angle. */
const angleHouses: Readonly<Record<string, HouseNumber>> = { "ascendant.sign": 1, "midheaven.sign": 10 };
const housesApart = 6;

/** The facts that are others across a boundary. Opposite cusps change together, and so do both lots with day and night. */
function changedFacts({ boundary }: Edge): ReadonlySet<FactId> {
  if (boundary === "spine") return new Set();
  if (boundary === "sect") return new Set([boundary, "fortune.sign", "fortune.house", "spirit.sign", "spirit.house"]);
  const parsed = parseFactId(boundary);
  const house = angleHouses[boundary] ?? (parsed?.kind === "house" ? parsed.house : null);
  const opposite = house === null ? null : houseNumber(house > housesApart ? house - housesApart : house + housesApart);
  const cusps = [house, opposite].flatMap((one) => (one === null ? [] : [one]));
  return new Set([boundary, ...cusps.flatMap((one) => [houseFact(one, "sign"), houseFact(one, "ruler")])]);
}

function changes(
  { part, role, facts, slots }: PlannedItem,
  changed: ReadonlySet<FactId>,
  { boundary, other }: Edge,
  { planets }: PlanInput["facts"],
): boolean {
  if (lines.includes(role) || !facts.some((fact) => changed.has(fact))) return false;
  // A year goes by the number of its house, whatever sign begins it.
  if (part.startsWith("now/years/house-")) return false;
  // Where the other sign's ruler stands in the same house, a text that does not name it stays.
  const [, house, stands] = /^house-rulers\/(\d+)\/(\d+)#/.exec(part) ?? [];
  const sign = signs.find((one) => one === other);
  if (house === undefined || sign === undefined || "ruler" in slots) return true;
  const isOwnCusp = boundary === `house-${house}.sign` || angleHouses[boundary] === Number(house);
  const across = isOwnCusp ? sign : acrossFrom(sign);
  return String(planets[modernRulers[across]].house) !== stands;
}

/** The opposite sign. */
const acrossFrom = (sign: Sign): Sign => signs[(signs.indexOf(sign) + housesApart) % signs.length] ?? sign;

/** Whether an item tells a structure that is not there across the boundary. */
function isOfChangedStructure(
  section: string,
  { role }: PlannedItem,
  { other }: Edge,
  { structures }: PlanInput["spine"],
): boolean {
  if (lines.includes(role)) return false;
  const there = other?.split(" ") ?? [];
  const structure = structures.find((_, index) => section === `spine-${index + 1}`);
  return structure !== undefined && !there.includes(`${structure.type}/${structure.key}`);
}
