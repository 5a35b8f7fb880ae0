const noBreak = "\u00a0";

/** Figures with their unit or sign, and what they are counted of: `orb 4.4°`, `4° 30′`, `Dignity −2`. */
const figures = [/ (?=[+−]\d)/gu, / (?=\d+(?:[.,]\d+)?[°%])/gu, /(?<=°) (?=\d)/gu];

/** Words that belong together, tied so that no line ends between them. */
export function withTiedFigures(text: string): string {
  return figures.reduce((words, gap) => words.replace(gap, noBreak), text);
}

/** A paragraph whose last line is never one short word. */
export function withTiedEnding(text: string): string {
  const words = withTiedFigures(text);
  const last = words.lastIndexOf(" ");
  const before = words.lastIndexOf(" ", last - 1);
  const short = last > 0 && words.length - last - 1 <= shortWord && last - before - 1 <= longestTied;
  return before > 0 && short ? words.slice(0, last) + noBreak + words.slice(last + 1) : words;
}
/** Letters of a last word that would look lost on a line, its full stop and quotes among them. */
const shortWord = 9;
/** A longer word before it would leave the line above too short. */
const longestTied = 12;

/** A title whose lines break before its "and", never after it. */
export function withTiedTitle(title: string): string {
  return title.replace(/ (and|y|e) /gu, ` $1${noBreak}`);
}

/** The text of a table's cell: a list of dates breaks between dates, a sum nowhere. */
export function withTiedCell(text: string): string {
  if (/^[\d\s+−=]+$/u.test(text)) return text.replaceAll(" ", noBreak);
  if (!text.includes(listMark)) return withTiedEnding(text);
  const parts = text.split(listMark);
  if (parts.some((part) => part.length > longestPart)) return withTiedEnding(text);
  return parts.map((part) => part.replaceAll(" ", noBreak)).join(`${noBreak}· `);
}
const listMark = " · ";
/** Letters of the longest date. */
const longestPart = 28;
