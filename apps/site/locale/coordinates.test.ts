import { expect, test } from "vitest";
import { placeCoordinates } from "./coordinates.ts";

test("the west has the letter of the language", () => {
  const santos = { latitude: -23.9608, longitude: -46.3336 };
  expect(placeCoordinates(santos, "en-gb")).toBe("23° 58′ S, 46° 20′ W");
  expect(placeCoordinates(santos, "es-es")).toBe("23° 58′ S, 46° 20′ O");
  expect(placeCoordinates(santos, "pt-br")).toBe("23° 58′ S, 46° 20′ O");
});
