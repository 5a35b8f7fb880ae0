import { offsetText } from "@cosmic/chart/display";
import { timeInSentence } from "@cosmic/interpretation/strings/time-words";
import { factRows, note } from "../../context/blocks.ts";
import { dayInSentence, instantText, localClock } from "../../context/dates.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block, Cell, Section } from "../../document.ts";
import { uncertainty } from "../front/uncertainty.ts";

/** Whose birth this is, which time zone was used, what a chart can say, and what is uncertain. */
export function readingSections(context: ReportContext): readonly Section[] {
  const { say } = context;
  return [
    { id: "welcome", title: say("section.welcome"), blocks: welcome(context) },
    { id: "birth-data", title: say("section.birthData"), blocks: [birthData(context)] },
    { id: "clock", title: say("section.clock"), blocks: clockUsed(context) },
    { id: "uncertain", title: say("section.uncertain"), blocks: uncertainty(context) },
  ];
}

function welcome({ say, subject, facts, hasNow }: ReportContext): readonly Block[] {
  const { place } = subject;
  const local = localClock(facts);
  const date = dayInSentence(local, say);
  const time = timeInSentence(local.time, say.rules);
  const timed = !facts.timeUnknown;
  return [
    note(timed ? say("reading.openingTimed", { place, date, time }) : say("reading.openingUntimed", { place, date })),
    note(say(timed ? "reading.chart" : "reading.chartUntimed")),
    note(say("reading.limits")),
    note(say(timed ? "reading.threeChapters" : "reading.twoChapters")),
    ...(hasNow ? [note(say("reading.dated"))] : []),
    note(say(timed ? "reading.margin" : "reading.marginUntimed")),
  ];
}

function birthData({ say, subject, facts, birth }: ReportContext): Block {
  const { name, date, time, place, coordinates, zone } = subject;
  const byHand = birth.offsetSeconds !== undefined;
  const rows: readonly (readonly [string, Cell])[] = [
    [say("birth.name"), { text: name }],
    [say("birth.date"), { text: date }],
    [say("birth.time"), { text: time }],
    [say("birth.place"), { text: place === coordinates ? "" : place }],
    [say("birth.coordinates"), { text: coordinates }],
    [say("birth.zone"), { text: zone }],
    [say("birth.offset"), { text: offsetText(facts.clock.offsetSeconds) }],
    [say("birth.daylightSaving"), { text: byHand ? "" : say(facts.clock.daylightSaving ? "word.yes" : "word.no") }],
  ];
  return factRows(
    say("birth.caption"),
    rows.filter(([, value]) => value.text !== ""),
  );
}

function clockUsed({ say, facts, birth }: ReportContext): readonly Block[] {
  const { zone, source, daylightSaving, kind } = facts.clock;
  const offset = offsetText(facts.clock.offsetSeconds);
  const read =
    birth.offsetSeconds !== undefined
      ? say("clock.hand", { offset, zone })
      : say(daylightSaving ? "clock.daylight" : "clock.standard", { offset, zone, source });
  const instant = instantText(facts.instant, say);
  return [
    note(read, ["clock"]),
    ...(kind === "once" || birth.offsetSeconds !== undefined
      ? []
      : [note(say(`clock.${kind}`, { offset }), ["clock"])]),
    note(say(facts.timeUnknown ? "clock.noon" : "clock.instant", { instant }), ["clock"]),
  ];
}
