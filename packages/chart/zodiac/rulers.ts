import type { Planet, Sign } from "../facts.ts";

/** Modern ruler of each sign, the set the reading uses, with Uranus, Neptune and Pluto. */
export const modernRulers: Readonly<Record<Sign, Planet>> = {
  Aries: "mars",
  Taurus: "venus",
  Gemini: "mercury",
  Cancer: "moon",
  Leo: "sun",
  Virgo: "mercury",
  Libra: "venus",
  Scorpio: "pluto",
  Sagittarius: "jupiter",
  Capricorn: "saturn",
  Aquarius: "uranus",
  Pisces: "neptune",
};

/** Ruler of each sign before Uranus, Neptune and Pluto were known. */
export const traditionalRulers: Readonly<Record<Sign, Planet>> = {
  ...modernRulers,
  Scorpio: "mars",
  Aquarius: "saturn",
  Pisces: "jupiter",
};
