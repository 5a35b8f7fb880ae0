import { aspectId, type FactId, placementFact } from "@cosmic/chart/fact-index/fact-ids";
import type { SpineBody, Structure } from "@cosmic/chart/spine/spine";
import { elementOf } from "@cosmic/chart/zodiac/shares";
import { speakersOf } from "../../passages/structure-speakers.ts";
import { describedAspects } from "../../selection/described-aspects.ts";
import { widerAngles } from "../../selection/wider-angles.ts";
import { linksOf } from "../book/chart-answers.ts";
import type { LineMaker } from "../frames/line-maker.ts";
import { structureFacts, voiceSlots } from "../frames/structure-words.ts";
import type { PlanInput } from "../plan-input.ts";
import type { PlannedItem, PlannedSlots } from "../report-plan.ts";

/** What the structure is and who belongs to it; with the measured orb where it has one aspect. */
export function witness(structure: Structure, input: PlanInput, line: LineMaker): readonly PlannedItem[] {
  const { type, core, lead } = structure;
  const { facts } = input;
  const sides = sidesOf(structure);
  const [facing, there] = facingSides(structure, sides, input);
  // The members of a ring are named in the order in which each is the guest of the next.
  const here = type === "ring" ? linksOf(structure, facts).map(([guest]) => guest) : facing;
  const signs = [...new Set(core.flatMap((body) => signOf(body, input)))];
  const aspect = aspectOf(structure, input);
  const slots: PlannedSlots = {
    a: { is: "bodies", bodies: here.length > 0 ? here : [lead] },
    ...(there.length > 0 ? { b: { is: "bodies", bodies: there } as const } : {}),
    sign: { is: "signs", signs },
    ...(aspect === null ? {} : { c: { is: "placement", fact: aspect } as const, orb: { is: "orb", aspect } as const }),
    ...voiceSlots(...speakersOf(structure), facts),
  };
  const as = { facts: structureFacts(structure), slots };
  const full = line(`spine/frames/witness#${witnessOf(structure, input)}`, as);
  return [
    ...(full.length > 0 ? full : line(`spine/frames/witness#${type}-plain`, as)),
    ...[here, there].flatMap((facing, index) => {
      const company = (sides[index] ?? []).filter((body) => !facing.includes(body));
      if (company.length === 0) return [];
      return line("spine/frames/closest#company", {
        facts: company.map((body) => placementFact(body, "sign")),
        slots: { a: { is: "bodies", bodies: company }, b: { is: "bodies", bodies: facing } },
      });
    }),
    ...notedAngles(structure, input).flatMap(([part, fact]) =>
      line(`spine/frames/closest#${part}`, {
        facts: [fact],
        slots: { a: { is: "placement", fact }, orb: { is: "orb", aspect: fact } },
      }),
    ),
  ];
}

/** Which text says what the structure is; a planet may be alone in a half of the sky or in its element. */
function witnessOf({ type, key, lead }: Structure, { facts }: PlanInput): string {
  if (type !== "singleton" || !key.endsWith("-element") || lead === "ascendant") return type;
  return `singleton-${elementOf(facts.planets[lead].sign).toLowerCase()}`;
}

/** Figures of several angles. */
const figures: readonly Structure["type"][] = [
  ...(["t-square", "yod", "kite", "grand-cross", "grand-trine", "mystic-rectangle"] as const),
];

/** The closest angle of a figure, and its widest where that is wider than angles of pairs may be; without a birth time, of
 * an opposition or a square as well one that the list of pairs leaves out for a part of the day. */
function notedAngles({ type, core }: Structure, { facts }: PlanInput): readonly (readonly [string, FactId])[] {
  const isOfCore = ({ a, b }: { a: string; b: string }) => [a, b].every((end) => core.some((body) => body === end));
  if (type === "opposition" || type === "square") {
    const listed = new Set(describedAspects(facts).map(aspectId));
    const unlisted = facts.ruleAspects.filter(
      (aspect) => aspect.type === type && !listed.has(aspectId(aspect)) && isOfCore(aspect),
    );
    return unlisted.slice(0, 1).map((aspect) => ["unlisted", aspectId(aspect)] as const);
  }
  if (!figures.includes(type)) return [];
  const within = describedAspects(facts).filter(isOfCore);
  return [
    ...within.slice(0, 1).map((aspect) => ["line", aspectId(aspect)] as const),
    ...widerAngles(core, facts)
      .slice(0, 1)
      .map((aspect) => ["wider", aspectId(aspect)] as const),
  ];
}

/** The members on the leader's side, and those on the other; a structure of one side has all its members on it. */
function sidesOf({ type, core, against, lead }: Structure): readonly [readonly SpineBody[], readonly SpineBody[]] {
  switch (type) {
    case "opposition":
    case "square":
      return [core.filter((body) => !against.includes(body)), against];
    case "reception":
    case "sun-ruler":
    case "close-aspect":
      return [[lead], core.filter((body) => body !== lead)];
    case "chart-ruler":
      return [core.filter((body) => body !== "ascendant"), []];
    default:
      return [core, []];
  }
}

type Sides = ReturnType<typeof sidesOf>;

/** Of the two sides of an opposition or a square the members that the angle itself joins to the far side; the others of
 * a side belong to it by standing close to one of those. Other structures, and one whose
 * angle did not hold all day, have their sides whole. */
function facingSides({ type }: Structure, [here, there]: Sides, { facts }: PlanInput): Sides {
  if (type !== "opposition" && type !== "square") return [here, there];
  const angles = describedAspects(facts).filter((aspect) => aspect.type === type);
  const isJoined = (one: SpineBody, other: SpineBody) =>
    angles.some(({ a, b }) => (a === one && b === other) || (a === other && b === one));
  const facing = here.filter((one) => there.some((other) => isJoined(one, other)));
  if (facing.length === 0) return [here, there];
  return [facing, there.filter((one) => here.some((other) => isJoined(one, other)))];
}

function signOf(body: SpineBody, { facts }: PlanInput) {
  if (body === "ascendant") return facts.angles ? [facts.angles.ascendant.sign] : [];
  return [facts.planets[body].sign];
}

function aspectOf({ type, key }: Structure, { facts }: PlanInput) {
  if (type !== "opposition" && type !== "square") return null;
  const found = facts.aspects.find((one) => `${one.a}-${one.b}` === key && one.type === type);
  return found ? aspectId(found) : null;
}
