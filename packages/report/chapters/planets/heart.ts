import { certainPhase, possibleMoonSigns } from "@cosmic/chart/certainty/day/possible-signs";
import type { Sign } from "@cosmic/chart/facts";
import { houseNumber } from "@cosmic/chart/names";
import { required } from "@cosmic/chart/required";
import { alignmentBars } from "@cosmic/interpretation/selection/alignment-bars";
import { timeInTable } from "@cosmic/interpretation/strings/time-words";
import { note } from "../../context/blocks.ts";
import type { ChapterFrame } from "../../context/chapter-frame.ts";
import { signGlyph } from "../../context/placement-words.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Section } from "../../document.ts";
import { moonPhaseBlock } from "../../drawings/moon-phase-block.ts";
import { planetFrames } from "./planet-frames.ts";
import { luminaryLines } from "./soul.ts";

/** Frame of the chapter on the Moon: its sign, house, condition and phase; of both signs where it may be in two. */
export function heart(context: ReportContext): ChapterFrame {
  const { say, facts } = context;
  const [first, second] = possibleMoonSigns(facts);
  if (second) return twoMoons(context, first, second);
  const { moon } = facts.planets;
  const sign = say(`sign.${moon.sign}`);
  const house = houseNumber(moon.house);
  const { emotional } = alignmentBars(facts);
  return {
    ...head(context),
    subtitle:
      house === null
        ? say("chapter.heart.subtitleUntimed", { sign })
        : say("chapter.heart.subtitle", { sign, house: say(`house.${house}`) }),
    glyph: signGlyph(moon.sign),
    opener: { lines: luminaryLines("moon", context) },
    ...(emotional === null ? {} : { bar: { label: say("bar.emotional"), percent: emotional } }),
    sections: [...planetFrames("moon", context, "heart"), ...phase(context)],
  };
}

/** The Moon's phase, unless the birth time is unknown and the phase changed that day. */
function phase(context: ReportContext): readonly Section[] {
  const { say, facts } = context;
  const name = certainPhase(facts);
  if (name === null) return [];
  const blocks = [moonPhaseBlock(name, context), note(say(`state.phase.${name}`), ["moon-phase"])];
  return [{ id: "heart-phase", title: say("section.phase"), blocks }];
}

function twoMoons(context: ReportContext, first: Sign, second: Sign): ChapterFrame {
  const { say, facts } = context;
  const named = { first: say(`sign.${first}`), second: say(`sign.${second}`) };
  const until = say("placement.until", {
    sign: named.first,
    time: timeInTable(required(facts.moonSigns[0], "the first sign of the Moon").to, say.rules),
  });
  const after = say("placement.after", { sign: named.second });
  const lines = [until, after];
  return {
    ...head(context),
    subtitle: say("chapter.heart.subtitleTwo", named),
    glyph: "moon",
    opener: { lines },
    sections: [
      {
        id: "heart-sign",
        title: say("section.twoMoons", named),
        blocks: [
          { kind: "margin-note", glyph: "moon", title: say("planet.moon"), lines, facts: ["moon-signs"] },
          note(say("state.moon.two", named), ["moon-signs"]),
        ],
      },
      ...phase(context),
    ],
  };
}

function head({ say, plates }: ReportContext) {
  return { id: "heart", title: say("chapter.heart.title"), tab: "overview", plate: plates.moon } as const;
}
