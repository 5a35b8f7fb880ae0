import { possibleSigns } from "@cosmic/chart/certainty/possible-signs";
import { aspectId, placementFact } from "@cosmic/chart/fact-index/fact-ids";
import type { Planet, Sign } from "@cosmic/chart/facts";
import { houseNumber } from "@cosmic/chart/names";
import { modernRulers } from "@cosmic/chart/zodiac/rulers";
import {
  aspectPassage,
  conversationAspects,
  describedAspects,
  housePassage,
  signPassage,
} from "@cosmic/interpretation/passages/fact-passages";
import { stayOf } from "@cosmic/interpretation/selection/generations";
import { relationsOf } from "@cosmic/interpretation/selection/relations";
import { describedOrbDeg } from "@cosmic/interpretation/strings/aspect-words";
import { aspectTitled } from "@cosmic/interpretation/strings/fact-words";
import { aspectSlots } from "../../context/aspect-slots.ts";
import { heading, joint, note } from "../../context/blocks.ts";
import { section } from "../../context/chapter-frame.ts";
import { localClock } from "../../context/dates.ts";
import { planetDegree } from "../../context/placement-words.ts";
import { jointFor, renderPassage } from "../../context/render-passage.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block, Section } from "../../document.ts";
import { planetMargin } from "./margin-notes.ts";
import { planetState } from "./planet-states.ts";

/** How a chapter presents a planet. */
export interface PlanetOrder {
  /** Prefix of its section ids. */
  readonly id: string;
  /** The planet covered before, for the joint that leads here. */
  readonly after?: Planet;
  /** House and aspects first, sign last, for generational planets. */
  readonly houseFirst?: boolean;
}

/** A planet in full: its sign, its house, its condition, and the aspects that don't fit in the conversation chapter. */
export function planetSections(planet: Planet, context: ReportContext, order: PlanetOrder): readonly Section[] {
  const { say } = context;
  const parts = order.houseFirst
    ? [houseSection(planet, context, order), aspectSection(planet, context, order), signSection(planet, context, order)]
    : [
        signSection(planet, context, order),
        houseSection(planet, context, order),
        aspectSection(planet, context, order),
      ];
  const state = section(`${order.id}-state`, say("section.state", { planet: say(`planetNamed.${planet}`) }), [
    ...signRuler(planet, context),
    ...planetState(planet, context),
  ]);
  return withMargin([...parts.flat(), ...state], planet, context);
}

function signSection(planet: Planet, context: ReportContext, order: PlanetOrder): readonly Section[] {
  const { say, facts } = context;
  const { id, after, houseFirst } = order;
  const { sign } = facts.planets[planet];
  const possible = possibleSigns(planet, facts);
  if (possible.length > 1) return twoSignSections(planet, possible, { context, id });
  const stay = stayOf(planet, sign, localClock(facts).year);
  const years = stay ? say("generation.years", { from: String(stay[1]), to: String(stay[2]) }) : undefined;
  const lead = after && !houseFirst ? leadFrom(after, planet, context) : [];
  const blocks = renderPassage(context, {
    ...signPassage(planet, facts),
    facts: [placementFact(planet, "sign")],
    slots: years === undefined ? {} : { years },
  });
  const told = [...lead, ...(blocks.length > 0 ? blocks : placeBlocks(planet, context, years))];
  const title = say("placement.inSign", { placement: say(`planet.${planet}`), sign: say(`sign.${sign}`) });
  return section(`${id}-sign`, title, told);
}

/** A planet that changed sign on a day with unknown birth time: both signs, and a note that only one applies. */
function twoSignSections(
  planet: Planet,
  possible: readonly Sign[],
  { context, id }: { readonly context: ReportContext; readonly id: string },
): readonly Section[] {
  const { say } = context;
  const fact = [placementFact(planet, "sign")] as const;
  const [first = "Aries", second = "Aries"] = possible;
  const named = { body: say(`planetNamed.${planet}`), first: say(`sign.${first}`), second: say(`sign.${second}`) };
  return possible.flatMap((sign, index) =>
    section(
      `${id}-sign${index === 0 ? "" : "-2"}`,
      say("placement.inSign", { placement: say(`planet.${planet}`), sign: say(`sign.${sign}`) }),
      [
        ...(index === 0 ? [joint(say("state.twoSigns", named), fact), ...eitherNote(context)] : []),
        ...renderPassage(context, {
          subject: `planets-in-signs/${planet}`,
          heading: sign.toLowerCase(),
          facts: fact,
          weight: possibleWeight,
        }),
      ],
    ),
  );
}

/** Explains this in general, on the first such planet only. */
function eitherNote({ say, passages }: ReportContext): readonly Block[] {
  return passages.useOnce("state.eitherSign") ? [note(say("state.eitherSign"))] : [];
}

/** For two possible signs: core, strain and practice. */
export const possibleWeight = 3;

/** Used if the sign passage is not written: the planet's position and, for a generational planet, the years it spent in
 * the sign. */
function placeBlocks(
  planet: Planet,
  { say, facts, words }: ReportContext,
  years: string | undefined,
): readonly Block[] {
  const fact = [placementFact(planet, "sign")];
  if (years !== undefined && isGeneration(planet)) {
    return [joint(say(`generation.${planet}`, { placement: words.named(placementFact(planet, "sign")), years }), fact)];
  }
  return [joint(say("state.place", { body: words.body(planet), degree: planetDegree(planet, facts, say) }), fact)];
}

function isGeneration(planet: Planet): planet is "uranus" | "neptune" | "pluto" {
  return planet === "uranus" || planet === "neptune" || planet === "pluto";
}

function houseSection(
  planet: Planet,
  context: ReportContext,
  { id, after, houseFirst }: PlanetOrder,
): readonly Section[] {
  const { say, facts } = context;
  const number = houseNumber(facts.planets[planet].house);
  const wanted = housePassage(planet, facts);
  if (number === null || wanted === null) return [];
  const told = renderPassage(context, { ...wanted, facts: [placementFact(planet, "house")] });
  const lead = after && houseFirst ? leadFrom(after, planet, context) : [];
  const blocks = told.length > 0 ? told : houseSentence(planet, number, context);
  const title = say("placement.inHouse", { placement: say(`planet.${planet}`), house: say(`house.${number}`) });
  return section(`${id}-house`, title, [...lead, ...blocks]);
}

/** Sun and Moon have a fallback sentence per house if the passage is not written. */
function houseSentence(
  planet: Planet,
  number: NonNullable<ReturnType<typeof houseNumber>>,
  { say }: ReportContext,
): readonly Block[] {
  if (planet !== "sun" && planet !== "moon") return [];
  return [joint(say(`state.${planet}.house.${number}`), [placementFact(planet, "house")])];
}

/** The ruler of this planet's sign, if it is a different planet and both signs are certain. */
function signRuler(planet: Planet, context: ReportContext): readonly Block[] {
  const { facts, words } = context;
  if (isGeneration(planet) || possibleSigns(planet, facts).length > 1) return [];
  const ruler = modernRulers[facts.planets[planet].sign];
  if (ruler === planet) return [];
  const ids = [placementFact(planet, "sign"), placementFact(ruler, "sign")] as const;
  const slots = { a: words.named(ids[0]), b: words.named(ids[1]) };
  return renderPassage(context, { subject: `sign-rulers/${planet}`, heading: ruler, facts: ids, slots });
}

/** Aspects not covered in the conversation chapter, described with the planet they start from. */
function aspectSection(planet: Planet, context: ReportContext, { id }: PlanetOrder): readonly Section[] {
  const { say, facts } = context;
  const blocks = describedAspects(facts)
    .slice(conversationAspects)
    .filter(({ a }) => a === planet)
    .flatMap((aspect) => {
      const told = renderPassage(context, {
        ...aspectPassage(aspect),
        facts: [aspectId(aspect)],
        slots: aspectSlots(aspect, context),
        orbDeg: describedOrbDeg(aspect, facts),
      });
      return told.length === 0 ? [] : [heading(aspectTitled(aspect, context)), ...told];
    });
  return section(`${id}-aspects`, say("section.moreAspects", { planet: say(`planetNamed.${planet}`) }), blocks);
}

/** A joint from one planet to the next. */
function leadFrom(before: Planet, next: Planet, context: ReportContext): readonly Block[] {
  const { facts, say, words } = context;
  if ([before, next].some((planet) => possibleSigns(planet, facts).length > 1)) return [];
  return jointFor(context, relationsOf(before, next, { facts, say, words }), [
    placementFact(before, "sign"),
    placementFact(next, "sign"),
  ]);
}

/** Puts the planet's margin notes in its first section. */
function withMargin(sections: readonly Section[], planet: Planet, { facts, say }: ReportContext): readonly Section[] {
  return sections.map((one, index) =>
    index === 0 ? { ...one, blocks: [...planetMargin(planet, facts, say), ...one.blocks] } : one,
  );
}
