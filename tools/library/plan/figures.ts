import { houseNumbers } from "@cosmic/chart/names";
import { type Kind, type PlannedPart, part, passagesKind, subject } from "./kind.ts";
import { moreParts } from "./placements.ts";
import { elementNames, modalityNames, planetNames, signNames } from "./sky-names.ts";

/** Parts of a pattern's passage: the pattern, its gift and its strain. */
const whole: readonly PlannedPart[] = [part("core", 90), part("gift", 62), part("strain", 62)];
const gathering: readonly PlannedPart[] = [part("core", 82), part("strain", 48)];

/**
 * Patterns in the chart. `mixed` is for members that do not share the element or the modality. {a} is the apex planet of a
 * pattern, {b} the planet opposite it.
 */
export const figures: Kind = passagesKind({
  name: "figures",
  line: "stelliums and figures",
  claims: [0, 3],
  slots: ["a", "b", "house"],
  quoted: true,
  optional: moreParts,
  subjects: [
    subject({
      id: "figures/stellium-in-sign",
      about: "three planets or more in one sign",
      headings: signNames,
      parts: gathering,
    }),
    subject({
      id: "figures/stellium-in-house",
      about: "three planets or more in one house",
      headings: houseNumbers,
      parts: gathering,
    }),
    subject({
      id: "figures/t-square",
      about: "a T-square, by modality",
      headings: [...modalityNames, "mixed"],
      parts: whole,
    }),
    subject({
      id: "figures/t-square-apex",
      about: "the planet both ends of a T-square lean on; {a} with its sign",
      headings: planetNames,
      parts: [part("core", 78)],
    }),
    subject({
      id: "figures/grand-trine",
      about: "a grand trine, by element",
      headings: [...elementNames, "mixed"],
      parts: whole,
    }),
    subject({
      id: "figures/kite",
      about: "a kite, by the element of its trine",
      headings: [...elementNames, "mixed"],
      parts: [part("core", 90)],
    }),
    subject({
      id: "figures/grand-cross",
      about: "a grand cross, by modality",
      headings: [...modalityNames, "mixed"],
      parts: whole,
    }),
    subject({
      id: "figures/yod-apex",
      about: "a yod, by the planet it points at",
      headings: planetNames,
      parts: [part("core", 82)],
    }),
    subject({
      id: "figures/mystic-rectangle",
      about: "a mystic rectangle, by its elements",
      headings: ["fire-air", "earth-water", "mixed"],
      parts: [part("core", 100)],
    }),
  ],
});
