import { expect, test } from "vitest";
import { emphasisOf } from "./emphasis.ts";

const modalities = { Cardinal: 40, Fixed: 30, Mutable: 30 };

test("an element fills the chart with four planets or more, if no other has as many", () => {
  expect(emphasisOf({ Fire: 40, Earth: 30, Air: 20, Water: 10 }, modalities).element).toBe("Fire");
  expect(emphasisOf({ Fire: 10, Earth: 10, Air: 30, Water: 50 }, modalities).element).toBe("Water");
  expect(emphasisOf({ Fire: 40, Earth: 40, Air: 10, Water: 10 }, modalities).element).toBeNull();
  expect(emphasisOf({ Fire: 40, Earth: 10, Air: 10, Water: 40 }, modalities).element).toBeNull();
  expect(emphasisOf({ Fire: 30, Earth: 30, Air: 20, Water: 20 }, modalities).element).toBeNull();
  expect(emphasisOf({ Fire: 30, Earth: 30, Air: 40, Water: 0 }, modalities).element).toBe("Air");
});

test("a modality fills the chart with five planets or more", () => {
  const elements = { Fire: 30, Earth: 30, Air: 20, Water: 20 };
  expect(emphasisOf(elements, modalities).modality).toBeNull();
  expect(emphasisOf(elements, { Cardinal: 0, Fixed: 50, Mutable: 50 }).modality).toBeNull();
  expect(emphasisOf(elements, { Cardinal: 0, Fixed: 40, Mutable: 60 }).modality).toBe("Mutable");
});

test("what no planet stands in is missing", () => {
  const found = emphasisOf({ Fire: 0, Earth: 100, Air: 0, Water: 0 }, { Cardinal: 0, Fixed: 30, Mutable: 70 });
  expect(found).toMatchObject({ missingElements: ["Fire", "Air", "Water"], missingModalities: ["Cardinal"] });
});
