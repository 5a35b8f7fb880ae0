import { turn } from "@cosmic/sky/turn";

/** Twelve cusps, first house first, from those of houses 10, 11, 12, 1, 2 and 3; the others stand opposite. */
export function houseRing(eastern: readonly number[]): readonly number[] {
  const [tenth = 0, eleventh = 0, twelfth = 0, first = 0, second = 0, third = 0] = eastern;
  return [
    ...[first, second, third, turn(tenth + 180), turn(eleventh + 180), turn(twelfth + 180)],
    ...[turn(first + 180), turn(second + 180), turn(third + 180), tenth, eleventh, twelfth],
  ];
}
