import { expect, test } from "vitest";
import { signs } from "../facts.ts";
import { risingsOf } from "../horizon/rising-signs.ts";
import { rarityOf } from "./rarity.ts";
import { sunMoonShares } from "./sun-moon-shares.generated.ts";

const saoPaulo = risingsOf({ latitudeDeg: -23.55, obliquityDeg: 23.44 });

test("the shares of Sun and Moon add up to one, and each Sun sign holds a twelfth as the seasons have it", () => {
  const rows = sunMoonShares.map((row) => row.reduce((sum, share) => sum + share, 0));
  expect(rows.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5);
  // The Sun is slowest in Gemini and Cancer (31.4 days) and fastest in Sagittarius and Capricorn (29.4 days).
  for (const share of rows) expect(Math.abs(share * 365.2422 - 30.44)).toBeLessThan(1.1);
  expect(Math.abs((rows[3] ?? 0) * 365.2422 - 31.45)).toBeLessThan(0.02);
});

test("the shares of all big threes at a latitude add up to one", () => {
  let sum = 0;
  for (const sun of signs) {
    for (const moon of signs) {
      for (const rising of signs) sum += rarityOf({ sun, moon, rising }, saoPaulo)?.share ?? 0;
    }
  }
  expect(sum).toBeCloseTo(1, 5);
});

test("one in N is told in two significant figures", () => {
  for (const sun of signs) {
    const oneIn = rarityOf({ sun, moon: "Pisces", rising: "Scorpio" }, saoPaulo)?.oneIn ?? 0;
    expect(oneIn).toBeGreaterThan(1000);
    expect(oneIn % 100, String(oneIn)).toBe(0);
  }
});

test("a sign that never rises has no rarity", () => {
  expect(
    rarityOf({ sun: "Leo", moon: "Leo", rising: "Taurus" }, risingsOf({ latitudeDeg: 85, obliquityDeg: 23.44 })),
  ).toBeNull();
});
