import { houseNumbers, planets, signs } from "@cosmic/chart/names";
import { required } from "@cosmic/chart/required";

const signKeys = signs.map((sign) => sign.toLowerCase());
const houseKeys = houseNumbers.map(String);
const points = ["north-node", "chiron", "lilith", "fortune", "spirit"];
const loveSubjects = ["choosing", "attaching", "arguing", "staying", "playing", "asking"];
const workSubjects = ["direction", "daily-work", "worth", "duty", "effort", "rest"];

/** Kinds whose passages form a grid of subjects and headings, with the rows of each. */
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

/** Kinds that questions can be about. */
export const askedKinds = [...Object.keys(grids), "house-rulers", "aspects"] as const;

/**
 * The three alternatives for a passage: its neighbor on each axis, and the neighbor of both. The four form a square, so
 * that it does not show which one the others were chosen for. For a house ruler, the square is formed by the two
 * houses; for an aspect, by the aspect type nearest in meaning and a pair that shares a planet. Ids like
 * `planets-in-signs/moon/capricorn`; null for a passage without questions.
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

/** The next and the previous item, wrapping around. */
function beside(row: readonly string[], one: string): readonly string[] {
  const at = row.indexOf(one);
  return [1, row.length - 1].map((step) => required(row[(at + step) % row.length], "a neighbor"));
}
