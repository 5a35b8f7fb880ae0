import { planets, signs } from "@cosmic/chart/names";

const ordinals = "first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth";
const tells = new RegExp(
  [
    `(?:the |your )?(?:${ordinals}) houses?`,
    `\\b(?:${[...planets, ...signs, "ascendant", "midheaven", "descendant", "chiron", "lilith", "north node", "south node", "lot of fortune", "lot of spirit", "fortune", "spirit", "node"].join("|")})(?:[’']s)?\\b`,
    "\\b(?:conjunctions?|squares?|squared|oppositions?|opposite|trines?|sextiles?|quincunx(?:es)?)\\b",
    "\\b(?:rising|rises|cusp|ruler|rules|ruled|retrograde|domicile|exalted|detriment)\\b",
    "\\{[^}]*\\}",
  ].join("|"),
  "gi",
);
const blank = "▢";

/** A passage with the words that give away its topic masked. */
export function masked(text: string): string {
  return text.replaceAll(tells, blank);
}
