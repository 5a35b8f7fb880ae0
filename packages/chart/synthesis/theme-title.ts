import type { Aspect } from "../facts.ts";
import type { Planet } from "../names.ts";
import { required } from "../required.ts";
import type { Candidate, ThemeGround } from "./theme-ground.ts";

/** English title of a theme. */
export function themeTitle({ about: { kind, subject } }: Candidate, ground: ThemeGround): string {
  const { facts } = ground;
  switch (kind) {
    case "planet":
      return `${capital(subject)} in ${signsOf(subject, ground)}`;
    case "angular-planet":
      return `${capital(subject)} on the ${angleOf(subject, facts.angleAspects)}`;
    case "chart-ruler":
      return `${capital(subject)} rules the chart`;
    case "sign":
      return `Emphasis on ${subject}`;
    case "house":
      return `Emphasis on house ${subject}`;
    case "element":
      return `Much ${subject}`;
    case "missing-element":
      return `No ${subject}`;
    case "aspect":
      return `${capital(subject.a)} ${subject.type} ${capital(subject.b)}`;
    case "configuration":
      return `${capital(subject.type)} of ${subject.planets.map(capital).join(", ")}`;
    case "sect":
      return `${capital(subject)} chart`;
    case "node-axis":
      return `North node in ${subject}`;
  }
}

/** Sign of a planet; for a Moon of unknown birth time, the signs of the day. */
function signsOf(subject: Planet, { facts, moonIsSure }: ThemeGround): string {
  if (subject === "moon" && !moonIsSure) return facts.moonSigns.map((window) => window.sign).join(" or ");
  return facts.planets[subject].sign;
}

/** The angle a planet is conjunct, within orb; the nearest of two. */
function angleOf(subject: Planet, angleAspects: readonly Aspect[]): string {
  const meets = ({ a, type }: Aspect) => a === subject && (type === "conjunction" || type === "opposition");
  const { b, type } = required(angleAspects.find(meets), `the angle near ${subject}`);
  const isAcross = type === "opposition";
  if (b === "ascendant") return isAcross ? "Descendant" : "Ascendant";
  return isAcross ? "lower Midheaven" : "Midheaven";
}

function capital(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1);
}
