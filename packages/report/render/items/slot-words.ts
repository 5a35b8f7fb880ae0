import { aspectId } from "@cosmic/chart/fact-index/fact-ids";
import { parseFactId } from "@cosmic/chart/fact-index/parse-fact-id";
import { planetNamed } from "@cosmic/chart/names";
import { required } from "@cosmic/chart/required";
import type { SlotValue } from "@cosmic/interpretation/plan/report-plan";
import { stayOf } from "@cosmic/interpretation/selection/generations";
import { orbWords } from "@cosmic/interpretation/strings/aspect-words";
import { listed } from "@cosmic/interpretation/strings/fact-words";
import { houseOrdinal } from "@cosmic/interpretation/strings/house-ordinal";
import { timeInSentence } from "@cosmic/interpretation/strings/time-words";
import { aspectSlots } from "../../context/aspect-slots.ts";
import { dateText, dayWithinText, localClock } from "../../context/dates.ts";
import type { ReportContext } from "../../context/report-context.ts";
import { partText } from "../part-texts.ts";

/** The words that fill a slot, in the language of a book. Throws for a value the chart does not have. */
export function slotWords(value: SlotValue, context: ReportContext): string {
  const { say, words, facts, subject, library } = context;
  switch (value.is) {
    case "placement":
      return words.named(value.fact);
    case "bodies":
      return listed(value.bodies.map(words.body), say);
    case "signs":
      return listed(
        value.signs.map((sign) => say(`sign.${sign}`)),
        say,
      );
    case "house":
      return say("named.house", { house: say(`house.${value.house}`) });
    case "ordinal":
      return houseOrdinal(value.house, say);
    case "orb":
      return orbWords(aspectOf(value.aspect, context), context);
    case "near":
      return required(aspectSlots(aspectOf(value.aspect, context), context).near, "the slot near");
    case "years": {
      const { sign } = facts.planets[value.planet];
      const stay = stayOf(value.planet, sign, localClock(facts).year);
      return stay === null ? "" : say("generation.years", { from: String(stay[1]), to: String(stay[2]) });
    }
    case "count":
      return countWords(value.count, context);
    case "number":
      return String(value.number);
    case "ages":
      return value.from === value.to
        ? String(value.from)
        : say(value.to === value.from + 1 ? "word.or" : "word.span", {
            ...{ first: String(value.from), second: String(value.to) },
          });
    case "phase":
      return say(`phase.${value.phase}`);
    case "dates":
      return listed(
        value.dates.map(([from, to]) => spanWords(from, to, context)),
        say,
      );
    case "open-dates":
      return listed(
        value.dates.map(([from, to]) => dayWithinText(from, to, say)),
        say,
      );
    case "time":
      return timeInSentence(value.time, say.rules);
    case "part": {
      const { text } = required(partText(library, value.part), `the part ${value.part}`);
      const [open, close] = say.rules.quotes;
      return value.quoted ? `${open}${text}${close}` : text;
    }
    case "name":
      return subject.firstName;
  }
}

function aspectOf(id: string, { facts }: ReportContext) {
  const parsed = parseFactId(id);
  const found = [...facts.aspects, ...facts.ruleAspects, ...facts.angleAspects].find(
    (aspect) => aspectId(aspect) === id,
  );
  if (parsed?.kind !== "aspect" || planetNamed(parsed.a) === null) throw new Error(`${id} is no aspect`);
  return required(found, `the aspect ${id}`);
}

const spelled = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** A small number in words, a larger one in digits. */
function countWords(count: number, { say }: ReportContext): string {
  const word = spelled.find((one) => one === count);
  return word === undefined ? String(count) : say(`planetCount.${word}`);
}

function spanWords(from: string, to: string, { say }: ReportContext): string {
  return from === to ? dateText(from, say) : say("date.daySpan", { from: dateText(from, say), to: dateText(to, say) });
}
