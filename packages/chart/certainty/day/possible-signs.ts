import {
  type FactsWithoutCycles,
  type MoonPhaseName,
  type Planet,
  planets,
  type Sign,
  type SignWindow,
} from "../../facts.ts";
import type { Pattern } from "../../findings.ts";
import { phaseAt } from "../../zodiac/moon-phase.ts";
import { elementOf } from "../../zodiac/shares.ts";

/** From noon to either end of a civil day, in days; the longest civil day has 25 hours. */
export const halfDay = 12.5 / 24;

/** The signs a body was in on a day, in order; one, unless it changed signs. */
export type PossibleSigns = readonly [Sign, ...Sign[]];

/** What decides which signs the planets may be in. */
export type SignFacts = Pick<FactsWithoutCycles, "timeUnknown" | "planets" | "sunSigns" | "moonSigns" | "signChanges">;

/** The signs the Moon may be in: one, or without a birth time all those of the day, in order. */
export function possibleMoonSigns(facts: Omit<SignFacts, "sunSigns" | "signChanges">): PossibleSigns {
  const { sign } = facts.planets.moon;
  return facts.timeUnknown ? signsOfDay(sign, facts.moonSigns) : [sign];
}

/** The signs a planet may be in: one, or without a birth time both if it changed sign that day, in order. */
export function possibleSigns(planet: Planet, facts: SignFacts): PossibleSigns {
  if (!facts.timeUnknown) return [facts.planets[planet].sign];
  if (planet === "moon") return possibleMoonSigns(facts);
  if (planet === "sun") return signsOfDay(facts.planets.sun.sign, facts.sunSigns);
  return signsOfDay(facts.planets[planet].sign, facts.signChanges[planet] ?? []);
}

/** The hours of a planet’s signs on a day on which it changed sign; none on any other. */
export function signHours(planet: Planet, facts: Omit<SignFacts, "planets">): readonly SignWindow[] {
  const lights: Partial<Record<Planet, readonly SignWindow[]>> = { sun: facts.sunSigns, moon: facts.moonSigns };
  const windows = facts.timeUnknown ? (lights[planet] ?? facts.signChanges[planet] ?? []) : [];
  return windows.length > 1 ? windows : [];
}

/** Odds beyond two to one make one sign of a day the likelier. */
const likelierOdds = 2;

/** The sign that held for the larger part of the day, and how long, in minutes; null where neither is much likelier. */
export function likelierSign(windows: readonly SignWindow[]): { readonly sign: Sign; readonly minutes: number } | null {
  const [one, other] = windows
    .map((window) => ({ sign: window.sign, minutes: minutesOf(window.to) - minutesOf(window.from) }))
    .sort((first, second) => second.minutes - first.minutes);
  return one && other && one.minutes > likelierOdds * other.minutes ? one : null;
}

/** Minutes since midnight at `HH:MM`. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** A planet's element; null if the possible signs differ in element. */
export function certainElement(planet: Planet, facts: SignFacts): ReturnType<typeof elementOf> | null {
  const [element, other] = new Set(possibleSigns(planet, facts).map(elementOf));
  return other === undefined ? (element ?? null) : null;
}

/** Planets whose sign is uncertain that day. */
export function planetsInTwoSigns(facts: SignFacts): readonly Planet[] {
  return planets.filter((planet) => possibleSigns(planet, facts).length > 1);
}

/** Without a birth time, patterns with the Moon's aspects are uncertain, and so is a stellium with the Moon in one of
 * two signs. */
export function isSureFigure(
  { type, planets: members }: Pattern,
  facts: Omit<SignFacts, "sunSigns" | "signChanges">,
): boolean {
  if (!facts.timeUnknown || !members.includes("moon")) return true;
  return type === "stellium" && possibleMoonSigns(facts).length === 1;
}

function signsOfDay(atNoon: Sign, windows: readonly { readonly sign: Sign }[]): PossibleSigns {
  const [first = atNoon, ...others] = new Set(windows.map(({ sign }) => sign));
  return [first, ...others];
}

/** The Moon's phase; null if the birth time is unknown and the phase changed that day. */
export function certainPhase({ timeUnknown, moonPhase, planets: placed }: PhaseFacts): MoonPhaseName | null {
  if (!timeUnknown) return moonPhase.name;
  const within = (placed.moon.speed - placed.sun.speed) * halfDay;
  const ends = [moonPhase.angle - within, moonPhase.angle + within].map((angle) => phaseAt((angle + 360) % 360));
  return ends.every((phase) => phase === moonPhase.name) ? moonPhase.name : null;
}

type PhaseFacts = Pick<FactsWithoutCycles, "timeUnknown" | "moonPhase" | "planets">;
