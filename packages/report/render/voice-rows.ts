import { placementFact } from "@cosmic/chart/fact-index/fact-ids";
import { houseNumber, planetNamed, planets } from "@cosmic/chart/names";
import { required } from "@cosmic/chart/required";
import type { SpineBody } from "@cosmic/chart/spine/spine";
import { voiceOf } from "@cosmic/interpretation/passages/carried-voices";
import type { ChapterRole, PartId, ReportPlan } from "@cosmic/interpretation/plan/report-plan";
import { bodyTitled } from "@cosmic/interpretation/strings/fact-words";
import { raiseFirst } from "@cosmic/interpretation/strings/fill-strings";
import type { ReportContext } from "../context/report-context.ts";
import type { Block, Chapter, IntroducedVoice, Voice } from "../document.ts";
import { slotWords } from "./items/slot-words.ts";
import { partText } from "./part-texts.ts";

/** The unit of a voice in the library, and the chapters in which it speaks or is named. */
interface HeardVoice {
  readonly body: SpineBody;
  readonly unit: string;
  readonly heardIn: readonly ChapterRole[];
}

/** The chapter with the table of the voices. */
const tableIn: ChapterRole = "at-a-glance";
const everyBody: readonly SpineBody[] = [...planets, "ascendant"];

/** The voices of a book, as far as they are written: those it carries, then the others that its text names, in the order
 * in which they come. */
function heardVoices({ carried, chapters }: ReportPlan, { facts, library }: ReportContext): readonly HeardVoice[] {
  const named = new Map<string, Set<ChapterRole>>();
  const note = (part: PartId, role: ChapterRole) => {
    const [unit = ""] = part.split("#");
    if (unit.startsWith("voices/")) named.set(unit, (named.get(unit) ?? new Set()).add(role));
  };
  for (const { role, sections } of chapters) {
    for (const { part, slots } of sections.flatMap(({ items }) => items)) {
      for (const value of [{ is: "part", part } as const, ...Object.values(slots)])
        if (value.is === "part") note(value.part, role);
    }
  }
  const order = [...named.keys()];
  const leading = carried.map(({ body }) => body);
  const rank = ({ body, unit }: Pick<HeardVoice, "body" | "unit">) =>
    leading.includes(body) ? leading.indexOf(body) : leading.length + order.indexOf(unit);
  return everyBody
    .flatMap((body) => {
      const voice = voiceOf(body, facts);
      const unit = voice === null ? "" : `${voice.subject}/${voice.heading}`;
      const isWritten = ["voice", "says"].every((name) => partText(library, `${unit}#${name}`) !== null);
      return isWritten && named.has(unit) ? [{ body, unit }] : [];
    })
    .toSorted((one, other) => rank(one) - rank(other))
    .map((one) => ({ ...one, heardIn: [...(named.get(one.unit) ?? [])].filter((role) => role !== tableIn) }));
}

/** The chapters with the voices of the book: a table below the thesis, with the chapters each is heard in, and a list in
 * the chapter of the spine for its pages in print. */
export function withVoices(
  chapters: ReadonlyMap<ChapterRole, Chapter>,
  plan: ReportPlan,
  context: ReportContext,
): ReadonlyMap<ChapterRole, Chapter> {
  const { say } = context;
  const heard = heardVoices(plan, context).map(({ body, unit, heardIn }): readonly [IntroducedVoice, string] => {
    const says = slotWords({ is: "part", part: `${unit}#says`, quoted: true }, context);
    const titles = heardIn.flatMap((role) => chapters.get(role)?.title ?? []);
    const isCarried = plan.carried.some((one) => one.body === body);
    const voice = {
      ...{ name: voiceName(unit, context), glyph: body, placed: placedWords(body, context), says },
      ...(isCarried ? {} : { namedOnly: true as const }),
    };
    return [voice, say("spine.voice", { placement: voice.placed, says, chapters: titles.join(" · ") })];
  });
  const rows = heard.map(([{ name, glyph }, text]) => ({ label: raiseFirst(name), value: { text, glyph } }));
  const table: readonly Block[] = rows.length === 0 ? [] : [{ kind: "facts", caption: say("spine.voices"), rows }];
  return new Map(
    [...chapters].map(([role, chapter]) => {
      if (role === "spine") return [role, { ...chapter, voices: heard.map(([voice]) => voice) }];
      const sections = chapter.sections.map((section) =>
        section.id === "thesis" ? { ...section, blocks: [...section.blocks, ...table] } : section,
      );
      return [role, role === tableIn ? { ...chapter, sections } : chapter];
    }),
  );
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
