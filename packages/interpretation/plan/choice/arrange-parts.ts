import type { Candidate } from "../book/candidates.ts";
import type { ItemRole, PlannedItem } from "../report-plan.ts";
import type { SectionDraft } from "./choose-parts.ts";
import { monotonyOf, nothingBefore, type ShapeOf, type ShapesBefore, shapesAfter } from "./passage-shapes.ts";

/** What one section prints: its lines stay where they are, its parts are arranged. */
export interface PrintedSection {
  readonly section: SectionDraft;
  readonly parts: readonly Candidate[];
  readonly turns: readonly PlannedItem[];
}

/** A section with its items in their order. */
export interface ArrangedSection {
  readonly section: SectionDraft;
  readonly items: readonly PlannedItem[];
}

/**
 * The sections of a chapter, arranged so that few neighboring paragraphs have one shape. A unit begins with its core and
 * what continues it, a use stands after what is hard, what a section has to tell stands first in it, and units of one
 * subject keep their order, which is that of the day. Nothing that belongs to a whole section stands below the small
 * heading of a part: facts of Love and Work, turns and voices come before the parts that end it with headings. A section
 * that may move changes places with the next one. Otherwise the order of reading stands as near as it can.
 */
export function arrangeChapter(sections: readonly PrintedSection[], shapeOf: ShapeOf): readonly ArrangedSection[] {
  const left = [...sections];
  const arranged: ArrangedSection[] = [];
  let before = nothingBefore;
  for (let current = nextOf(left, before, shapeOf); current; current = nextOf(left, before, shapeOf)) {
    const { section, parts, turns } = current;
    const { before: opening = [], after = [] } = section;
    const closing = [...turns, ...after];
    before = opening.reduce((shapes, item) => shapesAfter(shapes, shapeOf(item)), before);
    const next = () => firstShape([...closing, ...left.slice(0, 1).flatMap(itemsOf)], shapeOf);
    const own = factsBeforeHeadings(parts.length < 2 ? parts : arrangedParts(parts, before, next()));
    const items = closedBeforeHeadings(
      own.map(({ item }) => item),
      closing,
    );
    before = items.reduce((shapes, item) => shapesAfter(shapes, shapeOf(item)), before);
    arranged.push({ section, items: [...opening, ...items] });
  }
  return arranged;
}

const headedRoles: readonly ItemRole[] = ["gift", "scene", "strain", "others", "practice"];
const isHeaded = ({ role }: PlannedItem): boolean => headedRoles.includes(role);

/** Moves the facts of Love and Work, which have no heading, before the first part that has one. */
function factsBeforeHeadings(parts: readonly Candidate[]): readonly Candidate[] {
  const first = parts.findIndex(({ item }) => isHeaded(item));
  if (first < 0) return parts;
  const isFact = ({ unit }: Candidate) => unit.id.startsWith("love-facts/") || unit.id.startsWith("work-facts/");
  const rest = parts.slice(first);
  return [...parts.slice(0, first), ...rest.filter(isFact), ...rest.filter((part) => !isFact(part))];
}

/** Closes a section: turns and voices before the headed parts at its end, the last line of a chapter after them. */
function closedBeforeHeadings(parts: readonly PlannedItem[], closing: readonly PlannedItem[]): readonly PlannedItem[] {
  const end = parts.findLastIndex((part) => !isHeaded(part)) + 1;
  const isFrame = ({ role }: PlannedItem) => role === "frame";
  const inside = closing.filter((item) => !isFrame(item));
  return [...parts.slice(0, end), ...inside, ...parts.slice(end), ...closing.filter(isFrame)];
}

/** Takes the next section: the first that is left, or the one after it where the two may change places and it goes
 * better with what stands before. A turn stays before everything it serves. */
function nextOf(left: PrintedSection[], before: ShapesBefore, shapeOf: ShapeOf): PrintedSection | undefined {
  const [first, second] = left;
  const monotony = (section: PrintedSection) => monotonyOf(firstShape(itemsOf(section), shapeOf), before);
  const swapped =
    first?.section.movable && first.turns.length === 0 && second?.parts.length && monotony(second) < monotony(first);
  return left.splice(swapped ? 1 : 0, 1)[0];
}

function itemsOf({ section: { before = [], after = [] }, parts, turns }: PrintedSection): readonly PlannedItem[] {
  return [...before, ...parts.map(({ item }) => item), ...turns, ...after];
}

function firstShape(items: readonly PlannedItem[], shapeOf: ShapeOf) {
  for (const item of items) {
    const shape = shapeOf(item);
    if (shape !== null) return shape;
  }
  return null;
}

/** Steps of the search in one section; the first order it finds is the usual one. */
const mostSteps = 120;

/** Looks for the order with the least monotony, beginning with the usual one. */
function arrangedParts(
  parts: readonly Candidate[],
  before: ShapesBefore,
  next: ReturnType<ShapeOf>,
): readonly Candidate[] {
  let best: { readonly order: readonly Candidate[]; readonly cost: number } = {
    ...{ order: parts, cost: Number.POSITIVE_INFINITY },
  };
  let steps = 0;
  const search = (order: readonly Candidate[], left: readonly Candidate[], last: ShapesBefore, cost: number): void => {
    steps += 1;
    if (cost >= best.cost || (steps > mostSteps && best.cost < Number.POSITIVE_INFINITY)) return;
    if (left.length === 0) {
      const whole = cost + monotonyOf(next, last);
      if (whole < best.cost) best = { order, cost: whole };
      return;
    }
    for (const one of left.filter((part) => mayFollow(part, order, left))) {
      search(
        [...order, one],
        left.filter((part) => part !== one),
        shapesAfter(last, one.shape),
        cost + monotonyOf(one.shape, last),
      );
    }
  };
  search([], parts, before, 0);
  return best.order;
}

/** Whether a part may come next, after those of an order and before the others that are left. */
function mayFollow(part: Candidate, order: readonly Candidate[], left: readonly Candidate[]): boolean {
  const last = order.at(-1);
  const open = left.filter(({ unit }) => unit === last?.unit);
  if (last && open.length > 0) {
    if (part.unit !== last.unit) return false;
    const awaited = (...roles: readonly PlannedItem["role"][]) =>
      !roles.includes(part.item.role) && open.some(({ item }) => roles.includes(item.role));
    return !awaited("joint", "further") && (part.item.role !== "practice" || !awaited("strain"));
  }
  if (last === undefined && left[0]?.optional === false) return part === left[0];
  const first = left.find(({ unit }) => unit === part.unit);
  const ofSubject = left.find(({ unit }) => subjectOf(unit.id) === subjectOf(part.unit.id));
  return part === first && part === ofSubject;
}

/** `conditions/dignity` of `conditions/dignity/sun-domicile`. */
const subjectOf = (id: string): string => id.slice(0, id.lastIndexOf("/"));
