import type { Shape } from "@cosmic/library/unit";
import type { Paragraph } from "./paragraph.ts";
import type { DetectRules } from "./rules-file.ts";
import { likeliestCaption } from "./sentences.ts";
import { givesWhy, type Names } from "./why.ts";

/** The shares of the shapes in a family of passages, in percent (rule 1). */
export const shapeShares: Readonly<Record<Shape, number>> = {
  ...{ plain: 25, instances: 15, why: 15, turn: 13, scene: 12, hard: 10, good: 5, use: 5 },
};

const byName: Readonly<Record<string, Shape>> = {
  ...{ scene: "scene", strain: "hard", gift: "good", practice: "use", ask: "use" },
  ...{ why: "why", turn: "turn" },
  ...{ joined: "turn", apart: "turn", "joined-use": "use", "apart-use": "use" },
  ...{ "same-body": "turn", "in-aspect": "turn", "place-and-planet": "turn", "two-voices": "turn" },
};

/**
 * The shape of a paragraph: as labeled in the catalogue, or as the name of its part says. In a core and the like the
 * border and the reason are looked for, and the rest is plain: a row of instances is known by its label alone.
 */
export function shapeOf(paragraph: Paragraph, rules: DetectRules, names: Names): Shape {
  const named = paragraph.shape ?? byName[paragraph.name];
  if (named) return named;
  if (isScene(paragraph, rules, names)) return "scene";
  if (rules.turn.test(paragraph.text)) return "turn";
  return paragraph.images.length === 0 && givesWhy(paragraph, rules, names) ? "why" : "plain";
}

/** A part of another name may be a scene: no name of the sky, and no sentence about what the reader is like. */
function isScene({ name, sentences, text }: Paragraph, rules: DetectRules, names: Names): boolean {
  return name === "life" && !names.any.test(text) && likeliestCaption(sentences, rules) === null;
}
