import { type DayState, dayStates } from "@cosmic/chart/certainty/day/day-states";
import { certainPhase, isSureFigure, possibleSigns, signHours } from "@cosmic/chart/certainty/day/possible-signs";
import { crossingsOf } from "@cosmic/chart/cycles/crossings";
import type { Facts } from "@cosmic/chart/facts";
import type { AboveHorizon } from "@cosmic/chart/horizon/above-horizon";
import { houseNumbers, type Planet, planets, points, type Sign, signs } from "@cosmic/chart/names";
import { signAt } from "@cosmic/chart/zodiac/longitude";
import { modernRulers } from "@cosmic/chart/zodiac/rulers";
import { hours, type Place } from "@cosmic/library/test-words";
import { describedAspects } from "../selection/described-aspects.ts";
import { leadingTwo, leastOf } from "../selection/leading-shares.ts";
import { patternTraitsOf } from "./chart-traits.ts";
import { conditionsOf } from "./planet-conditions.ts";
import {
  aspectKey,
  conditionKey,
  crossingKey,
  fewerKey,
  heldKey,
  houseKey,
  type Key,
  leadingKey,
  patternKey,
  plainKey,
  progressedKey,
  rulerKey,
  shareKey,
  signKey,
} from "./test-keys.ts";

/** What the units of the catalogue are matched against. */
export interface MatchedChart {
  readonly facts: Facts;
  /** What was above the horizon; null without a birth time. */
  readonly overhead: AboveHorizon | null;
}

/** Every key that holds in a chart. */
export function chartKeys(chart: MatchedChart): ReadonlySet<Key> {
  const { facts } = chart;
  const states = dayStates(facts);
  return new Set([
    ...signKeys(facts),
    ...houseKeys(facts),
    ...aspectKeys(facts),
    ...planets.flatMap((planet) => conditionsOf(planet, facts, states).map((is) => conditionKey(planet, is))),
    ...sharesHeldInAll(states),
    ...skyKeys(chart),
    ...facts.configurations
      .filter((pattern) => isSureFigure(pattern, facts))
      .flatMap((pattern) => patternTraitsOf(pattern, facts).map(([by, is]) => patternKey(pattern.type, by, is))),
    ...cycleKeys(facts),
  ]);
}

function signKeys(facts: Facts): readonly Key[] {
  const fixed = (of: Place, sign: Sign) => hours.map((hour) => signKey(of, sign, hour));
  const ofPlanets = planets.flatMap((planet) => {
    const possible = possibleSigns(planet, facts);
    const [only] = possible;
    return [
      heldKey(planet, possible.length === 1),
      signKey(planet, facts.planets[planet].sign, "noon"),
      ...possible.map((sign) => signKey(planet, sign, "any")),
      ...(possible.length === 1 ? [signKey(planet, only, "every")] : []),
      ...signsWhileRuling(planet, facts).map((sign) => signKey(planet, sign, "ruling")),
    ];
  });
  const ofPoints = points.flatMap((point) => {
    const placed = facts.points[point];
    return placed ? fixed(point, placed.sign) : [];
  });
  const { angles, houses } = facts;
  const rising = angles
    ? [...fixed("ascendant", angles.ascendant.sign), ...fixed("midheaven", angles.midheaven.sign)]
    : facts.risingSigns.map(({ sign }) => signKey("ascendant", sign, "any"));
  const cusps = houseNumbers.flatMap((house) => {
    const cuspDeg = houses?.cusps[house - 1];
    return cuspDeg === undefined ? [] : fixed(`cusp-${house}`, signAt(cuspDeg));
  });
  return [...ofPlanets, ...ofPoints, ...rising, ...cusps];
}

/** The signs a planet was in while a sign that it rules was rising. */
function signsWhileRuling(planet: Planet, facts: Facts): readonly Sign[] {
  const possible = possibleSigns(planet, facts);
  if (possible.length === 1) return possible;
  const ruling = facts.risingSigns.filter(({ sign }) => modernRulers[sign] === planet);
  return signHours(planet, facts)
    .filter((window) => ruling.some(({ from, to }) => from < window.to && window.from < to))
    .map(({ sign }) => sign);
}

function houseKeys({ planets: placed, points: pointsPlaced, houses }: Facts): readonly Key[] {
  const ofPlanets = planets.flatMap((planet) => {
    const { house } = placed[planet];
    return house === null ? [] : [houseKey(planet, house)];
  });
  const ofPoints = points.flatMap((point) => {
    const house = pointsPlaced[point]?.house ?? null;
    return house === null ? [] : [houseKey(point, house)];
  });
  const rulers = houseNumbers.flatMap((house) => {
    const ruler = houses?.rulers[house - 1];
    const stands = ruler === undefined ? null : placed[ruler].house;
    return stands === null ? [] : [rulerKey(house, stands)];
  });
  return [...ofPlanets, ...ofPoints, ...rulers];
}

/** Planets of an aspect are in their usual order. */
function aspectKeys(facts: Facts): readonly Key[] {
  const between = describedAspects(facts).map(({ a, b, type }) => aspectKey(a, b, type));
  const toAngles = facts.angleAspects.map(({ a, b, type }) => aspectKey(a, b, type));
  return [...between, ...toAngles];
}

/** What is so under every sign of a day without a birth time. */
function sharesHeldInAll([first, ...others]: readonly [DayState, ...DayState[]]): readonly Key[] {
  const elsewhere = others.map(shareKeys);
  return shareKeys(first).filter((key) => elsewhere.every((keys) => keys.includes(key)));
}

function shareKeys({ emphasis, elements, modalities }: DayState): readonly Key[] {
  const { element, missingElements, modality, missingModalities } = emphasis;
  return [...sharesOf(elements, element, missingElements), ...sharesOf(modalities, modality, missingModalities)];
}

/** Without a single leader two may lead together. */
function sharesOf(
  shares: Readonly<Record<string, number>>,
  leader: string | null,
  missing: readonly string[],
): readonly Key[] {
  const pair = leader === null ? leadingTwo(shares) : null;
  const least = leastOf(shares);
  return [
    ...(leader === null ? [] : [shareKey(leader, "dominant")]),
    ...(pair === null ? [] : [leadingKey(pair)]),
    ...missing.map((one) => shareKey(one, "missing")),
    ...(least === null ? [] : [shareKey(least, "least")]),
  ];
}

/** Share of the planets in one half of the sky that counts as one-sided. */
const oneSidedPercent = 70;
/** Number of planets from which a class of houses counts as leading. */
const crowdedClass = 5;

function skyKeys({ facts, overhead }: MatchedChart): readonly Key[] {
  const phase = certainPhase(facts);
  const rising = facts.timeUnknown ? new Set(facts.risingSigns.map(({ sign }) => sign)).size : signs.length;
  const classes = (["angular", "succedent", "cadent"] as const).filter(
    (wanted) => planets.filter((planet) => facts.planets[planet].houseClass === wanted).length >= crowdedClass,
  );
  return [
    plainKey("timed", String(!facts.timeUnknown)),
    ...(phase === null ? [] : [plainKey("phase", phase)]),
    ...halfKeys(facts, overhead),
    ...classes.slice(0, 1).map((one) => plainKey("house-class", one)),
    ...(rising < signs.length ? [fewerKey(signs.length)] : []),
  ];
}

/** East and west by house, above and below by true altitude. */
function halfKeys({ hemispheres }: Facts, overhead: AboveHorizon | null): readonly Key[] {
  if (!hemispheres || !overhead) return [];
  const sides = [
    ["east", hemispheres.eastern],
    ["west", hemispheres.western],
    ["above", overhead.abovePercent],
    ["below", overhead.belowPercent],
  ] as const;
  const full = sides.filter(([, percent]) => percent >= oneSidedPercent).map(([side]) => plainKey("half", side));
  return full.length > 0 ? full : [plainKey("half", "even")];
}

function cycleKeys({ cycles }: Facts): readonly Key[] {
  return cycles.flatMap((cycle) => [
    ...(cycle.dates.length > 0 ? [plainKey("cycle", cycle.kind)] : []),
    ...cycle.dates.flatMap(({ sign, phase }) =>
      [sign, phase].flatMap((into) => (into === undefined ? [] : [progressedKey(cycle.kind, into)])),
    ),
    ...(cycle.kind.startsWith("progressed")
      ? []
      : crossingsOf(cycle).map(({ kind, count }) => crossingKey(kind, count))),
  ]);
}
