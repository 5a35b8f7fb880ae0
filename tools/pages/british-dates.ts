const months = "(January|February|March|April|May|June|July|August|September|October|November|December)";
const withYear = new RegExp(`${months} (\\d{1,2}), (\\d{4})`, "g");
const ofYear = new RegExp(`${months} (\\d{1,2})\\b(?!:)`, "g");
const endingSentence = /(\d{1,2}:\d{2}) ([ap])\.m\.(?= [A-Z])/g;
const withinSentence = /(\d{1,2}:\d{2}) ([ap])\.m\./g;

/** Dates and times of American prose as Britain writes them: `15 June 1990`, `2:30 pm`. A full stop stays at the end of a
 * sentence that the next one follows. */
export const britishDates = (text: string): string =>
  text
    .replaceAll(withYear, "$2 $1 $3")
    .replaceAll(ofYear, "$2 $1")
    .replaceAll(endingSentence, "$1 $2m.")
    .replaceAll(withinSentence, "$1 $2m");
