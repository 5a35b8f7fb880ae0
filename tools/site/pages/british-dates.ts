const months = "(January|February|March|April|May|June|July|August|September|October|November|December)";
const withYear = new RegExp(`${months} (\\d{1,2}), (\\d{4})`, "g");
const ofYear = new RegExp(`${months} (\\d{1,2})\\b(?!:)`, "g");

/** Converts American dates in prose to British ones: `15 June 1990`. */
export const britishDates = (text: string): string => text.replaceAll(withYear, "$2 $1 $3").replaceAll(ofYear, "$2 $1");
