import { angles, planets, signs } from "@cosmic/chart/names";
import type { LanguageSources } from "../read/sources.ts";

const blank = "▢";
const slot = "\\{[^}]*\\}";

/** Masks the words of a text that give away its topic: those `language.json` lists, and the names of the sky. */
export function maskOf({ about, wording }: Pick<LanguageSources, "about" | "wording">): (text: string) => string {
  const keys = [
    ...planets.map((planet) => `planet.${planet}`),
    ...signs.map((sign) => `sign.${sign}`),
    ...angles.map((angle) => `angle.${angle}`),
    ...["point.chiron", "point.meanLilith"],
  ];
  const names = keys.flatMap((key) => wording.strings.get(key) ?? []).join("|");
  const tells = about.writing.blind.map((one) => one.replace("{NAMES}", names));
  const pattern = new RegExp([...tells, slot].join("|"), "gi");
  return (text) => text.replaceAll(pattern, blank);
}
