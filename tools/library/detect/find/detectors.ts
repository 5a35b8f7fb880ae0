import type { Shape } from "@cosmic/library/unit";
import type { LanguageSources, Sources } from "../../read/sources.ts";
import { lexicalHits, lexicalRules, thingsIn } from "./lexical.ts";
import { loopWords, rareWords } from "./loops.ts";
import { grouped, type Paragraph, paragraphsOf } from "./paragraph.ts";
import type { DetectRules } from "./rules-file.ts";
import { commandEnding, likeliestCaption, rescues, shortEnding, strangeOpening, taxes } from "./sentences.ts";
import { shapeOf } from "./shapes.ts";
import { givesWhy, type Names, namesOf } from "./why.ts";

/** The rules that are looked for paragraph by paragraph; `no-why` is asked of a whole passage. */
export const ruleNames = [
  ...(["opening", "caption", "rescue", "taxed", "loop", "short", "command"] as const),
  ...(["village", "assumed", ...lexicalRules, "no-why"] as const),
] as const;
export type RuleName = (typeof ruleNames)[number];

/** One place where a rule is broken, or counted against its share. */
export interface Hit {
  readonly rule: RuleName;
  readonly paragraph: Paragraph;
  /** The sentence or the word. */
  readonly words: string;
}

/** What the detectors of one language need. */
export interface Detecting {
  readonly paragraphs: readonly Paragraph[];
  readonly rules: DetectRules;
  readonly names: Names;
  readonly shapeOf: (paragraph: Paragraph) => Shape;
  readonly loopWords: (paragraph: Paragraph) => readonly string[];
}

export function detecting(language: LanguageSources, sources: Sources, rules: DetectRules): Detecting {
  const paragraphs = paragraphsOf(language, sources);
  const names = namesOf(language);
  const { images } = language.about.writing;
  const isRare = rareWords(paragraphs, images);
  const shapes = new Map<Paragraph, Shape>();
  return {
    ...{ paragraphs, rules, names },
    shapeOf: (paragraph) => {
      const shape = shapes.get(paragraph) ?? shapeOf(paragraph, rules, names);
      shapes.set(paragraph, shape);
      return shape;
    },
    loopWords: (paragraph) => loopWords(paragraph, { rules: images, isRare }),
  };
}

/** Shorter parts are a line or a question and no paragraph. */
const leastWords = 30;

/** Every hit in one paragraph. */
export function hitsIn(paragraph: Paragraph, detect: Detecting): readonly Hit[] {
  const { rules, names } = detect;
  const shape = detect.shapeOf(paragraph);
  const isParagraph = paragraph.words >= leastWords;
  const found: readonly (readonly [RuleName, readonly (string | null)[]])[] = [
    ["opening", isParagraph && shape !== "scene" && shape !== "use" ? [strangeOpening(paragraph, rules, names)] : []],
    ["caption", shape === "scene" ? [likeliestCaption(paragraph.sentences, rules)] : []],
    ["rescue", shape === "scene" ? [] : rescues(paragraph, rules, { isHard: shape === "hard" })],
    ["taxed", shape === "good" ? taxes(paragraph, rules) : []],
    ["loop", isParagraph ? [detect.loopWords(paragraph).join(", ") || null] : []],
    ["short", isParagraph ? [shortEnding(paragraph)] : []],
    ["command", isParagraph ? [commandEnding(paragraph, rules)] : []],
    ["village", thingsIn(paragraph.text, "village", rules).map(({ words }) => words)],
    ["assumed", thingsIn(paragraph.text, "assumed", rules).map(({ words }) => words)],
    ...lexicalRules.map(
      (rule) => [rule, shape === "scene" && rule === "past" ? [] : lexicalHits(paragraph, rule, rules)] as const,
    ),
  ];
  return found.flatMap(([rule, all]) => all.flatMap((words) => (words === null ? [] : [{ rule, paragraph, words }])));
}

/** Passages of a placement have one of these parts. */
const placementParts: readonly string[] = ["core", "head"];

/** Passages on a placement none of whose paragraphs gives a reason (rule 12), each as a hit at its first paragraph. */
export function withoutWhy(detect: Detecting): readonly Hit[] {
  const units = grouped(detect.paragraphs, ({ unit }) => unit);
  return [...units.values()].flatMap((own) => {
    const [first] = own;
    const told = own.some((one) => givesWhy(one, detect.rules, detect.names));
    const isPlacement = own.some(({ name }) => placementParts.includes(name));
    return first === undefined || told || !isPlacement
      ? []
      : [{ rule: "no-why" as const, paragraph: first, words: first.unit }];
  });
}
