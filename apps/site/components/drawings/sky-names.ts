import type { Planet, Sign } from "@cosmic/chart/facts";
import { m } from "../../generated/paraglide/messages.js";

const signNames: Readonly<Record<Sign, () => string>> = {
  Aries: m.frame_sign_aries,
  Taurus: m.frame_sign_taurus,
  Gemini: m.frame_sign_gemini,
  Cancer: m.frame_sign_cancer,
  Leo: m.frame_sign_leo,
  Virgo: m.frame_sign_virgo,
  Libra: m.frame_sign_libra,
  Scorpio: m.frame_sign_scorpio,
  Sagittarius: m.frame_sign_sagittarius,
  Capricorn: m.frame_sign_capricorn,
  Aquarius: m.frame_sign_aquarius,
  Pisces: m.frame_sign_pisces,
};

const planetNames: Readonly<Record<Planet, () => string>> = {
  sun: m.frame_body_sun,
  moon: m.frame_body_moon,
  mercury: m.frame_body_mercury,
  venus: m.frame_body_venus,
  mars: m.frame_body_mars,
  jupiter: m.frame_body_jupiter,
  saturn: m.frame_body_saturn,
  uranus: m.frame_body_uranus,
  neptune: m.frame_body_neptune,
  pluto: m.frame_body_pluto,
};

/** A sign's name in the visitor's language. */
export const signName = (sign: Sign): string => signNames[sign]();

/** A planet's name in the visitor's language. */
export const planetName = (planet: Planet): string => planetNames[planet]();

const signGlyphs = {
  Aries: "aries",
  Taurus: "taurus",
  Gemini: "gemini",
  Cancer: "cancer",
  Leo: "leo",
  Virgo: "virgo",
  Libra: "libra",
  Scorpio: "scorpio",
  Sagittarius: "sagittarius",
  Capricorn: "capricorn",
  Aquarius: "aquarius",
  Pisces: "pisces",
} as const satisfies Readonly<Record<Sign, string>>;

/** A planet's name within a sentence, Sun and Moon with an article where the language has one: `the Sun`, `Venus`. */
export const planetInSentence = (planet: Planet): string =>
  planet === "sun" ? m.frame_the_sun() : planet === "moon" ? m.frame_the_moon() : planetName(planet);

/** The name of a sign's glyph. */
export const signGlyph = (sign: Sign) => signGlyphs[sign];
