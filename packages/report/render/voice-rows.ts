import { placementFact } from "@cosmic/chart/fact-index/fact-ids";
import { houseNumber, planetNamed } from "@cosmic/chart/names";
import type { SpineBody } from "@cosmic/chart/spine/spine";
import { voiceOf } from "@cosmic/interpretation/passages/carried-voices";
import type { ReportPlan } from "@cosmic/interpretation/plan/report-plan";
import { bodyTitled } from "@cosmic/interpretation/strings/fact-words";
import { raiseFirst } from "@cosmic/interpretation/strings/fill-strings";
import type { ReportContext } from "../context/report-context.ts";
import type { Block } from "../document.ts";
import { slotWords } from "./slot-words.ts";

/** The voices a book carries: name, place in the chart, and what each says; nothing when it carries none. */
export function voicesBlock({ carried }: Pick<ReportPlan, "carried">, context: ReportContext): readonly Block[] {
  const { say, facts } = context;
  const rows = carried.flatMap(({ body }) => {
    const voice = voiceOf(body, facts);
    if (voice === null) return [];
    const words = (line: string, quoted: boolean) =>
      slotWords(
        { is: "part", part: `${voice.subject}/${voice.heading}#${line}`, ...(quoted ? { quoted } : {}) },
        context,
      );
    const text = say("spine.voice", { placement: placedWords(body, context), says: words("says", true) });
    return [{ label: raiseFirst(words("voice", false)), value: { text, glyph: body } }];
  });
  return rows.length === 0 ? [] : [{ kind: "facts", caption: say("spine.voices"), rows }];
}

/** “Sun in Cancer, eleventh house”; “Leo rising”. */
function placedWords(body: SpineBody, { facts, say, words }: ReportContext): string {
  const planet = planetNamed(body);
  if (planet === null) return words.titled(placementFact(body, "sign"));
  const { sign, house } = facts.planets[planet];
  const placed = say("placement.inSign", { placement: bodyTitled(planet, say), sign: say(`sign.${sign}`) });
  const number = houseNumber(house);
  return number === null ? placed : say("word.listed", { first: placed, second: say(`house.${number}`) });
}
