import type { Structure } from "@cosmic/chart/spine/spine";
import type { CarriedVoice } from "../../passages/carried-voices.ts";
import { speakersOf } from "../../passages/structure-speakers.ts";
import type { SectionDraft } from "../choice/choose-parts.ts";
import type { PlanInput } from "../plan-input.ts";
import type { PlannedItem, PlannedSlots } from "../report-plan.ts";
import { argumentLine } from "../spine/argument.ts";
import type { LineMaker } from "./line-maker.ts";
import { spineDays } from "./spine-days.ts";
import { familyOf, partSlot, structureFacts, voiceName, voicePart } from "./structure-words.ts";

/** The letter that ends the book: the spine in a paragraph, its voices, the year behind and the two ahead, questions. */
export function letterSections(
  input: PlanInput,
  line: LineMaker,
  carried: readonly CarriedVoice[],
): readonly SectionDraft[] {
  const { facts, spine, now, named } = input;
  const [first, second] = spine.structures;
  const timed = facts.timeUnknown ? "untimed" : "timed";
  const { behind, next } = now === null ? { behind: null, next: null } : spineDays(now, spine);
  const voice = first ? speaking(first, facts) : {};
  const argued = argumentLine("letter", input, line);
  const dated = (slots: PlannedSlots) => ({ slots: { ...voice, ...slots } });
  const before: readonly PlannedItem[] = [
    ...line(`letter/letter/greeting#${named ? "named" : "unnamed"}`, named ? { slots: { name: { is: "name" } } } : {}),
    ...line(`letter/letter/start#${timed}`, { slots: voice }),
    ...(first ? firstKnot(first, input, line) : []),
    ...(second ? byFamily(second, "second", input, line) : []),
    ...carried.flatMap((voice) => line(voicePart(voice, "letter"), { role: "voice", facts: [`${voice.body}.sign`] })),
    ...(argued.length > 0 ? argued : line(`letter/letter/rule#${ruleOf(first)}`, { slots: voice })),
    ...(behind === null ? [] : line("letter/letter/behind#line", dated(behind))),
    ...(next === null ? [] : line("letter/letter/ahead#line", dated(next))),
    ...(now !== null && next === null ? line("letter/letter/ahead#none", { slots: voice }) : []),
    ...line("letter/letter/questions#line", { slots: voice }),
    ...spine.structures.slice(0, 3).flatMap((structure) => byFamily(structure, "question", input, line)),
    ...line(`letter/letter/end#${timed}`, { slots: voice }),
  ];
  return [{ id: "letter-text", candidates: [], before }];
}

/** The paragraph on the first structure, by its type; one of whose leaders only one has a voice has a text for that. */
function firstKnot(structure: Structure, { facts }: PlanInput, line: LineMaker): readonly PlannedItem[] {
  const as = { facts: structureFacts(structure), slots: speaking(structure, facts) };
  const own = line(`letter/letter/knot#${structure.type}`, as);
  return own.length > 0 ? own : line("letter/letter/knot#single", as);
}

function byFamily(
  structure: Structure,
  heading: "second" | "question",
  { facts }: PlanInput,
  line: LineMaker,
): readonly PlannedItem[] {
  // Under a figure with an apex two others quarrel, and the apex that speaks for it is no party to that.
  const isApex = heading === "second" && (structure.type === "t-square" || structure.type === "yod");
  return line(`letter/letter/${heading}#${familyOf[structure.type]}${isApex ? "-apex" : ""}`, {
    role: heading === "question" ? "question" : "frame",
    facts: structureFacts(structure),
    slots: speaking(structure, facts),
  });
}

/** The voices of a structure’s leaders and what they say, quoted; a leader without a voice leaves its place to the
 * other. */
function speaking(structure: Structure, facts: PlanInput["facts"]): PlannedSlots {
  const [voice, other] = speakersOf(structure).flatMap((body) => voiceName(body, facts) ?? []);
  const said = (name: string) => ({ is: "part", part: name.replace(/#voice$/, "#says"), quoted: true }) as const;
  return {
    ...(voice === undefined ? {} : { voice: partSlot(voice), says: said(voice) }),
    ...(other === undefined ? {} : { other: partSlot(other), reply: said(other) }),
  };
}

function ruleOf(first: Structure | undefined): "conflict" | "chain" | "apart" {
  const family = first ? familyOf[first.type] : null;
  return family === "strain" ? "conflict" : family === "chain" ? "chain" : "apart";
}
