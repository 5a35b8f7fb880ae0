import { houseNumbers } from "@cosmic/chart/names";
import { ordinal, signNames } from "../plan/sky-names.ts";
import type { Finding } from "./finding.ts";
import type { ProsePart } from "./prose.ts";

/** What a file's passages are keyed by; they must not mention another one as the reader's own. */
function keyedBy(file: string): "sign" | "house" | null {
  if (/\/(?:planets-in-signs|points-in-signs|signs-on-cusps)\//.test(file)) return "sign";
  if (/\/(?:planets-in-houses|points-in-houses)\//.test(file)) return "house";
  return null;
}

/** Passages that name a sign or a house they are not about: the book would contradict its chart. */
export function foreignPlacementFindings(parts: readonly ProsePart[]): readonly Finding[] {
  return parts.flatMap((part) => {
    const key = keyedBy(part.file);
    const foreign = key === "sign" ? foreignSign(part) : key === "house" ? foreignHouse(part) : undefined;
    if (foreign === undefined) return [];
    const { file, line, heading, name } = part;
    return [{ kind: "foreign-placement" as const, file, line, message: `${heading} ${name} names ${foreign}` }];
  });
}

function foreignSign({ heading, text }: ProsePart): string | undefined {
  return signNames.find(
    (sign) => sign !== heading && new RegExp(`\\b${sign[0]?.toUpperCase()}${sign.slice(1)}\\b`).test(text),
  );
}

function foreignHouse({ heading, text }: ProsePart): string | undefined {
  const other = houseNumbers.find(
    (house) => String(house) !== heading && new RegExp(`\\b${ordinal(house)} house\\b`, "i").test(text),
  );
  return other === undefined ? undefined : `the ${ordinal(other)} house`;
}
