import { aspectId } from "@cosmic/chart/evidence/fact-ids";
import type { Planet, Sign } from "@cosmic/chart/facts";
import { modernRulers } from "@cosmic/chart/zodiac/rulers";
import {
  aspectPassage,
  conversationAspects,
  housePassage,
  signPassage,
  toldAspects,
} from "@cosmic/interpretation/choice/fact-passages";
import { stayOf } from "@cosmic/interpretation/choice/generations";
import { possibleSigns } from "@cosmic/interpretation/choice/possible-signs";
import { relationsOf } from "@cosmic/interpretation/choice/relations";
import { tellingOrbDeg } from "@cosmic/interpretation/wording/aspect-words";
import { aspectTitled } from "@cosmic/interpretation/wording/fact-words";
import type { Block, Section } from "../../document.ts";
import { aspectSlots } from "../../telling/aspect-slots.ts";
import { heading, joint, note } from "../../telling/blocks.ts";
import { section } from "../../telling/chapter-frame.ts";
import { localClock } from "../../telling/dates.ts";
import { houseNumber, planetDegree } from "../../telling/placement-words.ts";
import { jointFor, tell } from "../../telling/tell.ts";
import type { Telling } from "../../telling/telling.ts";
import { planetMargin } from "./margin-notes.ts";
import { planetState } from "./planet-states.ts";

/** How a chapter tells a planet. */
export interface PlanetOrder {
  /** Ids of its sections begin with it. */
  readonly id: string;
  /** The planet told of before, for the joint that leads here. */
  readonly after?: Planet;
  /** House and aspects first, the sign last: it is a generation’s. */
  readonly houseFirst?: boolean;
}

/** A planet in full: its sign, its house, how it stands, and those of its aspects that the conversation has no room for. */
export function planetSections(planet: Planet, telling: Telling, order: PlanetOrder): readonly Section[] {
  const { say } = telling;
  const parts = order.houseFirst
    ? [houseSection(planet, telling, order), aspectSection(planet, telling, order), signSection(planet, telling, order)]
    : [
        signSection(planet, telling, order),
        houseSection(planet, telling, order),
        aspectSection(planet, telling, order),
      ];
  const state = section(`${order.id}-state`, say("section.state", { planet: say(`planetNamed.${planet}`) }), [
    ...signRuler(planet, telling),
    ...planetState(planet, telling),
  ]);
  return withMargin([...parts.flat(), ...state], planet, telling);
}

function signSection(planet: Planet, telling: Telling, order: PlanetOrder): readonly Section[] {
  const { say, facts } = telling;
  const { id, after, houseFirst } = order;
  const { sign } = facts.planets[planet];
  const possible = possibleSigns(planet, facts);
  if (possible.length > 1) return twoSignSections(planet, possible, { telling, id });
  const stay = stayOf(planet, sign, localClock(facts).year);
  const years = stay ? say("generation.years", { from: String(stay[1]), to: String(stay[2]) }) : undefined;
  const lead = after && !houseFirst ? leadFrom(after, planet, telling) : [];
  const blocks = tell(telling, {
    ...signPassage(planet, facts),
    facts: [`${planet}.sign`],
    slots: years === undefined ? {} : { years },
  });
  const told = [...lead, ...(blocks.length > 0 ? blocks : placeBlocks(planet, telling, years))];
  const title = say("placement.inSign", { placement: say(`planet.${planet}`), sign: say(`sign.${sign}`) });
  return section(`${id}-sign`, title, told);
}

/** A planet that changed sign on a day without an hour: both signs, and that only one of them is so. */
function twoSignSections(
  planet: Planet,
  possible: readonly Sign[],
  { telling, id }: { readonly telling: Telling; readonly id: string },
): readonly Section[] {
  const { say } = telling;
  const fact = [`${planet}.sign`] as const;
  const [first = "Aries", second = "Aries"] = possible;
  const named = { body: say(`planetNamed.${planet}`), first: say(`sign.${first}`), second: say(`sign.${second}`) };
  return possible.flatMap((sign, index) =>
    section(
      `${id}-sign${index === 0 ? "" : "-2"}`,
      say("placement.inSign", { placement: say(`planet.${planet}`), sign: say(`sign.${sign}`) }),
      [
        ...(index === 0 ? [joint(say("state.twoSigns", named), fact), ...eitherNote(telling)] : []),
        ...tell(telling, {
          subject: `planets-in-signs/${planet}`,
          heading: sign.toLowerCase(),
          facts: fact,
          weight: possibleWeight,
        }),
      ],
    ),
  );
}

/** What it means for the book, said of the first such planet. */
function eitherNote({ say, shelf }: Telling): readonly Block[] {
  return shelf.once("state.eitherSign") ? [note(say("state.eitherSign"))] : [];
}

/** Of two possible signs the core, what is hard and what can be tried. */
const possibleWeight = 3;

/** Where the passage of a sign is not written: where the planet stood, and of a generation’s sign in which years. */
function placeBlocks(planet: Planet, { say, facts, words }: Telling, years: string | undefined): readonly Block[] {
  const fact = [`${planet}.sign`];
  if (years !== undefined && isGeneration(planet)) {
    return [joint(say(`generation.${planet}`, { placement: words.named(`${planet}.sign`) ?? "", years }), fact)];
  }
  return [joint(say("state.place", { body: words.body(planet), degree: planetDegree(planet, facts, say) }), fact)];
}

function isGeneration(planet: Planet): planet is "uranus" | "neptune" | "pluto" {
  return planet === "uranus" || planet === "neptune" || planet === "pluto";
}

function houseSection(planet: Planet, telling: Telling, { id, after, houseFirst }: PlanetOrder): readonly Section[] {
  const { say, facts } = telling;
  const number = houseNumber(facts.planets[planet].house);
  const wanted = housePassage(planet, facts);
  if (number === null || wanted === null) return [];
  const told = tell(telling, { ...wanted, facts: [`${planet}.house`] });
  const lead = after && houseFirst ? leadFrom(after, planet, telling) : [];
  const blocks = told.length > 0 ? told : houseSentence(planet, number, telling);
  const title = say("placement.inHouse", { placement: say(`planet.${planet}`), house: say(`house.${number}`) });
  return section(`${id}-house`, title, [...lead, ...blocks]);
}

/** Sun and Moon have a sentence for each house where the passage is not written. */
function houseSentence(
  planet: Planet,
  number: NonNullable<ReturnType<typeof houseNumber>>,
  { say }: Telling,
): readonly Block[] {
  if (planet !== "sun" && planet !== "moon") return [];
  return [joint(say(`state.${planet}.house.${number}`), [`${planet}.house`])];
}

/** The planet that rules the sign this one stands in, where it is another and both signs are certain. */
function signRuler(planet: Planet, telling: Telling): readonly Block[] {
  const { facts, words } = telling;
  if (isGeneration(planet) || possibleSigns(planet, facts).length > 1) return [];
  const ruler = modernRulers[facts.planets[planet].sign];
  if (ruler === planet) return [];
  const ids = [`${planet}.sign`, `${ruler}.sign`] as const;
  const [a, b] = ids.map((id) => words.named(id) ?? "");
  const slots = { a: a ?? "", b: b ?? "" };
  return tell(telling, { subject: `sign-rulers/${planet}`, heading: ruler, facts: ids, slots });
}

/** Aspects beyond those of the conversation, told with the planet they begin from. */
function aspectSection(planet: Planet, telling: Telling, { id }: PlanetOrder): readonly Section[] {
  const { say, facts } = telling;
  const blocks = toldAspects(facts)
    .slice(conversationAspects)
    .filter(({ a }) => a === planet)
    .flatMap((aspect) => {
      const told = tell(telling, {
        ...aspectPassage(aspect),
        facts: [aspectId(aspect)],
        slots: aspectSlots(aspect, telling),
        orbDeg: tellingOrbDeg(aspect, facts),
      });
      return told.length === 0 ? [] : [heading(aspectTitled(aspect, telling)), ...told];
    });
  return section(`${id}-aspects`, say("section.moreAspects", { planet: say(`planetNamed.${planet}`) }), blocks);
}

/** A joint from one planet to the next. */
export function leadFrom(before: Planet, next: Planet, telling: Telling): readonly Block[] {
  const { facts, say, words } = telling;
  if ([before, next].some((planet) => possibleSigns(planet, facts).length > 1)) return [];
  return jointFor(telling, relationsOf(before, next, { facts, say, words }), [`${before}.sign`, `${next}.sign`]);
}

/** The planet’s margin notes stand by the first of its sections. */
function withMargin(sections: readonly Section[], planet: Planet, { facts, say }: Telling): readonly Section[] {
  return sections.map((one, index) =>
    index === 0 ? { ...one, blocks: [...planetMargin(planet, facts, say), ...one.blocks] } : one,
  );
}
