import type { ClockChoice, Clocks } from "@cosmic/atlas/clock";
import { offsetText } from "@cosmic/chart/display";
import { m } from "../../../../generated/paraglide/messages.js";
import type { BirthSession } from "../../birth-session.ts";
import { answerTo, type FoldAnswer, foldQuestion, readingOf } from "./fold-question.ts";

/** What the clock showed, in one sentence; null while it is open or not known. */
export function clockLine(birth: BirthSession, clocks: Clocks, answer: FoldAnswer): string | null {
  if (birth.offsetSeconds !== undefined) return m.birth_clock_hand({ offset: offsetText(birth.offsetSeconds) });
  const question = foldQuestion(birth, clocks);
  if (question === null) return sentence(readingOf(birth, clocks)?.choices[0]);
  const fold = answerTo(question, answer);
  return fold === null ? null : sentence(question.choices[fold]);
}

function sentence(choice: ClockChoice | undefined): string | null {
  if (choice === undefined) return null;
  const offset = offsetText(choice.offsetSeconds);
  if (choice.abbreviation === "LMT") return m.birth_clock_mean({ offset });
  return choice.daylightSaving ? m.birth_clock_summer({ offset }) : m.birth_clock_standard({ offset });
}
