import { planets } from "@cosmic/chart/names";
import type { SpineBody } from "@cosmic/chart/spine/spine";
import { type CarriedVoice, voiceOf } from "../../passages/carried-voices.ts";
import type { ChapterDraft, SectionDraft } from "../choice/choose-parts.ts";
import type { PlanInput } from "../plan-input.ts";
import type { ChapterRole, PlannedItem } from "../report-plan.ts";
import type { LineMaker } from "./line-maker.ts";
import { voicePart } from "./structure-words.ts";

/** Voices that speak in Love, and as many in Work. */
const voicesPerChapter = 2;

const spineBodies: readonly SpineBody[] = [...planets, "ascendant"];

/** The section a voice enters in when the spine has not introduced it: that of its own placement. */
const ownSection: Readonly<Record<SpineBody, string>> = {
  ...{ sun: "soul-sign", moon: "heart-sign", ascendant: "mask-sign", mercury: "mercury-sign", venus: "venus-sign" },
  ...{ mars: "mars-sign", jupiter: "jupiter-sign", saturn: "saturn-sign", uranus: "uranus-sign" },
  ...{ neptune: "neptune-sign", pluto: "pluto-sign" },
};
const loveSection: Readonly<Partial<Record<SpineBody, string>>> = {
  ...{ venus: "love-choosing", mars: "love-arguing", moon: "love-attaching", saturn: "love-staying" },
};
const workSection: Readonly<Partial<Record<SpineBody, string>>> = {
  ...{ saturn: "work-duty", sun: "work-direction", mars: "work-days", mercury: "work-days", moon: "work-rest" },
};

/** Puts the lines of the carried voices in their places: each enters once, and returns once a chapter at most. */
export function withVoices(
  chapters: readonly ChapterDraft[],
  carried: readonly CarriedVoice[],
  { facts }: PlanInput,
  line: LineMaker,
): readonly ChapterDraft[] {
  const places = new Map<string, PlannedItem[]>();
  const sections = new Map(chapters.flatMap((chapter) => chapter.sections.map((section) => [section.id, section])));
  const put = (section: string | undefined, voice: CarriedVoice, name: string): boolean => {
    const found = section === undefined ? undefined : sections.get(section);
    if (section === undefined || !found || isEmpty(found)) return false;
    const items = line(voicePart(voice, name), { role: "voice", facts: [`${voice.body}.sign`] });
    places.set(section, [...(places.get(section) ?? []), ...items]);
    return items.length > 0;
  };
  const openings = new Map<string, readonly PlannedItem[]>();
  /** A voice that the spine has introduced is seen in its own placement. */
  const putFirst = (section: string, voice: CarriedVoice) => {
    const found = sections.get(section);
    if (found === undefined || found.candidates.length === 0) return;
    openings.set(section, line(voicePart(voice, "own"), { role: "voice", facts: [`${voice.body}.sign`] }));
  };
  const inSpine = new Set(
    chapters.filter(({ role }) => role === "spine").flatMap((chapter) => chapter.sections.flatMap(partsOf)),
  );
  for (const voice of carried) if (!inSpine.has(voicePart(voice, "enter"))) put(ownSection[voice.body], voice, "enter");
  for (const body of spineBodies) {
    const voice = voiceOf(body, facts);
    if (voice && inSpine.has(voicePart(voice, "enter"))) putFirst(ownSection[body], voice);
  }
  const lovers = byOrder(carried, ["venus", "mars", "moon"]).slice(0, voicesPerChapter);
  for (const voice of lovers) put(loveSection[voice.body] ?? "love-asking", voice, "love");
  const workers = byOrder(
    carried.filter((voice) => !lovers.includes(voice) || carried.length <= voicesPerChapter),
    ["saturn", "sun", "mercury"],
  ).slice(0, voicesPerChapter);
  for (const voice of workers) put(workSection[voice.body] ?? firstOf(chapters, "work"), voice, "work");
  for (const voice of carried) put(quarrelSection(voice.body, chapters, facts), voice, "quarrel");
  return chapters.map((chapter) => ({
    ...chapter,
    sections: chapter.sections.map((section) => {
      const [first, items] = [openings.get(section.id) ?? [], places.get(section.id) ?? []];
      const [before, after] = [
        [...(section.before ?? []), ...first],
        [...items, ...(section.after ?? [])],
      ];
      return first.length + items.length === 0 ? section : { ...section, before, after };
    }),
  }));
}

const isEmpty = ({ before = [], candidates, after = [] }: SectionDraft): boolean =>
  before.length + candidates.length + after.length === 0;

const partsOf = ({ before = [], after = [] }: SectionDraft): readonly string[] =>
  [...before, ...after].map(({ part }) => part);

/** Those named first, in that order, then the rest in theirs. */
function byOrder(voices: readonly CarriedVoice[], first: readonly SpineBody[]): readonly CarriedVoice[] {
  const rank = ({ body }: CarriedVoice) => (first.includes(body) ? first.indexOf(body) : first.length);
  return voices.toSorted((one, other) => rank(one) - rank(other));
}

function firstOf(chapters: readonly ChapterDraft[], role: ChapterRole): string | undefined {
  const sections = chapters.find((chapter) => chapter.role === role)?.sections ?? [];
  return sections.find(({ candidates }) => candidates.length > 0)?.id;
}

/** A voice quarrels where the book tells its closest hard aspect outside the spine. */
function quarrelSection(
  body: SpineBody,
  chapters: readonly ChapterDraft[],
  { aspects }: PlanInput["facts"],
): string | undefined {
  const hard = aspects
    .filter(({ a, b, type }) => (a === body || b === body) && (type === "square" || type === "opposition"))
    .toSorted((one, other) => one.orb - other.orb)
    .map(({ a, b, type }) => `aspect-${a}-${type}-${b}`);
  const told = new Set(
    chapters
      .filter(({ role }) => role === "conversation")
      .flatMap(({ sections }) => sections.filter(({ candidates }) => candidates.length > 0).map(({ id }) => id)),
  );
  return hard.find((id) => told.has(id));
}
