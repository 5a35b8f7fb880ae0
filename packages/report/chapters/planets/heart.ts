import { certainPhase, possibleMoonSigns } from "@cosmic/chart/certainty/possible-signs";
import type { Sign } from "@cosmic/chart/facts";
import { houseNumber } from "@cosmic/chart/names";
import { required } from "@cosmic/chart/required";
import { alignmentBars } from "@cosmic/interpretation/selection/alignment-bars";
import { timeInTable } from "@cosmic/interpretation/strings/time-words";
import { joint, note } from "../../context/blocks.ts";
import { framed, section } from "../../context/chapter-frame.ts";
import { signGlyph } from "../../context/placement-words.ts";
import { renderPassage } from "../../context/render-passage.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block, Chapter } from "../../document.ts";
import { moonPhaseBlock } from "../../drawings/moon-phase-block.ts";
import { planetSections, possibleWeight } from "./planet-sections.ts";
import { luminaryLines, luminarySlots } from "./soul.ts";
import { withTwoPlanets } from "./two-planets.ts";

/** The Moon: its sign, house, condition and phase. If it may be in two signs, both are described, by sign only. */
export function heart(context: ReportContext): Chapter {
  const { say, facts } = context;
  const [first, second] = possibleMoonSigns(facts);
  if (second) return twoMoons(context, first, second);
  const { moon } = facts.planets;
  const sign = say(`sign.${moon.sign}`);
  const house = houseNumber(moon.house);
  const { emotional } = alignmentBars(facts);
  const chapter = {
    ...frame(context),
    subtitle:
      house === null
        ? say("chapter.heart.subtitleUntimed", { sign })
        : say("chapter.heart.subtitle", { sign, house: say(`house.${house}`) }),
    glyph: signGlyph(moon.sign),
    opener: { lines: luminaryLines("moon", context) },
    ...(emotional === null ? {} : { bar: { label: say("bar.emotional"), percent: emotional } }),
    sections: withTwoPlanets(
      [
        ...planetSections("moon", context, { id: "heart", after: "sun" }),
        ...section("heart-phase", say("section.phase"), phaseBlocks(context)),
      ],
      ["sun", "moon"],
      context,
    ),
  } as const;
  return framed(context, chapter, { sign, ...luminarySlots("moon", context) });
}

/** The Moon's phase, unless the birth time is unknown and the phase changed that day. */
function phaseBlocks(context: ReportContext): readonly Block[] {
  const { facts, say } = context;
  const name = certainPhase(facts);
  if (name === null) return [];
  const told = renderPassage(context, { subject: "conditions/moon-phase", heading: name, facts: ["moon-phase"] });
  const words = told.length > 0 ? told : [joint(say(`state.phase.${name}`), ["moon-phase"])];
  return [moonPhaseBlock(name, context), ...words];
}

function twoMoons(context: ReportContext, first: Sign, second: Sign): Chapter {
  const { say, facts } = context;
  const named = { first: say(`sign.${first}`), second: say(`sign.${second}`) };
  const until = say("placement.until", {
    sign: named.first,
    time: timeInTable(required(facts.moonSigns[0], "the first sign of the Moon").to, say.rules),
  });
  const after = say("placement.after", { sign: named.second });
  const margin: Block = {
    kind: "margin-note",
    glyph: "moon",
    title: say("planet.moon"),
    lines: [until, after],
    facts: ["moon-signs"],
  };
  const chapter = {
    ...frame(context),
    subtitle: say("chapter.heart.subtitleTwo", named),
    glyph: "moon",
    opener: { lines: [until, after] },
    sections: [first, second].flatMap((sign, index) =>
      section(
        `heart-sign-${index + 1}`,
        say("placement.inSign", { placement: say("planet.moon"), sign: say(`sign.${sign}`) }),
        [
          ...(index === 0 ? [margin, note(say("state.moon.two", named), ["moon-signs"])] : []),
          ...possibleMoon(sign, context),
        ],
      ),
    ),
  } as const;
  return framed(context, chapter, named);
}

/** Both possible Moons have the same fixed weight, so that their parts are included or left out together. */
function possibleMoon(sign: Sign, context: ReportContext): readonly Block[] {
  return renderPassage(context, {
    subject: "planets-in-signs/moon",
    heading: sign.toLowerCase(),
    facts: ["moon-signs"],
    weight: possibleWeight,
  });
}

function frame({ say, plates }: ReportContext) {
  return { id: "heart", title: say("chapter.heart.title"), tab: "overview", plate: plates.moon } as const;
}
