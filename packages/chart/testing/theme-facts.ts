import type { PlanetFacts } from "../facts.ts";
import type { Pattern } from "../findings.ts";
import { houseClassOf } from "../horizon/houses.ts";
import { type HouseNumber, type PatternType, type Planet, type Sign, signs } from "../names.ts";
import { required } from "../required.ts";
import type { ThemeFacts } from "../synthesis/theme-ground.ts";
import { themesOf } from "../synthesis/themes.ts";
import { perPlanet } from "../zodiac/per-planet.ts";

/** Where a test puts a planet; it does the rest of nothing. */
interface Placed {
  readonly sign?: Sign;
  readonly degree?: number;
  readonly house?: HouseNumber;
  readonly inSect?: boolean | null;
}

const pointIn = (sign: Sign, degree = 0) => ({
  ...{ longitude: signs.indexOf(sign) * 30 + degree, sign, degree, minute: 0 },
});
const plain = {
  ...{ latitude: 0, speed: 1, declination: 0, outOfBounds: false, score: 5, scoreLines: [] },
  ...{ retrograde: false, stationary: false, fast: false, slow: false },
  dignity: "neutral",
  ...{ combust: false, underBeams: false, cazimi: false },
} as const;

/** A chart with a time in which nothing but Sun and Moon has weight: each planet in a sign, Sun in Aries to Pluto in Capricorn, all in cadent houses, Pisces rising, no aspect, no pattern, no sect. */
export function themeFacts(
  placed: Readonly<Partial<Record<Planet, Placed>>> = {},
  change: Partial<ThemeFacts> = {},
): ThemeFacts {
  let next = 0;
  const planets = perPlanet((planet): PlanetFacts => {
    const usual = required(signs[next], `a sign for ${planet}`);
    next += 1;
    const { sign = usual, degree, house = 3, inSect = null } = placed[planet] ?? {};
    return { ...plain, ...pointIn(sign, degree), house, houseClass: houseClassOf(house), inSect };
  });
  return {
    ...{ timeUnknown: false, planets, points: {}, angles: rising("Pisces"), sect: null, chartRuler: null },
    ...{ ruleAspects: [], angleAspects: [], configurations: [] },
    emphasis: { element: null, missingElements: [], modality: null, missingModalities: [] },
    moonSigns: [{ from: "00:00", to: "24:00", sign: planets.moon.sign }],
    ...change,
  };
}

/** The angles of a chart in which a sign rises. */
export function rising(sign: Sign): NonNullable<ThemeFacts["angles"]> {
  const ascendant = pointIn(sign);
  return { ascendant, midheaven: ascendant, descendant: ascendant, imumCoeli: ascendant };
}

export const nodeIn = (sign: Sign, house: HouseNumber | null): ThemeFacts["points"] => ({
  trueNode: { ...pointIn(sign), house },
});

export const pattern = (
  type: PatternType,
  planets: readonly Planet[],
  where: Pick<Pattern, "sign" | "house"> = {},
): Pattern => ({ type, planets, ...where });

/** The themes of a chart as lines: `planet sun: sun.sign 12`. */
export function themesIn(...chart: Parameters<typeof themeFacts>): readonly string[] {
  return themesOf(themeFacts(...chart)).map(
    ({ kind, subject, lines }) =>
      `${kind} ${subject}: ${lines.map(({ fact, weight }) => `${fact} ${weight}`).join(", ")}`,
  );
}
