import type { Sign } from "@cosmic/chart/facts";
import { m } from "../../generated/paraglide/messages.js";

/** The three placements of the free preview. */
export type Role = "sun" | "moon" | "rising";

const sentences: Readonly<Record<Role, Readonly<Record<Sign, () => string>>>> = {
  sun: {
    Aries: m.preview_sun_aries,
    Taurus: m.preview_sun_taurus,
    Gemini: m.preview_sun_gemini,
    Cancer: m.preview_sun_cancer,
    Leo: m.preview_sun_leo,
    Virgo: m.preview_sun_virgo,
    Libra: m.preview_sun_libra,
    Scorpio: m.preview_sun_scorpio,
    Sagittarius: m.preview_sun_sagittarius,
    Capricorn: m.preview_sun_capricorn,
    Aquarius: m.preview_sun_aquarius,
    Pisces: m.preview_sun_pisces,
  },
  moon: {
    Aries: m.preview_moon_aries,
    Taurus: m.preview_moon_taurus,
    Gemini: m.preview_moon_gemini,
    Cancer: m.preview_moon_cancer,
    Leo: m.preview_moon_leo,
    Virgo: m.preview_moon_virgo,
    Libra: m.preview_moon_libra,
    Scorpio: m.preview_moon_scorpio,
    Sagittarius: m.preview_moon_sagittarius,
    Capricorn: m.preview_moon_capricorn,
    Aquarius: m.preview_moon_aquarius,
    Pisces: m.preview_moon_pisces,
  },
  rising: {
    Aries: m.preview_rising_aries,
    Taurus: m.preview_rising_taurus,
    Gemini: m.preview_rising_gemini,
    Cancer: m.preview_rising_cancer,
    Leo: m.preview_rising_leo,
    Virgo: m.preview_rising_virgo,
    Libra: m.preview_rising_libra,
    Scorpio: m.preview_rising_scorpio,
    Sagittarius: m.preview_rising_sagittarius,
    Capricorn: m.preview_rising_capricorn,
    Aquarius: m.preview_rising_aquarius,
    Pisces: m.preview_rising_pisces,
  },
};

/** One plain sentence about a sign in its role. The English ones match the library's; `sign-sentences.test.ts` checks
 * this. They live in the message files because the library's passages would be thirty times as large here. */
export const signSentence = (role: Role, sign: Sign): string => sentences[role][sign]();
