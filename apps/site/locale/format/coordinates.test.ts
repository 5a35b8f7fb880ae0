import { expect, test } from "vitest";
import { placeCoordinates } from "./coordinates.ts";

test("east and west have the letters of the language", () => {
  const santos = { latitude: -23.9608, longitude: -46.3336 };
  expect(placeCoordinates(santos, "en-gb")).toBe("23° 58′ S, 46° 20′ W");
  expect(placeCoordinates(santos, "es-es")).toBe("23° 58′ S, 46° 20′ O");
  expect(placeCoordinates(santos, "pt-br")).toBe("23° 58′ S, 46° 20′ O");
  const maputo = { latitude: -25.9692, longitude: 32.5732 };
  expect(placeCoordinates(maputo, "en-us")).toBe("25° 58′ S, 32° 34′ E");
  expect(placeCoordinates(maputo, "es-es")).toBe("25° 58′ S, 32° 34′ E");
  expect(placeCoordinates(maputo, "pt-br")).toBe("25° 58′ S, 32° 34′ L");
});
