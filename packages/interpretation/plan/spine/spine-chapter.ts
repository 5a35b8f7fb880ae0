import { aspectId, type FactId, placementFact } from "@cosmic/chart/fact-index/fact-ids";
import { planets } from "@cosmic/chart/names";
import type { SpineBody, Structure } from "@cosmic/chart/spine/spine";
import { elementOf } from "@cosmic/chart/zodiac/shares";
import { voiceOf } from "../../passages/carried-voices.ts";
import { speakersOf } from "../../passages/structure-speakers.ts";
import { describedAspects } from "../../selection/described-aspects.ts";
import { widerAngles } from "../../selection/wider-angles.ts";
import type { Candidate, Further } from "../book/candidates.ts";
import { linksOf, structureHeading } from "../book/chart-answers.ts";
import type { SectionDraft } from "../choice/choose-parts.ts";
import type { LineMaker } from "../frames/line-maker.ts";
import { structureFacts, voicePart, voiceSlots } from "../frames/structure-words.ts";
import type { PlanInput } from "../plan-input.ts";
import type { PlannedItem, PlannedSlots } from "../report-plan.ts";
import { argumentLine } from "./argument.ts";
import { openingItems } from "./spine-opening.ts";
import { tieItems } from "./structure-ties.ts";

interface SpineGround {
  readonly input: PlanInput;
  readonly line: LineMaker;
  /** Candidates of a mandatory unit, by its id; none if the catalogue has no such unit. */
  readonly told: (unit: string, further?: Further) => readonly Candidate[];
}

/** The chapter on what holds the chart together: each structure, how two of them meet, three questions. */
export function spineSections(ground: SpineGround): readonly SectionDraft[] {
  const { input, line } = ground;
  const { structures } = input.spine;
  const meeting = argumentLine("meeting", input, line);
  return [
    { id: "spine-opening", candidates: [], before: openingItems(input, line) },
    ...structures.map((structure, index) => structureSection(structure, index, ground)),
    {
      id: "spine-together",
      candidates: [],
      before: [
        ...meeting,
        ...tieItems(input, line),
        ...(meeting.length === 0 ? [] : line("spine/frames/forward#line")),
      ],
    },
    {
      id: "spine-questions",
      candidates: [],
      before: [
        ...structures
          .slice(0, 1)
          .flatMap((first) =>
            line("spine/frames/questions-intro#line", { slots: voiceSlots(...speakersOf(first), input.facts) }),
          ),
        ...structures.flatMap((structure) =>
          line(`spine/frames/questions#${structure.type}`, {
            role: "question",
            facts: structureFacts(structure),
            slots: voiceSlots(...speakersOf(structure), input.facts),
          }),
        ),
      ],
    },
  ];
}

/** The thesis at a glance: a sentence for each structure, and of two what they make of each other. */
export function thesisItems(input: PlanInput, line: LineMaker): readonly PlannedItem[] {
  const { spine, facts } = input;
  const headings = ["thesis", "thesis-second", "thesis-third"] as const;
  const sentences = spine.structures.flatMap((structure, index) =>
    line(`spine/frames/${headings[index] ?? "thesis-third"}#${structure.type}`, {
      facts: structureFacts(structure),
      slots: voiceSlots(...speakersOf(structure), facts),
    }),
  );
  return spine.structures.length === 2 ? [...sentences, ...argumentLine("thesis", input, line)] : sentences;
}

function structureSection(structure: Structure, index: number, ground: SpineGround): SectionDraft {
  const { input, line, told } = ground;
  const { facts } = input;
  const entered = enteringOf(structure).flatMap((body) => {
    const voice = isFirstEntry(body, index, input) ? voiceOf(body, facts) : null;
    return voice === null ? [] : [voice];
  });
  return {
    id: `spine-${index + 1}`,
    before: witness(structure, ground),
    candidates: [
      ...told(`spine/${structure.type}/${structureHeading(structure)}`, {
        facts: structureFacts(structure),
        slots: voiceSlots(...speakersOf(structure), facts),
      }),
      ...passageUnits(structure).flatMap((unit) => told(unit)),
    ],
    after: [
      ...linksOf(structure, facts).flatMap(([a, b]) =>
        line(`spine/links/${a}-${b}#link`, { role: "joint", facts: [`${a}.sign`] }),
      ),
      ...entered.flatMap((voice) => line(voicePart(voice, "enter"), { role: "voice", facts: [`${voice.body}.sign`] })),
    ],
  };
}

/** Of a structure with more members than these only those that speak for it enter. */
const mostEntering = 4;

/** The bodies whose voices enter with a structure, those that speak for it first. */
function enteringOf(structure: Structure): readonly SpineBody[] {
  const speaking = speakersOf(structure).flatMap((body) => body ?? []);
  const members = structure.core.length <= mostEntering ? structure.core : [];
  return [...new Set([...speaking, ...members])];
}

/** A body enters with the first structure it belongs to. */
function isFirstEntry(body: SpineBody, index: number, { spine }: PlanInput): boolean {
  return spine.structures.findIndex((one) => enteringOf(one).includes(body)) === index;
}

/** What the structure is and who belongs to it; with the measured orb where it has one aspect. */
function witness(structure: Structure, { input, line }: SpineGround): readonly PlannedItem[] {
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

/** The closest angle of a figure, and its widest where that is wider than angles of pairs may be. */
function notedAngles({ type, core }: Structure, { facts }: PlanInput): readonly (readonly [string, FactId])[] {
  if (!figures.includes(type)) return [];
  const within = describedAspects(facts).filter(({ a, b }) => [a, b].every((end) => core.some((body) => body === end)));
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

/** Passages of the library that follow the head of a structure. */
function passageUnits({ type, key, core }: Structure): readonly string[] {
  switch (type) {
    case "opposition":
    case "square":
      return [`aspects/${key}/${type}`];
    case "sign-stellium":
      return [`figures/stellium-in-sign/${key.toLowerCase()}`];
    case "house-stellium":
      return [`figures/stellium-in-house/${key}`];
    case "angular": {
      const [planet = "", angle] = key.split("-");
      const end = angle === "ascendant" || angle === "descendant" ? "ascendant" : "midheaven";
      return [`aspects-to-angles/${planet}-${end}/${end === angle ? "conjunction" : "opposition"}`];
    }
    case "close-aspect": {
      const [a, b] = planets.filter((planet) => core.includes(planet));
      return (["conjunction", "trine", "sextile"] as const).map((soft) => `aspects/${a}-${b}/${soft}`);
    }
    default:
      return [];
  }
}

/** Aspects the spine tells, which the chapter on aspects leaves out. */
export function aspectsInSpine(structures: readonly Structure[]): ReadonlySet<string> {
  return new Set(structures.flatMap(passageUnits).filter((unit) => unit.startsWith("aspects/")));
}
