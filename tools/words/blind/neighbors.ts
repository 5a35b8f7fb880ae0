import { planets, signs } from "../../../packages/chart/names.ts";

const signKeys = signs.map((sign) => sign.toLowerCase());
const houseKeys = Array.from({ length: 12 }, (_, index) => String(index + 1));
const points = ["north-node", "chiron", "lilith", "fortune", "spirit"];
const aspects = ["conjunction", "square", "opposition", "trine", "sextile"];
const loveSubjects = ["choosing", "attaching", "arguing", "staying", "playing", "asking"];
const workSubjects = ["direction", "daily-work", "worth", "duty", "effort", "rest"];

/** Kinds whose passages lie on two axes, a subject and a heading, each with its rows. */
const grids: Readonly<Record<string, { readonly subjects: readonly string[]; readonly headings: readonly string[] }>> =
  {
    "planets-in-signs": { subjects: [...planets, "ascendant"], headings: signKeys },
    "planets-in-houses": { subjects: planets, headings: houseKeys },
    "signs-on-cusps": { subjects: houseKeys, headings: signKeys },
    "points-in-signs": { subjects: points, headings: signKeys },
    "points-in-houses": { subjects: points, headings: houseKeys },
    love: { subjects: loveSubjects, headings: signKeys },
    work: { subjects: workSubjects, headings: signKeys },
  };

/** Kinds that can be asked about. */
export const askedKinds = [...Object.keys(grids), "house-rulers", "aspects"] as const;

/**
 * The passages a passage must be told from: on its own row the ones before and after it, on the other axis the one beside
 * it; of a ruler in a house the two houses changed round; of an aspect two others of the pair and the same of a pair that
 * shares a planet. Ids as `planets-in-signs/moon/capricorn`; null for a passage that is not asked about.
 */
export function neighborsOf(id: string, exists: (id: string) => boolean): readonly string[] | null {
  const [kind = "", subject = "", heading = ""] = id.split("/");
  const named = candidates({ kind, subject, heading }).filter((one) => one !== id && exists(one));
  const chosen = [...new Set(named)].slice(0, 3);
  return chosen.length === 3 ? chosen : null;
}

interface Place {
  readonly kind: string;
  readonly subject: string;
  readonly heading: string;
}

function candidates({ kind, subject, heading }: Place): readonly string[] {
  if (kind === "aspects") return ofAspect(subject, heading);
  if (kind === "house-rulers") {
    const next = beside(houseKeys, heading);
    return [
      `${kind}/${heading}/${subject}`,
      ...next.map((house) => `${kind}/${subject}/${house}`),
      ...beside(houseKeys, subject).map((house) => `${kind}/${house}/${heading}`),
    ];
  }
  const grid = grids[kind];
  if (grid === undefined) return [];
  return [
    ...beside(grid.headings, heading).map((one) => `${kind}/${subject}/${one}`),
    ...beside(grid.subjects, subject).map((one) => `${kind}/${one}/${heading}`),
  ];
}

function ofAspect(pair: string, type: string): readonly string[] {
  const [a = "", b = ""] = pair.split("-");
  // The other hard aspect, or the other soft one, comes first: it is the nearest in meaning.
  const hard = ["square", "opposition", "conjunction"];
  const soft = ["trine", "sextile"];
  const own = hard.includes(type) ? hard : soft;
  const others = [...own, ...aspects].filter((one) => one !== type);
  const shared = planets.filter((planet) => planet !== a && planet !== b).map((planet) => inOrder(a, planet));
  return [
    ...others.slice(0, 2).map((one) => `aspects/${pair}/${one}`),
    ...shared.map((other) => `aspects/${other}/${type}`),
  ];
}

function inOrder(one: string, other: string): string {
  const names: readonly string[] = planets;
  return names.indexOf(one) < names.indexOf(other) ? `${one}-${other}` : `${other}-${one}`;
}

/** The one after and the one before, all the way round. */
function beside(row: readonly string[], one: string): readonly string[] {
  const at = row.indexOf(one);
  return [1, row.length - 1].map((step) => row[(at + step) % row.length] ?? "");
}
