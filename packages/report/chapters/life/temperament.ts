import { placementFact } from "@cosmic/chart/fact-index/fact-ids";
import { type Planet, planets } from "@cosmic/chart/facts";
import {
  leadingTwo,
  leastOf,
  scoreExtremes,
  strongFrom,
  weakTo,
} from "@cosmic/interpretation/selection/leading-shares";
import { listed } from "@cosmic/interpretation/strings/fact-words";
import type { Slots } from "@cosmic/interpretation/strings/fill-strings";
import { note, reference } from "../../context/blocks.ts";
import { framed, section } from "../../context/chapter-frame.ts";
import { type PassageRequest, renderPassage, renderPassages } from "../../context/render-passage.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block, Chapter } from "../../document.ts";
import { sharesBlock } from "../../drawings/shares-block.ts";
import { strengthsBlock } from "../../drawings/strengths-block.ts";
import { scoreTable } from "./score-table.ts";

/** Share of the planets in one half of the sky that counts as one-sided. */
const oneSidedPercent = 70;
/** Number of planets from which a class of houses counts as leading. */
const crowdedClass = 5;
const chartWeight = 6;

/** Section on the ten strengths. */
const strengthsId = "strengths";

/** Its heading; without a birth time the sect is unknown, so it is not named. */
function strengthsTitle({ say, facts }: ReportContext): string {
  return say(facts.timeUnknown ? "section.strengthUntimed" : "section.strength");
}

/** A pointer to the section with the strength sums. */
export function strengthsReference(context: ReportContext): Block {
  return reference(context.say("reference.strengths", { title: strengthsTitle(context) }), strengthsId);
}

/** Elements, modalities, halves of the sky, sect, and the ten strengths with their arithmetic. */
export function temperament(context: ReportContext): Chapter {
  const { say, facts } = context;
  const chapter = {
    id: "temperament",
    title: say("chapter.temperament.title"),
    subtitle: say(facts.timeUnknown ? "chapter.temperament.subtitleUntimed" : "chapter.temperament.subtitle"),
    glyph: "fire",
    tab: "elements",
    opener: null,
    sections: [
      ...section("elements-and-modes", say("section.balance"), [
        sharesBlock(context),
        ...renderPassages(context, emphases(context)),
      ]),
      ...section("halves", say("section.halves"), halves(context)),
      ...section("sect", say("section.sect"), sect(context)),
      ...section(strengthsId, strengthsTitle(context), strengths(context)),
    ],
  } as const;
  return framed(context, chapter, elementSlot(context));
}

/** Slot for the opening lines: the elements without planets, otherwise the leading one. */
function elementSlot({ facts, say }: ReportContext): Slots {
  const { element, missingElements } = facts.emphasis;
  const named = missingElements.length > 0 ? missingElements : element === null ? [] : [element];
  const words = named.map((one) => say(`elementNamed.${one}`));
  return words.length === 0 ? {} : { element: listed(words, say) };
}

/** Passages on what leads, alone or as a pair, and on missing or weakest modalities; missing elements belong to the growth
 * chapter. */
function emphases({ facts }: ReportContext): readonly PassageRequest[] {
  const { element, modality, missingModalities } = facts.emphasis;
  const elements = leadingTwo(facts.elements);
  const leadingModalities = leadingTwo(facts.modalities);
  const leastModality = leastOf(facts.modalities);
  const told = (subject: string, heading: string): PassageRequest => ({
    subject,
    heading: heading.toLowerCase(),
    facts: ["emphasis"],
    weight: chartWeight,
  });
  return [
    ...(element === null ? [] : [told("conditions/elements", `${element}-dominant`)]),
    ...(elements === null || element !== null ? [] : [told("conditions/elements", elements)]),
    ...(modality === null ? [] : [told("conditions/modes", `${modality}-dominant`)]),
    ...(leadingModalities === null || modality !== null ? [] : [told("conditions/modes", leadingModalities)]),
    ...missingModalities.map((missing) => told("conditions/modes", `${missing}-missing`)),
    ...(leastModality === null || missingModalities.length > 0
      ? []
      : [told("conditions/modes", `${leastModality}-least`)]),
  ];
}

function halves(context: ReportContext): readonly Block[] {
  const { facts, say, overhead } = context;
  const { hemispheres } = facts;
  if (!hemispheres || !overhead) return [];
  const { eastern, western } = hemispheres;
  const { abovePercent: above, belowPercent: below } = overhead;
  const sides = [
    ["east", eastern],
    ["west", western],
    ["above", above],
    ["below", below],
  ] as const;
  const full = sides.filter(([, percent]) => percent >= oneSidedPercent).map(([side]) => side);
  const counted = {
    eastern: planetCount(eastern, say),
    western: planetCount(western, say),
    above: planetCount(above, say),
    below: planetCount(below, say),
  };
  return [
    note(say("temperament.halves", counted), ["hemispheres"]),
    ...(above === hemispheres.above
      ? []
      : [note(say("temperament.halvesByHouse", { upper: planetCount(hemispheres.above, say) }), ["hemispheres"])]),
    ...renderPassages(
      context,
      (full.length > 0 ? full : ["even"]).map((heading) => ({
        subject: "conditions/hemispheres",
        heading,
        facts: ["hemispheres"] as const,
        weight: chartWeight,
      })),
    ),
    ...houseClasses(context),
  ];
}

const counts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Converts a percentage of the ten planets to a count in words. */
function planetCount(percent: number, say: ReportContext["say"]): string {
  const count = Math.round((percent * planets.length) / 100);
  return say(`planetCount.${counts.find((one) => one === count) ?? 0}`);
}

function houseClasses(context: ReportContext): readonly Block[] {
  const { facts } = context;
  const count = (wanted: string) => planets.filter((planet) => facts.planets[planet].houseClass === wanted).length;
  return (["angular", "succedent", "cadent"] as const)
    .filter((one) => count(one) >= crowdedClass)
    .slice(0, 1)
    .flatMap((heading) =>
      renderPassage(context, {
        subject: "conditions/house-classes",
        heading,
        facts: ["quadrants"],
        weight: chartWeight,
      }),
    );
}

function sect(context: ReportContext): readonly Block[] {
  const { facts, say } = context;
  if (facts.sect === null) return [];
  const told = renderPassage(context, {
    subject: "conditions/sect",
    heading: facts.sect,
    facts: ["sect"],
    weight: chartWeight,
  });
  return [note(say(`temperament.sect.${facts.sect}`), ["sect"]), ...told];
}

/**
 * Describes the strongest and weakest planet individually if unique; planets with equal sums are described together.
 */
function strengths(context: ReportContext): readonly Block[] {
  const { facts, say } = context;
  const byScore = planets.toSorted((one, other) => facts.planets[other].score - facts.planets[one].score);
  const { most, strongest, least, weakest } = scoreExtremes(facts);
  const named = (of: readonly Planet[]) =>
    listed(
      of.map((planet) => say(`planetNamed.${planet}`)),
      say,
    );
  const whichOf = (planet: Planet): string | null => {
    const { score } = facts.planets[planet];
    if (score === most) return strongest.length === 1 ? "strongest" : "high";
    if (score === least) return weakest.length === 1 ? "weakest" : "low";
    return score >= strongFrom ? "high" : score <= weakTo ? "low" : null;
  };
  return [
    strengthsBlock(context),
    note(
      say("temperament.extremes", {
        strongest: named(strongest),
        most: String(most),
        weakest: named(weakest),
        least: String(least),
      }),
      [...strongest, ...weakest].map((planet) => placementFact(planet, "score")),
    ),
    ...byScore.flatMap((planet) => {
      const which = whichOf(planet);
      if (which === null) return [];
      const heading = `${planet}-${which}`;
      return renderPassage(context, {
        subject: "conditions/strength",
        heading,
        facts: [placementFact(planet, "score")],
        weight: chartWeight,
      });
    }),
    scoreTable(context),
  ];
}
