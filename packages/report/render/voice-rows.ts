import { placementFact } from "@cosmic/chart/fact-index/fact-ids";
import { houseNumber, planetNamed } from "@cosmic/chart/names";
import { required } from "@cosmic/chart/required";
import type { SpineBody } from "@cosmic/chart/spine/spine";
import { voiceOf } from "@cosmic/interpretation/passages/carried-voices";
import type { ReportPlan } from "@cosmic/interpretation/plan/report-plan";
import { bodyTitled } from "@cosmic/interpretation/strings/fact-words";
import { raiseFirst } from "@cosmic/interpretation/strings/fill-strings";
import type { ReportContext } from "../context/report-context.ts";
import type { Block, IntroducedVoice, Voice } from "../document.ts";
import { partText } from "./part-texts.ts";
import { slotWords } from "./slot-words.ts";

/** The voices a book carries, as far as they are written: name, place in the chart, and what each says. */
export function introducedVoices(
  { carried }: Pick<ReportPlan, "carried">,
  context: ReportContext,
): readonly IntroducedVoice[] {
  return carried.flatMap(({ body }) => {
    const voice = voiceOf(body, context.facts);
    if (voice === null) return [];
    const unit = `${voice.subject}/${voice.heading}`;
    const isWritten = ["voice", "says"].every((name) => partText(context.library, `${unit}#${name}`) !== null);
    if (!isWritten) return [];
    const says = slotWords({ is: "part", part: `${unit}#says`, quoted: true }, context);
    return [{ name: voiceName(unit, context), glyph: body, placed: placedWords(body, context), says }];
  });
}

/** The same as a list. */
export function voicesBlock(voices: readonly IntroducedVoice[], { say }: ReportContext): readonly Block[] {
  const rows = voices.map(({ name, glyph, placed, says }) => ({
    label: raiseFirst(name),
    value: { text: say("spine.voice", { placement: placed, says }), glyph },
  }));
  return rows.length === 0 ? [] : [{ kind: "facts", caption: say("spine.voices"), rows }];
}

/** The voice of a paragraph whose unit is one of `voices/`; nothing for another. */
export function voiceOfUnit(unit: string, context: ReportContext): { readonly voice?: Voice } {
  const [kind, subject = "", heading = ""] = unit.split("/");
  if (kind !== "voices") return {};
  return { voice: { name: voiceName(unit, context), glyph: subject === "slow-planets" ? heading : subject } };
}

const voiceName = (unit: string, { library }: ReportContext): string =>
  required(partText(library, `${unit}#voice`), `the name of the voice ${unit}`).text;

/** “Sun in Cancer, eleventh house”; “Leo rising”. */
function placedWords(body: SpineBody, { facts, say, words }: ReportContext): string {
  const planet = planetNamed(body);
  if (planet === null) return words.titled(placementFact(body, "sign"));
  const { sign, house } = facts.planets[planet];
  const placed = say("placement.inSign", { placement: bodyTitled(planet, say), sign: say(`sign.${sign}`) });
  const number = houseNumber(house);
  return number === null ? placed : say("word.listed", { first: placed, second: say(`house.${number}`) });
}
