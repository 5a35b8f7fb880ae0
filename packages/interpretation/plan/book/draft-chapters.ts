import { planetNamed } from "@cosmic/chart/names";
import type { SpineBody } from "@cosmic/chart/spine/spine";
import { modernRulers } from "@cosmic/chart/zodiac/rulers";
import type { Unit } from "@cosmic/library/unit";
import { matchUnits } from "../../catalogue/match-units.ts";
import type { CarriedVoice } from "../../passages/carried-voices.ts";
import { areInAspect } from "../../selection/ties.ts";
import type { ChapterDraft, SectionDraft } from "../choice/choose-parts.ts";
import { clockSections } from "../frames/clock-chapter.ts";
import { bodyHinge, chapterOpening, type Hinge } from "../frames/hinges.ts";
import { letterSections } from "../frames/letter-chapter.ts";
import type { LineMaker } from "../frames/line-maker.ts";
import { nowSections } from "../frames/now-chapter.ts";
import { signsInOrder, twoMoons, twoSuns } from "../frames/two-signs.ts";
import type { PlanInput } from "../plan-input.ts";
import { type ChapterRole, chapterRoles, type PlannedItem } from "../report-plan.ts";
import { type ArgumentPart, argumentLine } from "../spine/argument.ts";
import { spineSections, thesisItems } from "../spine/spine-chapter.ts";
import { byId, type Candidate, candidateMaker, type Further, type Take } from "./candidates.ts";
import { type ChapterSpec, chapterSpecs, conversationWords, type Selection } from "./chapter-specs.ts";
import { chartAnswers } from "./chart-answers.ts";
import { conversationSections } from "./conversation-sections.ts";
import { factsOfUnit } from "./unit-facts.ts";

/** The section for the heaviest contradictions; it is split into one for each. */
export const growthSection = "growth";
/** The weight of the texts on the spine: nothing outweighs them. */
const spineWeight = 12;

interface Making {
  readonly line: LineMaker;
  readonly carried: readonly CarriedVoice[];
  readonly missing: Set<string>;
}

/** Every chapter with what it could print, in the order of the book; a unit belongs to the first that takes it. */
export function draftChapters(input: PlanInput, { line, carried, missing }: Making): readonly ChapterDraft[] {
  const matched = [...matchUnits(input.catalogue, input, chartAnswers(input)).values()];
  const bySubject = groupedBySubject(matched);
  const take = taker(input, missing);
  const told = (id: string, further?: Further): readonly Candidate[] => {
    const unit = input.catalogue.byId.get(id);
    const isAbsent =
      unit !== undefined && unit.when[0].fact === "aspect" && factsOfUnit(unit, input.facts).length === 0;
    if (isAbsent) return [];
    if (unit) return take(unit, { from: id, mandatory: true, weight: spineWeight }, further);
    if (id.startsWith("spine/")) missing.add(id);
    return [];
  };
  const drafts = new Map<ChapterRole, ChapterDraft>();
  const add = (role: ChapterRole, sections: readonly SectionDraft[], words: number | null = null) =>
    drafts.set(role, { role, words, sections });
  const hinge = (body: SpineBody): Hinge => bodyHinge(body, input, line);
  const timing = input.facts.timeUnknown ? "untimed" : "timed";
  add("at-a-glance", [{ id: "thesis", candidates: [], before: thesisItems(input, line) }]);
  add("spine", spineSections({ input, line, told }));
  add("growth", framed([{ id: growthSection, candidates: [] }], "growth", chapterOpening("growth", input, line)));
  for (const spec of chapterSpecs) {
    if (!isTold(spec.role, input)) continue;
    const sections = specSections(spec, bySubject, take, input);
    const hinged = [...withHinges(spec.role, sections, hinge), ...knotSection(spec.role, input, line)];
    const opening = [...chapterOpening(spec.role, input, line), ...openSigns(spec.role, input, line)];
    add(spec.role, framed(hinged, spec.role, opening), spec.words[timing]);
  }
  add(
    "conversation",
    framed(conversationSections(matched, take, input), "conversation", chapterOpening("conversation", input, line)),
    conversationWords[timing],
  );
  if (input.now) {
    const sections = nowSections({ input, now: input.now, line, carried });
    add("now", framed(sections, "now", chapterOpening("now", input, line)));
  }
  add("letter", letterSections(input, line, carried));
  add("what-is-uncertain", clockSections(input, line));
  add("appendix", []);
  return chapterRoles.flatMap((role) => drafts.get(role) ?? []);
}

function taker(input: PlanInput, missing: Set<string>): Take {
  const make = candidateMaker(input, missing);
  const taken = new Set<string>();
  return (unit, selection, further) => {
    if (taken.has(unit.id)) return [];
    const candidates = make(unit, selection, further);
    if (candidates.length > 0) taken.add(unit.id);
    return candidates;
  };
}

/** Houses and the rising sign need a birth time; a day without one has a chapter of its own. */
function isTold(role: ChapterRole, { facts }: PlanInput): boolean {
  if (role === "mask" || role === "houses") return !facts.timeUnknown;
  return role !== "the-day-as-it-turned" || facts.timeUnknown;
}

function specSections(
  { sections }: ChapterSpec,
  bySubject: ReadonlyMap<string, readonly Unit[]>,
  take: Take,
  { facts }: PlanInput,
): readonly SectionDraft[] {
  return sections.map(({ id, movable, takes }) => ({
    id,
    ...(movable ? { movable } : {}),
    candidates: takes.flatMap((selection) => {
      if (selection.inAspect && !facts.timeUnknown && !areInAspect(...selection.inAspect, facts)) return [];
      const own = bySubject.get(selection.from) ?? [];
      const units = inOrderOfDay(
        own.filter((unit) => isSelected(unit, selection)),
        facts,
      );
      return units.slice(0, selection.most).flatMap((unit) => take(unit, selection));
    }),
  }));
}

/** `planets-in-signs/moon` of `planets-in-signs/moon/taurus`. */
const subjectOf = (id: string): string => id.slice(0, id.lastIndexOf("/"));

function groupedBySubject(units: readonly Unit[]): ReadonlyMap<string, readonly Unit[]> {
  const groups = new Map<string, Unit[]>();
  for (const unit of units) {
    const subject = subjectOf(unit.id);
    const known = groups.get(subject);
    if (known) known.push(unit);
    else groups.set(subject, [unit]);
  }
  for (const group of groups.values()) group.sort(byId);
  return groups;
}

/** Texts on rising signs, and on their rulers, in the order in which the signs rose; those on two signs of a planet the
 * likelier first; others as they are. */
function inOrderOfDay(units: readonly Unit[], facts: PlanInput["facts"]): readonly Unit[] {
  if (units.length < 2) return units;
  const { risingSigns } = facts;
  const rank = ({ id }: Unit) => {
    const [kind, subject, heading = ""] = id.split("/");
    const planet = kind === "planets-in-signs" ? planetNamed(subject) : null;
    if (planet) return signsInOrder(planet, facts).findIndex((sign) => sign.toLowerCase() === heading);
    const ruler = subject === "rulers" ? heading.split("-")[0] : null;
    return risingSigns.findIndex(({ sign }) => sign.toLowerCase() === heading || modernRulers[sign] === ruler);
  };
  return units.every((unit) => rank(unit) >= 0) ? units.toSorted((one, other) => rank(one) - rank(other)) : units;
}

function isSelected({ when }: Unit, { body }: Selection): boolean {
  return body === undefined || when.some((test) => test.fact === "condition" && test.body === body);
}

const bodyOfChapter: Readonly<Record<string, SpineBody>> = { soul: "sun", heart: "moon", mask: "ascendant" };

/** The body a section is about; null for a point, a house or a theme. */
function bodyOf({ id }: SectionDraft): SpineBody | null {
  const name = id.split("-")[0] ?? "";
  return bodyOfChapter[name] ?? planetNamed(name);
}

/** Adds the lines that open and close the chapter of a body. */
function withHinges(
  role: ChapterRole,
  sections: readonly SectionDraft[],
  hinge: (body: SpineBody) => Hinge,
): readonly SectionDraft[] {
  const filled = sections.filter(({ candidates }) => candidates.length > 0);
  if (role === "points") return filled;
  const bodies = filled.map(bodyOf);
  const hinges = new Map(bodies.map((body) => [body, body === null ? null : hinge(body)]));
  return filled.map((section, index) => {
    const body = bodies[index] ?? null;
    const own = hinges.get(body);
    if (!own) return section;
    const isFirst = bodies.indexOf(body) === index;
    const isLast = bodies.lastIndexOf(body) === index;
    return { ...section, before: isFirst ? own.opens : [], after: isLast ? own.closes : [] };
  });
}

/** Chapters that end with the argument of the spine, and its text for each. */
const argued: Readonly<Partial<Record<ChapterRole, ArgumentPart>>> = {
  ...({ soul: "soul", heart: "heart", mask: "entrance", "mercury-venus-mars": "words" } as const),
  ...({ love: "love", work: "work", "jupiter-saturn": "trust" } as const),
};

/** What the first two structures of the spine make of a chapter’s subject, at its end. */
function knotSection(role: ChapterRole, input: PlanInput, line: LineMaker): readonly SectionDraft[] {
  const part = argued[role];
  const before = part === undefined ? [] : argumentLine(part, input, line);
  return before.length === 0 ? [] : [{ id: `${role}-knot`, candidates: [], before }];
}

/** Which of the two signs the Sun or the Moon had on the day is the likelier, before both passages. */
function openSigns(role: ChapterRole, input: PlanInput, line: LineMaker): readonly PlannedItem[] {
  if (role === "soul") return twoSuns(input, line);
  return role === "heart" ? twoMoons(input, line) : [];
}

/** A chapter's own opening lines, in a section before the others. */
function framed(
  sections: readonly SectionDraft[],
  role: ChapterRole,
  opens: readonly PlannedItem[],
): readonly SectionDraft[] {
  return opens.length === 0 ? sections : [{ id: `${role}-opening`, candidates: [], before: opens }, ...sections];
}
