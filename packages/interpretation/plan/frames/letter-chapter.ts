import type { Structure } from "@cosmic/chart/spine/spine";
import type { CarriedVoice } from "../../passages/carried-voices.ts";
import type { SectionDraft } from "../choice/choose-parts.ts";
import type { PlanInput } from "../plan-input.ts";
import type { PlannedItem, PlannedSlots } from "../report-plan.ts";
import type { LineMaker } from "./line-maker.ts";
import { lastSpineDay, nextSpineDay } from "./now-chapter.ts";
import { familyOf, speakersOf, structureFacts, voiceName, voicePart, voiceSlots } from "./structure-words.ts";

/** The letter that ends the book: the spine in a paragraph, its voices, the year behind and the two ahead, questions. */
export function letterSections(
  input: PlanInput,
  line: LineMaker,
  carried: readonly CarriedVoice[],
): readonly SectionDraft[] {
  const { facts, spine, now, named } = input;
  const [first, second] = spine.structures;
  const timed = facts.timeUnknown ? "untimed" : "timed";
  const [behind, next] = now === null ? [null, null] : [lastSpineDay(now, spine), nextSpineDay(now, spine)];
  const dated = (date: string) => ({ slots: { date: { is: "dates", dates: [[date, date]] } } as const });
  const before: readonly PlannedItem[] = [
    ...line(`letter/letter/greeting#${named ? "named" : "unnamed"}`, named ? { slots: { name: { is: "name" } } } : {}),
    ...line(`letter/letter/start#${timed}`),
    ...(first ? knot(first, "knot", input, line) : []),
    ...(second ? knot(second, "second", input, line) : []),
    ...carried.flatMap((voice) => line(voicePart(voice, "letter"), { role: "voice", facts: [`${voice.body}.sign`] })),
    ...line(`letter/letter/rule#${ruleOf(first)}`),
    ...(behind === null ? [] : line("letter/letter/behind#line", dated(behind))),
    ...(next === null ? line("letter/letter/ahead#none") : line("letter/letter/ahead#line", dated(next))),
    ...line("letter/letter/questions#line"),
    ...spine.structures.slice(0, 3).flatMap((structure) => knot(structure, "question", input, line)),
    ...line(`letter/letter/end#${timed}`),
  ];
  return [{ id: "letter-text", candidates: [], before }];
}

function knot(
  structure: Structure,
  heading: "knot" | "second" | "question",
  { facts }: PlanInput,
  line: LineMaker,
): readonly PlannedItem[] {
  return line(`letter/letter/${heading}#${familyOf[structure.type]}`, {
    role: heading === "question" ? "question" : "frame",
    facts: structureFacts(structure),
    slots: { ...voiceSlots(...speakersOf(structure), facts), ...saying(structure, facts) },
  });
}

/** What the voices of a structure's leaders say, quoted. */
function saying(structure: Structure, facts: PlanInput["facts"]): PlannedSlots {
  const says = (body: Structure["second"]) => voiceName(body, facts)?.replace(/#voice$/, "#says") ?? null;
  const [speaker, answerer] = speakersOf(structure);
  const [one, other] = [says(speaker), says(answerer)];
  return {
    ...(one === null ? {} : { says: { is: "part", part: one, quoted: true } as const }),
    ...(other === null ? {} : { "others-say": { is: "part", part: other, quoted: true } as const }),
  };
}

function ruleOf(first: Structure | undefined): "conflict" | "chain" | "apart" {
  const family = first ? familyOf[first.type] : null;
  return family === "strain" ? "conflict" : family === "chain" ? "chain" : "apart";
}
