import { expect, test } from "vitest";
import { parseCoordinate, parsePair } from "./coordinates.ts";

test.each([
  ["23.55 S", -23.55],
  ["-23,55", -23.55],
  ["−23.55", -23.55],
  ["23°33′S", -23.55],
  ["23° 33′ 12″ S", -23.553_333],
  ["S 23 33 12", -23.553_333],
  ["23:33:12s", -23.553_333],
  ["23º 33.2' s", -23.553_333],
  ["23 33", 23.55],
  ["+51,5", 51.5],
  ["51.5085N", 51.5085],
  ["0", 0],
  ["-0", 0],
  ["90 N", 90],
])("reads the latitude %s", (text, degrees) => {
  expect(parseCoordinate(text, "latitude")).toBeCloseTo(degrees, 5);
  expect(Object.is(parseCoordinate(text, "latitude"), -0)).toBe(false);
});

test.each([
  ["46.63 W", -46.63],
  ["46,63 O", -46.63],
  ["46°38′ oeste", null],
  ["139.69 E", 139.69],
  ["2,35 L", 2.35],
  ["180", 180],
  ["0°7′32″W", -0.125_556],
])("reads the longitude %s", (text, degrees) => {
  const read = parseCoordinate(text, "longitude");
  if (degrees === null) expect(read).toBeNull();
  else expect(read).toBeCloseTo(degrees, 5);
});

test.each([
  "",
  "north",
  "91",
  "90.01 N",
  "-23 S",
  "23.5 33 S",
  "23 60",
  "23 33 60",
  "1e1",
  "0x10",
  "23.55.1",
  "23 W",
  "--1",
])("%j is no latitude", (text) => {
  expect(parseCoordinate(text, "latitude")).toBeNull();
});

test.each([
  ["-23.55, -46.63", "-23.55", "-46.63"],
  ["-23.55,-46.63", "-23.55", "-46.63"],
  ["23°33′S 46°38′W", "23°33′S", "46°38′W"],
  ["23 33 12 S, 46 38 W", "23 33 12 S", "46 38 W"],
  ["-23,55; -46,63", "-23,55", "-46,63"],
])("takes %s apart", (text, latitude, longitude) => {
  expect(parsePair(text)).toEqual({ latitude, longitude });
});

test.each(["", "23.55", "23,55", "51 N", "London, England", "95.1, 12.2"])("%j is no pair", (text) => {
  expect(parsePair(text)).toBeNull();
});
