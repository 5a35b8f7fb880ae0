import { expect, test } from "vitest";
import type { Drawing, Mark } from "./drawing.ts";
import { turnOf } from "./geometry/polar.ts";
import { moonPlate } from "./plates/moon-plate.ts";
import { directionOf, precession } from "./stars/direction.ts";
import { planisphere } from "./stars/planisphere.ts";
import { zenithProjection } from "./stars/projection.ts";
import { siderealTimeDeg, skyOf } from "./stars/sky-of.ts";
import { skyPlate } from "./stars/sky-plate.ts";
import { brightStars, constellationLines } from "./stars/star-catalogue.ts";
import { sampleFacts, untimedFacts } from "./test-charts/sample-facts.ts";

const saoPaulo = { latitudeDeg: -23.55, longitudeDeg: -46.6333 };

function litSide(drawing: Drawing): string | undefined {
  const lit = drawing.marks.find((mark: Mark) => mark.tag === "path" && mark.paint?.fill === "lit");
  return /A104 104 0 0 ([01])/.exec(String(lit?.at?.d))?.[1];
}

test("Sirius is the brightest star of the catalog, where Hipparcos has it", () => {
  const [sirius] = brightStars;
  expect(sirius?.magnitude).toBe(-1.4);
  const { x, y, z } = directionOf({ raDeg: 101.287, decDeg: -16.716 });
  expect(sirius?.x).toBeCloseTo(x, 3);
  expect(sirius?.y).toBeCloseTo(y, 3);
  expect(sirius?.z).toBeCloseTo(z, 3);
  expect(constellationLines.length).toBe(150);
});

test("sidereal time agrees with Meeus, example 12.a (10 April 1987)", () => {
  expect(siderealTimeDeg(2446895.5, 0)).toBeCloseTo(197.693195, 4);
});

test("the Midheaven and the clock give the same sidereal time", () => {
  const fromAngles = skyOf({ facts: sampleFacts, ...saoPaulo }).localSiderealTimeDeg;
  const fromClock = skyOf({ facts: untimedFacts, ...saoPaulo }).localSiderealTimeDeg;
  expect(Math.abs(turnOf(fromAngles - fromClock + 180) - 180)).toBeLessThan(0.05);
});

test("north is up, east is left and the zenith in the middle", () => {
  const projection = zenithProjection({ latitudeDeg: 40, siderealTimeDeg: 100 });
  const project = (raDeg: number, decDeg: number) => projection(directionOf({ raDeg, decDeg }));
  const zenith = project(100, 40);
  expect(Math.hypot(zenith.x, zenith.y)).toBeLessThan(1e-6);
  expect(project(0, 90).y).toBeLessThan(0);
  expect(project(130, 40).x).toBeLessThan(0);
  expect(project(0, 90).height).toBeCloseTo(Math.sin((40 * Math.PI) / 180), 9);
});

test("precession carries Regulus to its place of 1900", () => {
  // Regulus J2000: 152.093°, +11.967°; B1900: 10h 03m 03s, +12° 27′ (Newcomb's constants).
  const regulus = precession(1900)(directionOf({ raDeg: 152.093, decDeg: 11.967 }));
  const there = directionOf({ raDeg: 150.763, decDeg: 12.45 });
  // Within a tenth of a degree: the cosine of 0.1°.
  expect(regulus.x * there.x + regulus.y * there.y + regulus.z * there.z).toBeGreaterThan(0.9999985);
});

test("only planets above the horizon stand on the plate", () => {
  const sky = skyOf({ facts: sampleFacts, ...saoPaulo });
  const drawing = skyPlate({ ...sky, title: "t", letters: ["N", "E", "S", "W"] });
  expect(drawing.marks.filter((mark) => mark.hook === "k-body")).toHaveLength(4);
});

test("the Moon of a southern birth is the mirror of the northern one", () => {
  for (const phaseAngleDeg of [40, 100, 200, 300]) {
    const north = moonPlate({ phaseAngleDeg, southern: false });
    const south = moonPlate({ phaseAngleDeg, southern: true });
    expect(litSide(north)).toBe(phaseAngleDeg < 180 ? "1" : "0");
    expect(litSide(south)).toBe(phaseAngleDeg < 180 ? "0" : "1");
  }
});

test("the planisphere's disc turns clockwise with time in the south and back in the north", () => {
  const turnAt = (latitudeDeg: number) => {
    const drawing = planisphere({ title: "t", latitudeDeg, siderealTimeDeg: 30, clockHours: 6 });
    return drawing.marks.find((mark) => mark.hook === "p-disc")?.at?.transform;
  };
  expect(turnAt(-30)).toBe("rotate(30)");
  expect(turnAt(30)).toBe("rotate(-30)");
});
