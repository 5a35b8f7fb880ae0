import { type HouseNumber, houseNumbers, type Sign, signOrder } from "../../names.ts";
import { required } from "../../required.ts";
import { signOfIndex } from "../../zodiac/longitude.ts";
import { traditionalRulers } from "../../zodiac/rulers.ts";
import { instantAt } from "../instants.ts";
import type { Profection } from "../year-facts.ts";
import type { ReturnYear } from "./solar-returns.ts";

/** The sign of each year of life. */
export function profections(years: readonly ReturnYear[], rising: Sign): readonly Profection[] {
  return years.map((year) => profectionOf(year, rising));
}

/** The sign of a year of life: one further a year from the rising sign, and its ruler, one of the seven. */
export function profectionOf({ fromJdTt, toJdTt, age }: ReturnYear, rising: Sign): Profection {
  const sign = signOfIndex(signOrder[rising] + age);
  return {
    ...{ from: instantAt(fromJdTt), to: instantAt(toJdTt) },
    ...{ age, sign, house: houseAtAge(age), ruler: traditionalRulers[sign] },
  };
}

function houseAtAge(age: number): HouseNumber {
  return required(houseNumbers[age % houseNumbers.length], `the house of age ${age}`);
}
