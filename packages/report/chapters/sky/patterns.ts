import { isSureFigure } from "@cosmic/chart/certainty/possible-signs";
import { aspectId, configurationId, type PatternId, placementFact } from "@cosmic/chart/fact-index/fact-ids";
import type { Planet } from "@cosmic/chart/facts";
import type { Pattern } from "@cosmic/chart/findings";
import { houseNumber } from "@cosmic/chart/names";
import { required } from "@cosmic/chart/required";
import { elementOf } from "@cosmic/chart/zodiac/shares";
import { aspectTitled, listed } from "@cosmic/interpretation/strings/fact-words";
import { houseOrdinal } from "@cosmic/interpretation/strings/house-ordinal";
import { joint, note } from "../../context/blocks.ts";
import { framed, section } from "../../context/chapter-frame.ts";
import { planetDegree } from "../../context/placement-words.ts";
import { type PassageRequest, renderPassages } from "../../context/render-passage.ts";
import type { ReportContext } from "../../context/report-context.ts";
import type { Block, Chapter, Section } from "../../document.ts";

/** Each pattern with its members, its release and its trap. */
export function figures(context: ReportContext): Chapter {
  const { say, facts } = context;
  const sections = facts.configurations
    .filter((figure) => isSureFigure(figure, facts))
    .flatMap((figure) => figureSection(figure, context));
  const chapter = {
    id: "figures",
    title: say("chapter.figures.title"),
    subtitle: say("chapter.figures.subtitle"),
    glyph: "trine",
    tab: "aspects",
    opener: null,
    sections:
      sections.length > 0
        ? sections
        : section("no-figures", say("section.noFigures"), [
            note(say(facts.timeUnknown ? "figures.noneUntimed" : "figures.none")),
          ]),
  } as const;
  return framed(context, chapter);
}

function figureSection(figure: Pattern, context: ReportContext): readonly Section[] {
  const { say, facts, words } = context;
  const id = configurationId(figure);
  const told = renderPassages(context, passagesOf(figure, context));
  const margin = figure.planets.map(
    (planet): Block => ({
      kind: "margin-note",
      glyph: planet,
      title: say(`planet.${planet}`),
      lines: [planetDegree(planet, facts, say)],
      facts: [placementFact(planet, "sign")],
    }),
  );
  const lead = figureLead(figure, countOf(figure, facts), context);
  const alike = told.length === 0 ? likeBefore(figure, context) : [];
  const wide = wideAngles(figure, context);
  const lines = [lead, ...alike].join(" ");
  return section(id, words.titled(id), [...margin, ...wide, joint(lines, [id]), ...told]);
}

/** Aspects that count only under the wider orbs of patterns: no other list shows them, so their orbs are given here. */
function wideAngles({ planets: members, type }: Pattern, context: ReportContext): readonly Block[] {
  if (type === "stellium") return [];
  const { facts, say } = context;
  const inLists = facts.aspects.map(aspectId);
  const joins = (body: string) => members.some((planet) => planet === body);
  return facts.ruleAspects
    .filter((aspect) => joins(aspect.a) && joins(aspect.b) && !inLists.includes(aspectId(aspect)))
    .map((aspect) => ({
      kind: "margin-note",
      glyph: aspect.type,
      title: aspectTitled(aspect, context),
      lines: [say("figures.wide")],
      facts: [aspectId(aspect)],
    }));
}

/** For a pattern whose passages an earlier one used up: what the two have in common. Each wording is used once. */
function likeBefore({ apex }: Pattern, { say, passages }: ReportContext): readonly string[] {
  if (apex === undefined) return passages.useOnce("figures.sameKind") ? [say("figures.sameKind")] : [];
  const wordings = ["figures.sameApex", "figures.sameApexAgain"] as const;
  const wording = wordings.find((one) => passages.useOnce(one));
  return wording ? [say(wording, { apex: say(`planetNamed.${apex}`) })] : [];
}

/** What kind of pattern it is, explained for the first of its kind, and which planets form it. */
function figureLead(figure: Pattern, count: number, context: ReportContext): string {
  const { say, facts } = context;
  const { type, sign, house } = figure;
  const planets = listed(
    figure.planets.map((planet) => say(`planetNamed.${planet}`)),
    say,
  );
  const number = houseNumber(house);
  const made = sign
    ? say("figures.inSign", { planets, sign: say(`sign.${sign}`) })
    : number !== null
      ? say(isGatheredInSign(figure, facts) ? "figures.sameInHouse" : "figures.inHouse", {
          planets,
          house: say(`house.${number}`),
        })
      : madeBy(type, { planets, count }, context);
  const kind = type === "stellium" ? (sign ? "stellium-in-sign" : "stellium-in-house") : type;
  const what = count === 1 ? `${say(`figures.what.${kind}`)} ` : "";
  return what + made;
}

/** Whether a house stellium has the same planets as a sign stellium, which is described before it. */
function isGatheredInSign({ planets }: Pattern, { configurations }: ReportContext["facts"]): boolean {
  return configurations.some(({ sign, planets: other }) => sign !== undefined && other.join() === planets.join());
}

function madeBy(
  type: Pattern["type"],
  { planets, count }: { readonly planets: string; readonly count: number },
  { say, passages }: ReportContext,
): string {
  if (count === 1 && type !== "stellium") return say(`figures.members.${type}`, { planets });
  if (count === 2) return say("figures.second", { planets, figure: say(`figureNamed.${type}`) });
  const ordinal = say(`figures.ordinal.${required(ordinals[Math.min(count, ordinals.length) - 1], "an ordinal")}`);
  if (passages.useOnce("figures.further")) return say("figures.further", { planets, ordinal });
  return say("figures.furtherAgain", { planets, ordinal, figure: say(`figureNamed.${type}`) });
}

/** Numbers with an ordinal; no chart has this many patterns of one kind. */
const ordinals = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Position of a pattern among those of its kind, from 1. */
function countOf(figure: Pattern, facts: ReportContext["facts"]): number {
  const kindOf = ({ type, sign }: Pattern) => `${type} ${sign !== undefined}`;
  const alike = facts.configurations.filter((one) => isSureFigure(one, facts) && kindOf(one) === kindOf(figure));
  return alike.indexOf(figure) + 1;
}

function passagesOf(figure: Pattern, { facts, say, words }: ReportContext): readonly PassageRequest[] {
  const { type, sign, house, apex, element, modality } = figure;
  const id: readonly [PatternId] = [configurationId(figure)];
  const across = apex ? acrossFrom(apex, figure, facts) : undefined;
  const slots = {
    ...(apex ? { a: words.named(placementFact(apex, "sign")) } : {}),
    ...(across ? { b: words.named(placementFact(across, "sign")) } : {}),
    ...(house === undefined ? {} : { house: houseOrdinal(house, say) }),
  };
  const told = (subject: string, heading: string): PassageRequest => ({
    subject: `figures/${subject}`,
    heading,
    facts: id,
    slots,
  });
  switch (type) {
    case "stellium":
      return [
        sign === undefined ? told("stellium-in-house", String(house)) : told("stellium-in-sign", sign.toLowerCase()),
      ];
    case "t-square":
      return [told("t-square", modality?.toLowerCase() ?? "mixed"), ...(apex ? [told("t-square-apex", apex)] : [])];
    case "grand-trine":
    case "kite":
      return [told(type, element?.toLowerCase() ?? "mixed")];
    case "grand-cross":
      return [told("grand-cross", modality?.toLowerCase() ?? "mixed")];
    case "yod":
      return apex ? [told("yod-apex", apex)] : [];
    case "mystic-rectangle":
      return [told("mystic-rectangle", rectangleElements(figure.planets, facts.planets))];
  }
}

/** The member of a pattern opposite its apex, as in a kite. */
function acrossFrom(
  apex: Planet,
  { planets }: Pattern,
  { aspects, ruleAspects }: ReportContext["facts"],
): Planet | undefined {
  const opposite = [...aspects, ...ruleAspects].filter(({ type }) => type === "opposition");
  return planets.find((planet) =>
    opposite.some(({ a, b }) => (a === apex && b === planet) || (a === planet && b === apex)),
  );
}

function rectangleElements(members: readonly Planet[], placed: ReportContext["facts"]["planets"]): string {
  const elements = new Set(members.map((planet) => elementOf(placed[planet].sign)));
  const only = (...two: readonly ("Fire" | "Earth" | "Air" | "Water")[]) =>
    [...elements].every((one) => two.includes(one));
  return only("Fire", "Air") ? "fire-air" : only("Earth", "Water") ? "earth-water" : "mixed";
}
