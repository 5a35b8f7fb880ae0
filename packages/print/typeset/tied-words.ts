const noBreak = "\u00a0";

/** Spaces between numbers and their unit or sign, or what they count: `orb 4.4°`, `4° 30′`, `Dignity −2`. */
const figures = [/ (?=[+−]\d)/gu, / (?=\d+(?:[.,]\d+)?[°%])/gu, /(?<=°) (?=\d)/gu];

/** Joins such parts with no-break spaces. */
export function withTiedFigures(text: string): string {
  return figures.reduce((words, gap) => words.replace(gap, noBreak), text);
}

/** Keeps a paragraph's last line from being a single short word. */
export function withTiedEnding(text: string): string {
  const words = withTiedFigures(text);
  const last = words.lastIndexOf(" ");
  const before = words.lastIndexOf(" ", last - 1);
  const short = last > 0 && words.length - last - 1 <= shortWord && last - before - 1 <= longestTied;
  return before > 0 && short ? words.slice(0, last) + noBreak + words.slice(last + 1) : words;
}
/** Maximum letters of a last word that looks lost on its own line, including period and quotes. */
const shortWord = 9;
/** Tying a longer preceding word would leave the line above too short. */
const longestTied = 12;

/** Lets a title break before such words of its language as "and", never after them, and not between a month and its
 * year. */
export function withTiedTitle(title: string, breaks: readonly string[]): string {
  const tied = breaks.reduce((text, word) => text.replaceAll(` ${word} `, ` ${word}${noBreak}`), title);
  return tied.replace(/ (?=\d{4}\b)/gu, noBreak);
}

/** Text of a table cell: a list of dates breaks only between dates, a sum nowhere. */
export function withTiedCell(text: string): string {
  if (/^[\d\s+−=]+$/u.test(text)) return text.replaceAll(" ", noBreak);
  if (!text.includes(listMark)) return withTiedEnding(text);
  const parts = text.split(listMark);
  if (parts.some((part) => part.length > longestPart)) return withTiedEnding(text);
  return parts.map((part) => part.replaceAll(" ", noBreak)).join(`${noBreak}· `);
}
const listMark = " · ";
/** Length of the longest date, in letters. */
const longestPart = 28;
