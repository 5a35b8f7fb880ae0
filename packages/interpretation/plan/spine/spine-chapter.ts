import { planets } from "@cosmic/chart/names";
import type { SpineBody, Structure } from "@cosmic/chart/spine/spine";
import { voiceOf } from "../../passages/carried-voices.ts";
import { speakersOf } from "../../passages/structure-speakers.ts";
import type { Candidate, Further } from "../book/candidates.ts";
import { linksOf, structureHeading } from "../book/chart-answers.ts";
import type { SectionDraft } from "../choice/choose-parts.ts";
import type { LineMaker } from "../frames/line-maker.ts";
import { familyOf, structureFacts, voicePart, voiceSlots } from "../frames/structure-words.ts";
import type { PlanInput } from "../plan-input.ts";
import type { PlannedItem } from "../report-plan.ts";
import { argumentLine } from "./argument.ts";
import { openingItems } from "./spine-opening.ts";
import { tieItems } from "./structure-ties.ts";
import { witness } from "./witness.ts";

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
        ...(meeting.length === 0 ? [] : line(`spine/frames/forward#${forwardOf(structures[0])}`)),
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

/** Which text says how the chapters that follow are to be read. */
function forwardOf(first: Structure | undefined): "chain" | "strain" | "other" {
  const family = first === undefined ? null : familyOf[first.type];
  return family === "chain" || family === "strain" ? family : "other";
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
    before: witness(structure, input, line),
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
