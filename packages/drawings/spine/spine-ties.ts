import { type AspectType, type Planet, planets } from "@cosmic/chart/facts";
import { signs } from "@cosmic/chart/names";
import type { Structure } from "@cosmic/chart/spine/spine";
import { elementOf } from "@cosmic/chart/zodiac/shares";
import type { Ink } from "../drawing.ts";
import { aspectStyles } from "../glyphs/aspect-styles.ts";
import { elementInks } from "../wheel-parts/wheel-frame.ts";
import { axisTies, type Chord, patternTies } from "./aspect-ties.ts";
import { corePlanets, type SpineFacts } from "./spine-facts.ts";
import type { Stretch } from "./spine-frame.ts";

/** From a planet, or the Ascendant, to the ruler of its sign. */
export interface Road {
  readonly fromDeg: number;
  readonly toDeg: number;
  /** 1 within a core, less by distance. */
  readonly weight: number;
  /** Each rules the other's sign. */
  readonly mutual?: boolean;
}

/** A crowded or chosen part of the zodiac, and its ink. */
export interface Sector extends Stretch {
  readonly ink: Ink;
  /** Engraved down to the circle of ties; otherwise tinted in the zodiac alone. */
  readonly engraved: boolean;
}

/** The signs by which a structure is drawn; a structure has some of them. */
export interface Ties {
  readonly chords: readonly Chord[];
  /** Corners of the area that the chords enclose, longitudes in order. */
  readonly areaDeg: readonly number[];
  readonly areaInk: Ink;
  readonly roads: readonly Road[];
  /** Longitudes that a bracket joins. */
  readonly brackets: readonly (readonly number[])[];
  readonly sectors: readonly Sector[];
  /** The half of the sky in which a planet is alone. */
  readonly half: Stretch | null;
  /** What the rest leans on. */
  readonly leaning: readonly Planet[];
  /** From the Sun to the Moon, counterclockwise, as an angle at the Earth. */
  readonly phase: Stretch | null;
}

const none: Ties = {
  ...{ chords: [], areaDeg: [], areaInk: "ink", roads: [], brackets: [] },
  ...{ sectors: [], half: null, leaning: [], phase: null },
};

/** How a structure is drawn. */
export function tiesOf(structure: Structure, known: SpineFacts): Ties {
  const { facts } = known;
  const { type, key } = structure;
  const core = corePlanets(structure);
  const at = (planet: Planet) => facts.planets[planet].longitude;
  const keyPlanets = core.filter((planet) => planet === key);
  const rulerOf = facts.dispositors.modern.of;
  switch (type) {
    case "ring":
      return { ...none, roads: core.map((guest) => ({ fromDeg: at(guest), toDeg: at(rulerOf[guest]), weight: 1 })) };
    case "reception": {
      const [one, other] = core;
      if (one === undefined || other === undefined) return none;
      return { ...none, roads: [{ fromDeg: at(one), toDeg: at(other), weight: 1, mutual: true }] };
    }
    case "final-dispositor":
      return { ...none, roads: treeRoads(structure, known), leaning: core };
    case "chart-ruler": {
      const roads = facts.angles
        ? core.map((ruler) => ({ fromDeg: facts.angles?.ascendant.longitude ?? 0, toDeg: at(ruler), weight: 1 }))
        : [];
      return { ...none, roads, leaning: core };
    }
    case "sun-ruler": {
      const ruler = core.find((planet) => planet !== "sun");
      const roads = ruler ? [{ fromDeg: at("sun"), toDeg: at(ruler), weight: 1 }] : [];
      return { ...none, roads, leaning: [ruler ?? "sun"] };
    }
    case "t-square":
    case "yod":
    case "kite":
      return { ...none, ...patternTies(type, core, facts), leaning: keyPlanets };
    case "grand-cross":
    case "grand-trine":
    case "mystic-rectangle":
      return { ...none, ...patternTies(type, core, facts) };
    case "opposition":
    case "square":
      return { ...none, ...axisTies(structure, core, facts) };
    case "close-aspect": {
      const aspect = aspectIn(key);
      if (aspect === "conjunction" || aspect === undefined) return { ...none, brackets: [core.map(at)] };
      return { ...none, chords: chordsBetween(core, aspect) };
    }
    case "sign-stellium":
      return { ...none, sectors: signSectors(key), brackets: [core.map(at)] };
    case "house-stellium":
      return { ...none, sectors: houseSectors(key, known), brackets: [core.map(at)] };
    case "angular":
      return { ...none, brackets: angularBracket(structure, known), leaning: core };
    case "sun-moon":
      return { ...none, phase: ahead(at("sun"), at("moon")) };
    case "singleton":
      return { ...none, ...aloneIn(structure, known), leaning: core };
    default:
      return type satisfies never;
  }
}

/** Weights of roads by their distance from the chief. */
const treeWeights = [1, 0.66, 0.42, 0.3] as const;

function treeRoads({ core, bound }: Structure, { facts }: SpineFacts): readonly Road[] {
  const { of, chains } = facts.dispositors.modern;
  return planets
    .filter((planet) => !core.includes(planet) && (bound[planet] ?? 0) > 0 && of[planet] !== planet)
    .map((planet) => {
      const distance = chains[planet].findIndex((one) => core.includes(one));
      return { planet, weight: treeWeights[distance] ?? 0.3 };
    })
    .sort((one, other) => one.weight - other.weight)
    .map(({ planet, weight }) => ({
      ...{ fromDeg: facts.planets[planet].longitude, toDeg: facts.planets[of[planet]].longitude, weight },
    }));
}

function chordsBetween([a, b]: readonly Planet[], type: AspectType): readonly Chord[] {
  return a === undefined || b === undefined ? [] : [{ a, b, type, orb: 0, bold: true }];
}

const aspectIn = (key: string): AspectType | undefined =>
  (Object.keys(aspectStyles) as AspectType[]).find((type) => key.split("-").includes(type)); // they are its own keys

function signSectors(sign: string): readonly Sector[] {
  const index = signs.findIndex((one) => one.toString() === sign);
  return index < 0 ? [] : [{ fromDeg: index * 30, toDeg: index * 30 + 30, ink: inkOfSign(index), engraved: true }];
}

const inkOfSign = (index: number): Ink => elementInks[index % 4] ?? "ink";

function houseSectors(house: string, { facts: { houses } }: SpineFacts): readonly Sector[] {
  const [from, to] = [houses?.cusps[Number(house) - 1], houses?.cusps[Number(house) % 12]];
  return from === undefined || to === undefined ? [] : [{ ...ahead(from, to), ink: "ink", engraved: true }];
}

/** From one longitude on to another. */
function ahead(fromDeg: number, toDeg: number): Stretch {
  return { fromDeg, toDeg: fromDeg + ((((toDeg - fromDeg) % 360) + 360) % 360) };
}

/** Names of the angles a planet can stand at, as keys of angular structures end. */
export const angleNames = ["ascendant", "descendant", "midheaven", "imumCoeli"] as const;

function angularBracket({ key, core }: Structure, { facts }: SpineFacts): Ties["brackets"] {
  const angle = angleNames.find((name) => key.endsWith(`-${name}`));
  if (angle === undefined || facts.angles === null) return [];
  return [[...core.flatMap((body) => planetPlaces(body, facts)), facts.angles[angle].longitude]];
}

function planetPlaces(body: string, facts: SpineFacts["facts"]): readonly number[] {
  return planets.filter((planet) => planet === body).map((planet) => facts.planets[planet].longitude);
}

/** Cusps at which the halves of the sky begin: eastern, western, above, below. */
const halfStarts = [10, 4, 7, 1] as const;

/** Where a planet is alone: a half of the sky, or the three signs of an element. */
function aloneIn({ key, core }: Structure, { facts }: SpineFacts): Pick<Ties, "half" | "sectors"> {
  const [alone] = corePlanets({ core });
  if (alone === undefined) return none;
  if (key.endsWith("-element")) {
    const element = elementOf(facts.planets[alone].sign);
    const sectors = signs.flatMap((sign, index) =>
      elementOf(sign) === element
        ? [{ fromDeg: index * 30, toDeg: index * 30 + 30, ink: inkOfSign(index), engraved: false }]
        : [],
    );
    return { half: null, sectors };
  }
  const cusps = facts.houses?.cusps ?? [];
  const halves = halfStarts.flatMap((start) => {
    const [from, to] = [cusps[start - 1], cusps[(start + 5) % 12]];
    return from === undefined || to === undefined ? [] : [ahead(from, to)];
  });
  const inside = ({ fromDeg, toDeg }: Stretch, planet: Planet) =>
    ahead(fromDeg, facts.planets[planet].longitude).toDeg < toDeg;
  const half = halves.find((one) => planets.every((planet) => inside(one, planet) === (planet === alone)));
  return { half: half ?? null, sectors: [] };
}
