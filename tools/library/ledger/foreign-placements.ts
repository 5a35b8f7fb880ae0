import { houseNumbers, signs } from "@cosmic/chart/names";
import type { WrittenWording } from "../read/sources.ts";
import type { Finding } from "./finding.ts";
import type { ProsePart } from "./prose.ts";

/** What a file's passages are keyed by; they must not mention another one as the reader's own. */
function keyedBy(file: string): "sign" | "house" | null {
  if (/\/(?:planets-in-signs|points-in-signs|signs-on-cusps)\//.test(file)) return "sign";
  if (/\/(?:planets-in-houses|points-in-houses)\//.test(file)) return "house";
  return null;
}

/** Passages that name a sign or a house they are not about: the book would contradict its chart. Names are those of
 * the language's wording. */
export function foreignPlacementFindings(
  parts: readonly ProsePart[],
  { strings }: Pick<WrittenWording, "strings">,
): readonly Finding[] {
  const named = {
    sign: signs.flatMap((sign) => nameOf(sign.toLowerCase(), strings.get(`sign.${sign}`), "u")),
    house: houseNumbers.flatMap((house) => nameOf(String(house), strings.get(`house.${house}`), "iu")),
  };
  return parts.flatMap((part) => {
    const key = keyedBy(part.file);
    const foreign =
      key && named[key].find(({ heading, pattern }) => heading !== part.heading && pattern.test(part.text));
    if (!foreign) return [];
    const { file, line, heading, name } = part;
    return [{ kind: "foreign-placement" as const, file, line, message: `${heading} ${name} names ${foreign.name}` }];
  });
}

function nameOf(heading: string, name: string | undefined, flags: string) {
  if (name === undefined) return [];
  return [{ heading, name, pattern: new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, flags) }];
}
