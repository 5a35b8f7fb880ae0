import type { LanguageSources } from "../../read/sources.ts";
import type { Paragraph } from "./paragraph.ts";
import type { DetectRules } from "./rules-file.ts";

/** Names of the sky in one language, as one pattern each. */
export interface Names {
  /** Signs, planets, points and angles. */
  readonly any: RegExp;
  /** Planets and points alone. */
  readonly bodies: RegExp;
}

export function namesOf({ wording }: Pick<LanguageSources, "wording">): Names {
  const named = (...groups: readonly string[]): RegExp => {
    const words = [...wording.strings]
      .filter(([key]) => groups.some((group) => new RegExp(`^${group}\\.\\w+$`).test(key)))
      .map(([, word]) => word);
    return new RegExp(`(?<!\\p{L})(?:${words.join("|")})(?!\\p{L})`, "u");
  };
  return { any: named("sign", "planet", "point", "angle", "house"), bodies: named("planet", "point") };
}

/** Most letters between the name and its verb: “Venus in the fourth house likes best …”. */
const reach = 60;

/**
 * Whether a paragraph gives a reason of the sky: a planet, sign, angle or house that is or does something, in one
 * clause, beyond standing somewhere.
 */
export function givesWhy({ sentences, words }: Paragraph, rules: DetectRules, names: Names): boolean {
  return words >= leastWords && sentences.some((sentence) => isReason(sentence, rules, names));
}
const leastWords = 45;

function isReason(sentence: string, { business }: DetectRules, { any }: Names): boolean {
  const found = any.exec(sentence);
  if (!found) return false;
  const after = sentence.slice(found.index + found[0].length).split(/[.;:]/u)[0] ?? "";
  return business.test(after.slice(0, reach));
}
