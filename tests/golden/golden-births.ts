import type { Birth } from "@cosmic/chart/birth";
import type { Edition } from "@cosmic/report/document";
import { randomBirths } from "@cosmic/report/testing/random-births";

/** A birth of the golden set and the edition its book is written in. */
export interface GoldenBirth {
  readonly birth: Birth;
  readonly edition: Edition;
}

const seed = 20_261_124;
/** Books that are printed as well, and books of which only the document is compared. */
const printed = 200;
const written = 500;
/** Beyond the polar circle, where the sun may not rise and Placidus has no houses. */
const polarLatitudes = [66.6, 69.65, 71.2, 74.5, 78.2, -66.7, -69, -77.85];

/** Timed, untimed and polar births, every other one in the British edition; the first ones hold each kind. */
export const writtenBirths: readonly GoldenBirth[] = randomBirths(written, seed).map((birth, index) => ({
  birth: { ...birth, latitude: polarLatitudes[index] ?? birth.latitude },
  edition: index % 2 === 0 ? "en" : "en-gb",
}));

/** The first of them, whose books are compared with their PDFs. */
export const goldenBirths: readonly GoldenBirth[] = writtenBirths.slice(0, printed);
