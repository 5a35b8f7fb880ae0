import type { ReportLibrary } from "@cosmic/interpretation/passages/report-library";

/** A made-up language with an article before every slot, other letters, numbers, times and sorting than English. */
const rules: ReportLibrary["rules"] = {
  numbers: { decimal: ",", group: ".", groupFrom: 5 },
  clock: { sentence: "Hчmm", table: "H.mm[.ss]" },
  firstOfMonth: "1º",
  quotes: ["„", "‟"],
  titleBreaks: ["ждо"],
  forms: {
    дел: [
      ["^ла ", "дела "],
      ["^(?=\\p{L})", "дел "],
      ["", "до "],
    ],
  },
  sort: { ё: "е" },
  functionWords: ["дел", "до", "дела", "ла"],
  glossary: { plural: "й", otherWords: {} },
};

const latin = "abcdefghijklmnopqrstuvwxyz";
const cyrillic = "абцдефгхийклмнопярстужвхыз";

/** The texts of a library letter by letter in another alphabet. Slots of placements take the form `дел`; links, codes and
 * abbreviations between `<` and `>` do not exist in a library, so nothing else stays. */
export function madeUpLibrary(library: ReportLibrary): ReportLibrary {
  const text = (english: string) =>
    english
      .split(/(\{[^}]*\})/)
      .map((piece) =>
        piece.startsWith("{") ? (/^\{[ab]\}$/.test(piece) ? `{дел ${piece.slice(1)}` : piece) : spelled(piece),
      )
      .join("");
  return {
    rules,
    wording: mapped(library.wording, text),
    lines: mapped(library.lines, (subject) => ({
      ...subject,
      lines: mapped(subject.lines, (one) => mapped(one, text)),
    })),
    passages: mapped(library.passages, (subject) => ({
      ...subject,
      passages: mapped(subject.passages, (passage) => ({
        ...passage,
        parts: mapped(passage.parts, (part) => part && { ...part, text: text(part.text), plain: text(part.plain) }),
      })),
    })),
  };
}

function spelled(english: string): string {
  return [...english]
    .map((letter) => {
      const at = latin.indexOf(letter.toLowerCase());
      const other = at < 0 ? letter : (cyrillic[at] ?? letter);
      return letter === letter.toLowerCase() ? other : other.toUpperCase();
    })
    .join("");
}

/** Every value of a record, changed. */
function mapped<Value, Values extends Readonly<Record<string, Value>>>(
  values: Values & Readonly<Record<string, Value>>,
  change: (value: Value) => Value,
): Values {
  // The same keys, each with a value of the same type.
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)])) as Values;
}
