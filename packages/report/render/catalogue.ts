import { catalogueOf } from "@cosmic/interpretation/catalogue/match-units";
import { englishLibrary } from "@cosmic/interpretation/passages/english-library";
import { units } from "@cosmic/library/generated/catalogue/all-units";
import { lengthsFrom } from "./part-texts.ts";

/** Every unit a book can print. */
export const bookCatalogue = catalogueOf(units);

/** Lengths of its parts in the pattern language, by which a book is planned in every language. */
export const patternLengths = lengthsFrom(englishLibrary);
