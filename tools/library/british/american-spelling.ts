import type { Finding } from "../ledger/finding.ts";
import type { ProsePart } from "../ledger/prose.ts";
import { unreviewedThings } from "./american-things.ts";

/**
 * Stems and endings that are spelled differently, and words used in only one of the two countries. Matching words that
 * are spelled alike, such as “size” or “humorous”, map to themselves in the table.
 */
const americanLooks = new RegExp(
  `^(?:${[
    "\\w+(?:iz|yz)(?:e|es|ed|er|ers|ing|ation|ations)",
    "(?:un|dis|out)?(?:ard|arm|behavi|cand|clam|col|demean|endeav|fav|ferv|flav|harb|hon|hum|lab|neighb|od|parl|ranc|rum|sav|splend|val|vap|vig)or\\w*",
    "(?:epi)?(?:center|theater|fiber|somber|luster|specter|caliber|saber|meager|maneuver)\\w*",
    "(?:milli|kilo|centi)?(?:liter|meter)s?",
    "(?:un)?(?:travel|cancel|label|model|signal|counsel|quarrel|level|fuel|jewel|marvel|pedal|shovel|ravel|tunnel|channel|funnel|dial|total|equal|rival|towel|panel|swivel|grovel|shrivel|pencil|stencil|spiral|duel|barrel|tassel)(?:ed|ing|er|ers|or|ors|ry)",
    "wool(?:en|ens|y)|(?:en|un|dis)?(?:enroll|fulfill|skillful|willful|installment|enrollment|distill|instill|enthrall)\\w*",
    "(?:cata|dia|ana|mono|pro)log(?:s|ed|ing)?",
    "(?:defense|offense|pretense|license)\\w*",
    "gray\\w*|plow\\w*|mold\\w*|smolder\\w*|mustache\\w*|skeptic\\w*|pajamas|cozy|cozi\\w+|ax|donut\\w*|program|programs|aging|judgment\\w*",
    "toward|afterward|backward|upward|downward|inward|outward|homeward|gotten|practic(?:e|ed|es|ing)",
    "math|mom|moms|faucet\\w*|closet\\w*|elevator\\w*|sidewalk\\w*|stroller\\w*|diaper\\w*|cookie\\w*|candy|candies|flashlight\\w*|vacation\\w*|mail|mailed|mailing|mailbox\\w*|trash|garbage|sneakers|soccer|truck\\w*|railroad\\w*|drugstore\\w*|airplane\\w*|aluminum|drafts|drafty|curb\\w*|apartment\\w*|downtown|dollar\\w*",
  ].join("|")})$`,
);

/** Cache: words recur thousands of times. */
const looked = new Map<string, boolean>();

function looksAmerican(word: string): boolean {
  const known = looked.get(word) ?? americanLooks.test(word);
  looked.set(word, known);
  return known;
}

/** Words that look American and are missing from the reviewed table. */
export function unreviewedWords(text: string, table: ReadonlyMap<string, string>): readonly string[] {
  const candidates = (text.match(/\p{L}+/gu) ?? []).filter((word) => looksAmerican(word.toLowerCase()));
  if (candidates.length === 0) return [];
  const reviewed = new Set([...table.keys()].flatMap((key) => key.split(" ")));
  return candidates.filter((word) => !reviewed.has(word.toLowerCase()));
}

/** A finding for each such word, with its location. */
export function britishFindings(parts: readonly ProsePart[], table: ReadonlyMap<string, string>): readonly Finding[] {
  return parts.flatMap(({ file, line, text }) =>
    [...unreviewedWords(text, table), ...unreviewedThings(text, table)].map((word) => ({
      kind: "british" as const,
      file,
      line,
      message: `“${word}” is not in british.json: how is it written there?`,
    })),
  );
}
