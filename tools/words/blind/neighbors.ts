import { planets, signs } from "../../../packages/chart/names.ts";

const signKeys = signs.map((sign) => sign.toLowerCase());
const houseKeys = Array.from({ length: 12 }, (_, index) => String(index + 1));
const points = ["north-node", "chiron", "lilith", "fortune", "spirit"];
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
 * The three passages a passage is told from: its neighbor on each axis, and their own. The four stand in a square, so that
 * none of them can be seen to be the one the others were chosen for. Of a ruler in a house the square is of the two houses;
 * of an aspect, of its nearest in meaning and a pair that shares a planet. Ids as `planets-in-signs/moon/capricorn`; null
 * for a passage that is not asked about.
 */
export function neighborsOf(id: string, exists: (id: string) => boolean): readonly string[] | null {
  const [kind = "", subject = "", heading = ""] = id.split("/");
  const { subjects, headings } = axes({ kind, subject, heading });
  for (const other of subjects) {
    for (const next of headings) {
      const square = [`${kind}/${subject}/${next}`, `${kind}/${other}/${heading}`, `${kind}/${other}/${next}`];
      if (square.every(exists)) return square;
    }
  }
  return null;
}

interface Place {
  readonly kind: string;
  readonly subject: string;
  readonly heading: string;
}

/** Neighbors on either axis, nearest first. */
function axes({ kind, subject, heading }: Place): {
  readonly subjects: readonly string[];
  readonly headings: readonly string[];
} {
  if (kind === "aspects") return { subjects: sharingPairs(subject), headings: nearTypes(heading) };
  if (kind === "house-rulers" && subject !== heading) return { subjects: [heading], headings: [subject] };
  const grid = kind === "house-rulers" ? { subjects: houseKeys, headings: houseKeys } : grids[kind];
  if (grid === undefined) return { subjects: [], headings: [] };
  return { subjects: beside(grid.subjects, subject), headings: beside(grid.headings, heading) };
}

const hard = ["square", "opposition", "conjunction"];
const soft = ["trine", "sextile"];

/** The other hard aspects, or the other soft one, before the rest. */
function nearTypes(type: string): readonly string[] {
  const own = hard.includes(type) ? hard : soft;
  return [...own, ...hard, ...soft].filter((one) => one !== type);
}

function sharingPairs(pair: string): readonly string[] {
  const [a = "", b = ""] = pair.split("-");
  return planets.filter((planet) => planet !== a && planet !== b).map((planet) => inOrder(a, planet));
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
