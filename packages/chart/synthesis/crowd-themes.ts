import { elementId } from "../evidence/fact-ids.ts";
import { type Planet, planets, type Sign, signs } from "../names.ts";
import { elementOf } from "../zodiac/shares.ts";
import { type Candidate, type Figure, type Reason, reason, type ThemeGround } from "./theme-ground.ts";
import { elementWeight } from "./weights.ts";

/** A house stellium that shares so many planets with a sign's is the same crowd told by house. */
const sameCrowd = 3;

/** Signs that hold a stellium, or two of Sun, Moon and Ascendant. */
export function signThemes(ground: ThemeGround): readonly Candidate[] {
  const found: Candidate[] = [];
  for (const sign of signs) {
    const heads = headsIn(sign, ground);
    const stellium = ground.figures.find(({ figure }) => figure.sign === sign);
    if (stellium === undefined && heads.length < 2) continue;
    const reasons = [...(stellium === undefined ? [] : crowd(stellium, ground)), ...heads];
    const [core] = reasons;
    if (core !== undefined) found.push({ kind: "sign", subject: sign, core, reasons });
  }
  return found;
}

/** Houses that hold a stellium. */
export function houseThemes({ figures, houses }: ThemeGround): readonly Candidate[] {
  const found: Candidate[] = [];
  for (const { figure, reason: core } of figures) {
    if (figure.house === undefined) continue;
    const reasons = [core, ...figure.planets.map((planet) => houses[planet])];
    found.push({ kind: "house", subject: String(figure.house), core, reasons });
  }
  return found;
}

/** The element that fills the chart, and those no planet stands in. */
export function elementThemes({ facts, signs: signReasons }: ThemeGround): readonly Candidate[] {
  const { element, missingElements } = facts.emphasis;
  const found: Candidate[] = [];
  if (element !== null) {
    const core = reason(elementId(element), elementWeight);
    // Sun and Moon weigh too much to be spent on an element; they have themes of their own.
    const members = planets.filter(
      (planet) => elementOf(facts.planets[planet].sign) === element && planet !== "sun" && planet !== "moon",
    );
    const reasons = [core, ...members.map((planet) => signReasons[planet])];
    found.push({ kind: "element", subject: element, core, reasons });
  }
  for (const lacked of missingElements) {
    const core = reason(elementId(lacked), elementWeight);
    found.push({ kind: "missing-element", subject: lacked, core, reasons: [core] });
  }
  return found;
}

/** Sun, Moon and Ascendant, those that stand in a sign. */
function headsIn(sign: Sign, { facts, signs: signReasons, ascendant, moonIsSure }: ThemeGround): readonly Reason[] {
  const heads: Reason[] = [];
  if (facts.planets.sun.sign === sign) heads.push(signReasons.sun);
  if (moonIsSure && facts.planets.moon.sign === sign) heads.push(signReasons.moon);
  if (facts.angles?.ascendant.sign === sign) heads.push(ascendant);
  return heads;
}

/** The stellium, its planets beside Sun and Moon, and the same crowd by house. */
function crowd({ figure, reason: core }: Figure, { signs: signReasons, figures }: ThemeGround): readonly Reason[] {
  const reasons = [core];
  for (const planet of figure.planets) if (planet !== "sun" && planet !== "moon") reasons.push(signReasons[planet]);
  for (const other of figures) {
    const isSame = other.figure.house !== undefined && inCommon(other.figure.planets, figure.planets) >= sameCrowd;
    if (isSame) reasons.push(other.reason);
  }
  return reasons;
}

function inCommon(one: readonly Planet[], other: readonly Planet[]): number {
  return one.filter((planet) => other.includes(planet)).length;
}
