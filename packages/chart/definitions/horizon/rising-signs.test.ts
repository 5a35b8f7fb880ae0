import { ascendant } from "@cosmic/sky/angles";
import { normalizeDegrees } from "@cosmic/sky/normalize-degrees";
import { expect, test } from "vitest";
import { diurnalArcs } from "../../horizon/diurnal-arc.ts";
import { type Rising, risingShare, risingsOf } from "../../horizon/rising-signs.ts";
import { signs } from "../../names.ts";
import { required } from "../../required.ts";
import { signAt } from "../../zodiac/longitude.ts";

// Definitions, Ascendant: the ecliptic point on the eastern horizon, always within 180° after the Midheaven.

const obliquityDeg = 23.5;
const everyday = [-66.4, -50, -1, 0, 1, 40, 60, 66.4];
const polar = [-89, -80, -70, -66.6, 66.5, 66.6, 67, 70, 75, 80, 89];

/** The sign that rises at a sidereal time: the one that began last. */
function signOf(risings: readonly Rising[], meridianDeg: number) {
  return (risings.findLast(({ fromDeg }) => fromDeg <= meridianDeg) ?? risings.at(-1))?.sign;
}

test("at every sidereal time the rising sign is the Ascendant's, at any latitude", () => {
  for (const latitudeDeg of [...everyday, ...polar]) {
    const risings = risingsOf({ latitudeDeg, obliquityDeg });
    for (let meridianDeg = 0.3; meridianDeg < 360; meridianDeg += 1.7) {
      const sign = signAt(ascendant({ latitudeDeg, obliquityDeg, meridianDeg }));
      expect(signOf(risings, meridianDeg), `${latitudeDeg} at ${meridianDeg}`).toBe(sign);
    }
  }
});

test("the signs of a turn of the sky come in order of sidereal time, and none follows itself", () => {
  for (const latitudeDeg of [...everyday, ...polar, 90, -90]) {
    const risings = risingsOf({ latitudeDeg, obliquityDeg });
    for (const [i, { fromDeg, sign }] of risings.entries()) {
      expect(fromDeg).toBeGreaterThanOrEqual(0);
      expect(fromDeg).toBeLessThan(360);
      if (i > 0) expect(fromDeg).toBeGreaterThan(required(risings[i - 1], "the sign before").fromDeg);
      expect(sign, String(latitudeDeg)).not.toBe(risings.at(i - 1)?.sign);
    }
  }
});

test("between the polar circles each sign begins when its first degree is the Ascendant, Aries at 18 h and Libra at 6 h", () => {
  for (const latitudeDeg of everyday) {
    const risings = risingsOf({ latitudeDeg, obliquityDeg });
    for (const { fromDeg, sign } of risings) {
      const off = ascendant({ latitudeDeg, obliquityDeg, meridianDeg: fromDeg }) - 30 * signs.indexOf(sign);
      expect(Math.abs(normalizeDegrees(off + 180) - 180)).toBeLessThan(1e-6);
    }
    expect(risings.map(({ sign }) => sign).toSorted()).toEqual(signs.toSorted());
    expect(risings.find(({ sign }) => sign === "Aries")?.fromDeg).toBeCloseTo(270, 9);
    expect(risings.find(({ sign }) => sign === "Libra")?.fromDeg).toBeCloseTo(90, 9);
  }
});

test("at a pole 0° Libra stands on the horizon for half a turn, then 0° Aries", () => {
  for (const latitudeDeg of [90, -90]) {
    const risings = risingsOf({ latitudeDeg, obliquityDeg });
    expect(risings).toHaveLength(2);
    expect(risingShare("Libra", risings)).toBeCloseTo(0.5, 9);
    expect(risingShare("Aries", risings)).toBeCloseTo(0.5, 9);
    expect(signOf(risings, 90)).toBe("Libra");
    expect(signOf(risings, 270)).toBe("Aries");
  }
});

test("a sign's share is that of the turn until the next begins, and of all the times it rises", () => {
  const risings = [
    ...([
      { fromDeg: 30, sign: "Leo" },
      { fromDeg: 120, sign: "Virgo" },
    ] as const),
    ...([
      { fromDeg: 138, sign: "Leo" },
      { fromDeg: 300, sign: "Libra" },
    ] as const),
  ];
  // 90 and 162 degrees; 18; 60 and 30 across the turn.
  expect(risingShare("Leo", risings)).toBeCloseTo(252 / 360, 12);
  expect(risingShare("Virgo", risings)).toBeCloseTo(18 / 360, 12);
  expect(risingShare("Libra", risings)).toBeCloseTo(90 / 360, 12);
  expect(risingShare("Aries", risings)).toBe(0);
});

test("from the polar circle on the solstices are half a turn above the horizon, or never", () => {
  const arcOf = diurnalArcs({ latitudeDeg: 75, obliquityDeg: 15 });
  expect(arcOf(90).semiArcDeg).toBeCloseTo(180, 5);
  expect(arcOf(270).semiArcDeg).toBeCloseTo(0, 5);
  expect(diurnalArcs({ latitudeDeg: 70, obliquityDeg })(90).semiArcDeg).toBe(180);
  expect(diurnalArcs({ latitudeDeg: 70, obliquityDeg })(270).semiArcDeg).toBe(0);
  expect(diurnalArcs({ latitudeDeg: 70, obliquityDeg })(0).semiArcDeg).toBe(90);
});
