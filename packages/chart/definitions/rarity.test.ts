import { expect, test } from "vitest";
import { risingsOf } from "../horizon/rising-signs.ts";
import { type Sign, signs } from "../names.ts";
import { rarityOf } from "../rarity/rarity.ts";

// The share of births with this Sun, Moon and rising sign: the Sun's days in its sign, a twelfth for the Moon, and what
// part of a sidereal day the sign takes to rise.

/** Days the Sun spends in each sign around 1980 (aphelion in early Cancer), of 365.2422. */
const sunDays: Readonly<Record<Sign, number>> = {
  ...{ Aries: 30.6, Taurus: 31, Gemini: 31.3, Cancer: 31.4, Leo: 31.2, Virgo: 30.8 },
  ...{ Libra: 30.2, Scorpio: 29.8, Sagittarius: 29.5, Capricorn: 29.4, Aquarius: 29.6, Pisces: 30.1 },
};
/** Degrees of right ascension of each sign at the equator: tan α = cos 23.44° tan λ gives 27.91°, 57.82°, 90°. */
const risesAtEquator: Readonly<Record<Sign, number>> = {
  ...{ Aries: 27.91, Taurus: 29.91, Gemini: 32.18, Cancer: 32.18, Leo: 29.91, Virgo: 27.91 },
  ...{ Libra: 27.91, Scorpio: 29.91, Sagittarius: 32.18, Capricorn: 32.18, Aquarius: 29.91, Pisces: 27.91 },
};
/** The same at 45° north: less the ascensional differences asin(tan 45° tan δ), 11.74°, 21.59°, 25.69°. */
const risesAt45: Readonly<Record<Sign, number>> = {
  ...{ Aries: 16.17, Taurus: 20.06, Gemini: 28.08, Cancer: 36.28, Leo: 39.76, Virgo: 39.65 },
  ...{ Libra: 39.65, Scorpio: 39.76, Sagittarius: 36.28, Capricorn: 28.08, Aquarius: 20.06, Pisces: 16.17 },
};

test.each([
  [0, risesAtEquator],
  [45, risesAt45],
] as const)("at latitude %d° a big three is as rare as its Sun, its Moon and its rising sign", (latitudeDeg, rises) => {
  const risings = risingsOf({ latitudeDeg, obliquityDeg: 23.44 });
  for (const sun of signs) {
    for (const rising of signs) {
      const shares = signs.map((moon) => rarityOf({ sun, moon, rising }, risings)?.share ?? 0);
      const together = shares.reduce((sum, share) => sum + share, 0);
      const expected = ((sunDays[sun] / 365.2422) * rises[rising]) / 360;
      expect(Math.abs(together / expected - 1), `${sun} ${rising}`).toBeLessThan(0.01);
      for (const share of shares) expect(Math.abs((share * 12) / expected - 1), `${sun} ${rising}`).toBeLessThan(0.08);
    }
  }
});

test("one in N is N to the nearest of two significant figures", () => {
  const risings = risingsOf({ latitudeDeg: 45, obliquityDeg: 23.44 });
  for (const sun of signs) {
    for (const rising of signs) {
      const found = rarityOf({ sun, moon: "Leo", rising }, risings);
      // All lie between one in a thousand and one in ten thousand, so two figures are hundreds.
      const oneIn = 1 / (found?.share ?? 0);
      expect(oneIn).toBeGreaterThan(1000);
      expect(oneIn).toBeLessThan(9950);
      expect((found?.oneIn ?? 1) % 100).toBe(0);
      expect(Math.abs((found?.oneIn ?? 0) - oneIn)).toBeLessThanOrEqual(50);
    }
  }
});
