import { elementId } from "../fact-index/fact-ids.ts";
import type { Emphasis } from "../findings.ts";
import { type Planet, planets, type Sign, signs } from "../names.ts";
import { shareFacts } from "../shares/share-facts.ts";
import { elementOf } from "../zodiac/shares.ts";
import { type Candidate, type PatternInput, type Reason, reason, type ThemeGround } from "./theme-ground.ts";
import { elementWeight } from "./weights.ts";

/** A house stellium that shares this many planets with a sign stellium is the same group, seen by house. */
const sameCrowd = 3;

/** Signs with a stellium, or with two of Sun, Moon and Ascendant. */
export function addSignThemes(ground: ThemeGround, found: Candidate[]): void {
  const { facts, ascendant, moonIsSure } = ground;
  const { sun, moon } = facts.planets;
  for (const sign of signs) {
    const reasons: Reason[] = [];
    addCrowd(sign, ground, reasons);
    if (sun.sign === sign) reasons.push(ground.planets.sun.sign);
    if (moonIsSure && moon.sign === sign) reasons.push(ground.planets.moon.sign);
    if (facts.angles?.ascendant.sign === sign) reasons.push(ascendant);
    const [core] = reasons;
    // A stellium gives more than one: itself and at least one planet that is neither Sun nor Moon.
    if (core && reasons.length > 1) {
      found.push({ about: { kind: "sign", subject: sign }, core, reasons });
    }
  }
}

/** Houses with a stellium. */
export function addHouseThemes({ figures, planets: own }: ThemeGround, found: Candidate[]): void {
  for (const { figure, reason: core } of figures) {
    if (figure.house === undefined) continue;
    const reasons = [core, ...figure.planets.map((planet) => own[planet].house)];
    found.push({ about: { kind: "house", subject: `${figure.house}` }, core, reasons });
  }
}

/** The dominant element, and those without planets; on a day on which the Moon changed sign, under both. */
export function addElementThemes(ground: ThemeGround, found: Candidate[]): void {
  const { facts, planets: own } = ground;
  const { element, missingElements } = certainElements(ground);
  if (element !== null) {
    const core = reason(elementId(element), elementWeight);
    const reasons = [core];
    for (const planet of planets) {
      // Sun and Moon weigh too much to be used up by an element; they have themes of their own.
      if (planet === "sun" || planet === "moon") continue;
      if (elementOf(facts.planets[planet].sign) === element) reasons.push(own[planet].sign);
    }
    found.push({ about: { kind: "element", subject: element }, core, reasons });
  }
  for (const lacked of missingElements) {
    const core = reason(elementId(lacked), elementWeight);
    found.push({ about: { kind: "missing-element", subject: lacked }, core, reasons: [core] });
  }
}

/** What is so of the elements under every sign the Moon may have had. */
function certainElements({ facts, moonIsSure }: ThemeGround): Pick<Emphasis, "element" | "missingElements"> {
  if (moonIsSure) return facts.emphasis;
  const all = facts.moonSigns.map(
    ({ sign }) => shareFacts({ ...facts.planets, moon: { ...facts.planets.moon, sign } }).emphasis,
  );
  const { element, missingElements } = facts.emphasis;
  return {
    element: all.every((one) => one.element === element) ? element : null,
    missingElements: missingElements.filter((lacked) => all.every((one) => one.missingElements.includes(lacked))),
  };
}

/** Adds a sign's stellium, if any, its planets other than Sun and Moon, and the same group by house. */
function addCrowd(sign: Sign, { planets: own, figures }: ThemeGround, reasons: Reason[]): void {
  const stellium = stelliumIn(sign, figures);
  if (stellium === null) return;
  const { figure } = stellium;
  reasons.push(stellium.reason);
  for (const planet of figure.planets) if (planet !== "sun" && planet !== "moon") reasons.push(own[planet].sign);
  for (const other of figures) {
    const isSame = other.figure.house !== undefined && inCommon(other.figure.planets, figure.planets) >= sameCrowd;
    if (isSame) reasons.push(other.reason);
  }
}

function stelliumIn(sign: Sign, figures: readonly PatternInput[]): PatternInput | null {
  for (const one of figures) if (one.figure.sign === sign) return one;
  return null;
}

function inCommon(one: readonly Planet[], other: readonly Planet[]): number {
  return one.filter((planet) => other.includes(planet)).length;
}
