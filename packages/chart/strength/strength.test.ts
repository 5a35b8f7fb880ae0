import fc from "fast-check";
import { expect, test } from "vitest";
import { planets, signs } from "../facts.ts";
import { moonPhase } from "../zodiac/moon-phase.ts";
import { modernRulers, traditionalRulers } from "../zodiac/rulers.ts";
import { elementShares, modalityShares } from "../zodiac/shares.ts";
import { dignityOf } from "./dignity.ts";
import { motionOf } from "./motion.ts";
import { inSectOf, lightOf, scoreOf } from "./strength.ts";

const noLight = { combust: false, underBeams: false, cazimi: false };
const steady = { retrograde: false, stationary: false, fast: false, slow: false };
const plain = { motion: steady, dignity: "neutral", inSect: null, houseClass: null, light: noLight } as const;

test("dignities are those of the table, domicile before exaltation and detriment before fall", () => {
  expect(dignityOf("sun", "Leo")).toBe("domicile");
  expect(dignityOf("mercury", "Virgo")).toBe("domicile");
  expect(dignityOf("mercury", "Pisces")).toBe("detriment");
  expect(dignityOf("mercury", "Sagittarius")).toBe("detriment");
  expect(dignityOf("venus", "Virgo")).toBe("fall");
  expect(dignityOf("saturn", "Libra")).toBe("exaltation");
  expect(dignityOf("saturn", "Aries")).toBe("fall");
  expect(dignityOf("moon", "Scorpio")).toBe("fall");
  expect(dignityOf("jupiter", "Capricorn")).toBe("fall");
  expect(dignityOf("pluto", "Taurus")).toBe("detriment");
  expect(dignityOf("uranus", "Leo")).toBe("detriment");
  expect(dignityOf("uranus", "Scorpio")).toBe("neutral");
});

test("the rulers are the modern ones, with the traditional beside them", () => {
  expect(modernRulers.Scorpio).toBe("pluto");
  expect(traditionalRulers.Scorpio).toBe("mars");
  for (const sign of signs) expect(dignityOf(modernRulers[sign], sign)).toBe("domicile");
  for (const sign of signs) expect(dignityOf(traditionalRulers[sign], sign)).toBe("domicile");
});

test("retrograde, stationary, fast and slow are told from the speed; Sun and Moon are never fast or slow", () => {
  expect(motionOf("mercury", -0.05)).toEqual({ retrograde: true, stationary: true, fast: false, slow: true });
  expect(motionOf("mercury", 1.5)).toEqual({ retrograde: false, stationary: false, fast: true, slow: false });
  expect(motionOf("mercury", -1.3)).toEqual({ retrograde: true, stationary: false, fast: false, slow: false });
  expect(motionOf("saturn", 0.02)).toMatchObject({ slow: true, stationary: false });
  expect(motionOf("moon", 15.4)).toMatchObject({ fast: false, slow: false });
  expect(motionOf("sun", 0.5)).toMatchObject({ fast: false, slow: false });
});

test("combust is for Mercury and Venus, beams for all but the Moon, and the heart of the Sun cancels both", () => {
  expect(lightOf("venus", 8, 0)).toEqual({ combust: true, underBeams: false, cazimi: false });
  expect(lightOf("venus", 8.01, 0)).toEqual({ combust: false, underBeams: true, cazimi: false });
  expect(lightOf("mars", 3, 0)).toEqual({ combust: false, underBeams: true, cazimi: false });
  expect(lightOf("mars", 343, 0)).toEqual({ combust: false, underBeams: true, cazimi: false });
  expect(lightOf("mars", 17.01, 0)).toEqual(noLight);
  expect(lightOf("mercury", 0.28, 0)).toEqual({ combust: false, underBeams: false, cazimi: true });
  expect(lightOf("mercury", 0.29, 0)).toMatchObject({ combust: true, cazimi: false });
  expect(lightOf("moon", 0.1, 0)).toEqual(noLight);
});

test("Mercury is of the day when it rises before the Sun, the outer three of no sect", () => {
  const before = { mercuryDeg: 350, sunDeg: 5 };
  const after = { mercuryDeg: 5, sunDeg: 350 };
  expect(inSectOf("mercury", "day", before)).toBe(true);
  expect(inSectOf("mercury", "night", before)).toBe(false);
  expect(inSectOf("mercury", "day", after)).toBe(false);
  expect(inSectOf("mercury", "night", after)).toBe(true);
  expect(inSectOf("sun", "day", before)).toBe(true);
  expect(inSectOf("mars", "day", before)).toBe(false);
  expect(inSectOf("pluto", "day", before)).toBeNull();
  expect(inSectOf("sun", null, before)).toBeNull();
});

test("a planet with nothing for or against it stands at 5, and every line can be added up", () => {
  expect(scoreOf(plain)).toEqual({ score: 5, scoreLines: [] });
  const strong = scoreOf({
    ...plain,
    motion: motionOf("mars", 0.7),
    dignity: "domicile",
    inSect: true,
    houseClass: "angular",
  });
  expect(strong.score).toBe(10);
  expect(strong.scoreLines.map((line) => `${line.reason} ${line.points}`)).toEqual([
    "dignity 2",
    "sect 1",
    "house 2",
    "fast 1",
  ]);
});

test("the score is clamped to 0 and 10, and its lines are kept", () => {
  const light = { combust: true, underBeams: false, cazimi: false };
  const motion = motionOf("venus", -0.1);
  const weak = { motion, dignity: "fall", inSect: false, houseClass: "cadent", light } as const;
  const { score, scoreLines } = scoreOf(weak);
  expect(score).toBe(0);
  expect(scoreLines.reduce((sum, line) => sum + line.points, 5)).toBe(-3);
});

test("the phases of the Moon are eight of 45°, the new Moon from 0°", () => {
  expect(moonPhase(100, 100).name).toBe("new-moon");
  expect(moonPhase(100, 144.999).name).toBe("new-moon");
  expect(moonPhase(100, 145).name).toBe("waxing-crescent");
  expect(moonPhase(350, 170)).toEqual({ angle: 180, name: "full-moon" });
  expect(moonPhase(0, 359.9).name).toBe("waning-crescent");
});

test("shares of elements and of modalities are tens and add up to a hundred", () => {
  const ten = fc.array(fc.constantFrom(...signs), { minLength: planets.length, maxLength: planets.length });
  fc.assert(
    fc.property(ten, (places) => {
      for (const shares of [elementShares(places), modalityShares(places)]) {
        const values: readonly number[] = Object.values(shares);
        expect(values.reduce((sum, value) => sum + value, 0)).toBe(100);
        expect(values.every((value) => value % 10 === 0)).toBe(true);
      }
    }),
  );
});
