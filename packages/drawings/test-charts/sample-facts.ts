import {
  type Aspect,
  type AspectType,
  type Facts,
  type Planet,
  type PlanetFacts,
  planets,
  type Sign,
  signs,
  type ZodiacPoint,
} from "@cosmic/chart/facts";
import type { Dispositors } from "@cosmic/chart/findings";
import { aspectTypes, houseNumber } from "@cosmic/chart/names";
import { perPlanet } from "@cosmic/chart/zodiac/per-planet";

/** A longitude in the form used by the facts; for this package's tests. */
function pointAt(longitude: number): ZodiacPoint {
  const turn = ((longitude % 360) + 360) % 360;
  const minutes = Math.floor((turn % 30) * 60 + 1e-6);
  const sign: Sign = signs[Math.floor(turn / 30) % 12] ?? "Aries";
  return { longitude: turn, sign, degree: Math.floor(minutes / 60), minute: minutes % 60 };
}

const angleOf: Readonly<Record<AspectType, number>> = {
  conjunction: 0,
  sextile: 60,
  square: 90,
  trine: 120,
  quincunx: 150,
  opposition: 180,
};
const orbOf: Readonly<Record<AspectType, number>> = {
  conjunction: 8,
  sextile: 5,
  square: 7,
  trine: 7,
  quincunx: 2.5,
  opposition: 8.5,
};

function aspectsOf(longitudes: Readonly<Record<Planet, number>>): readonly Aspect[] {
  return planets.flatMap((a, index) =>
    planets.slice(index + 1).flatMap((b) => {
      const apart = Math.abs(((longitudes[b] - longitudes[a] + 540) % 360) - 180);
      return aspectTypes.flatMap((type) => {
        const orb = Math.abs(apart - angleOf[type]);
        return orb > orbOf[type]
          ? []
          : [{ a, b, type, orb, exact: orb < 1, applying: false, tight: orb < 3 } satisfies Aspect];
      });
    }),
  );
}

/** Input for a hand-made chart. */
export interface SampleChart {
  readonly longitudes: Readonly<Record<Planet, number>>;
  readonly retrograde?: readonly Planet[];
  /** Twelve cusps; null without a birth time. */
  readonly cusps: readonly number[] | null;
  readonly midheaven?: number;
  readonly phaseAngle?: number;
}

const ownDispositors: Dispositors = {
  of: perPlanet((name) => name),
  chains: perPlanet(() => []),
  rings: [],
  final: null,
};
/** Facts no drawing uses. */
const nothingFound = {
  clock: {
    zone: "America/Sao_Paulo",
    offsetSeconds: -10800,
    daylightSaving: false,
    abbreviation: "-03",
    kind: "once",
    source: "test",
  },
  configurations: [],
  receptions: [],
  dispositors: { modern: ownDispositors, traditional: ownDispositors },
  polarities: { Active: 30, Receptive: 70 },
  emphasis: { element: "Earth", missingElements: [], modality: "Cardinal", missingModalities: [] },
  hemispheres: null,
  quadrants: null,
  themes: [],
  sunSigns: [],
  sunChange: null,
  tolerance: {},
  houseSystems: null,
  sidereal: {
    ayanamsa: 23.7,
    planets: perPlanet(() => pointAt(0)),
    ascendant: null,
  },
  cycles: [],
} as const satisfies Partial<Facts>;

function houseIn(longitude: number, cusps: readonly number[] | null): number | null {
  if (!cusps) return null;
  const behind = cusps.map((cusp) => (((longitude - cusp) % 360) + 360) % 360);
  return behind.indexOf(Math.min(...behind)) + 1;
}

function planetOf(name: Planet, { longitudes, cusps, retrograde = [] }: SampleChart): PlanetFacts {
  return {
    ...pointAt(longitudes[name]),
    latitude: 0,
    speed: name === "moon" ? 13.445 : 1,
    declination: 0,
    outOfBounds: false,
    house: houseNumber(houseIn(longitudes[name], cusps)),
    houseClass: null,
    retrograde: retrograde.includes(name),
    stationary: false,
    fast: false,
    slow: false,
    dignity: "neutral",
    combust: false,
    underBeams: false,
    cazimi: false,
    inSect: null,
    score: 5,
    scoreLines: [],
  };
}

function anglesOf(ascendant: number, midheaven: number): Facts["angles"] {
  return {
    ascendant: pointAt(ascendant),
    midheaven: pointAt(midheaven),
    descendant: pointAt(ascendant + 180),
    imumCoeli: pointAt(midheaven + 180),
  };
}

/** Facts with the given positions, and neutral values for everything a drawing does not use. */
export function factsOf(chart: SampleChart): Facts {
  const { longitudes, cusps } = chart;
  const ascendant = cusps?.[0];
  const midheaven = chart.midheaven ?? cusps?.[9];
  const timed = cusps !== null && ascendant !== undefined && midheaven !== undefined;
  return {
    instant: "1990-06-15T17:30:00Z",
    timeUnknown: !timed,
    signChanges: {},
    accuracy: "high",
    julianDayTt: 2448058.22983,
    deltaTSource: "measured",
    deltaTSeconds: 57.1,
    obliquity: 23.4416,
    engine: "test",
    planets: perPlanet((name) => planetOf(name, chart)),
    points: {
      trueNode: { ...pointAt(309.67), house: null },
      ...(timed ? { fortune: { ...pointAt(122.43), house: null } } : {}),
    },
    angles: timed ? anglesOf(ascendant, midheaven) : null,
    houses: timed ? { system: "placidus", cusps, rulers: [], traditionalRulers: [], intercepted: [] } : null,
    sect: timed ? "day" : null,
    chartRuler: null,
    moonPhase: { angle: chart.phaseAngle ?? (longitudes.moon - longitudes.sun + 360) % 360, name: "waning-gibbous" },
    aspects: aspectsOf(longitudes),
    ruleAspects: [],
    angleAspects: [],
    elements: { Fire: 10, Earth: 40, Air: 20, Water: 30 },
    modalities: { Cardinal: 50, Fixed: 20, Mutable: 30 },
    moonSigns: [],
    risingSigns: [],
    rarity: null,
    ...nothingFound,
  };
}

const at = (sign: Sign, degree: number, minute: number) => signs.indexOf(sign) * 30 + degree + minute / 60;

const saoPaulo: Readonly<Record<Planet, number>> = {
  sun: at("Gemini", 24, 20.5),
  moon: at("Pisces", 18, 25.5),
  mercury: at("Gemini", 6, 5.5),
  venus: at("Taurus", 19, 2.5),
  mars: at("Aries", 11, 12.5),
  jupiter: at("Cancer", 15, 56.5),
  saturn: at("Capricorn", 24, 1.5),
  uranus: at("Capricorn", 8, 9.5),
  neptune: at("Capricorn", 13, 42.5),
  pluto: at("Scorpio", 15, 23.5),
};
const firstSix = [
  at("Scorpio", 8, 21),
  at("Sagittarius", 8, 0),
  at("Capricorn", 2, 57),
  at("Capricorn", 27, 31),
  at("Aquarius", 25, 24),
  at("Pisces", 29, 30),
];
const retrograde: readonly Planet[] = ["saturn", "uranus", "neptune", "pluto"];

/** June 15, 1990, 14:30, São Paulo: the chart used in the design mock-ups. */
export const sampleFacts = factsOf({
  longitudes: saoPaulo,
  retrograde,
  cusps: [...firstSix, ...firstSix.map((cusp) => (cusp + 180) % 360)],
});

/** The same day without a birth time. */
export const untimedFacts = factsOf({ longitudes: saoPaulo, retrograde, cusps: null });

/** Ten planets within 20° across the Ascendant, at a latitude where houses are 3° to 70° wide. */
export const crowdedFacts = factsOf({
  longitudes: perPlanet((name) => 95 + planets.indexOf(name) * 2.1),
  cusps: [100, 103, 106, 109, 179, 249, 280, 283, 286, 289, 359, 69],
});
