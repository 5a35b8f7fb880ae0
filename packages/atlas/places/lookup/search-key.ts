/** Letters that Unicode decomposition leaves intact, spelled the way people without them on the keyboard do. */
const spelledOut: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ı: "i",
  ŋ: "n",
  ŧ: "t",
  ə: "e",
  // Arabic letters used interchangeably.
  ى: "ي",
  ی: "ي",
  ې: "ي",
  ک: "ك",
  ة: "ه",
  // Ukrainian and Russian keyboards.
  ґ: "г",
  // Tatweel: a silent elongation.
  ـ: "",
};
const lettersSpelledOut = new RegExp(`[${Object.keys(spelledOut).join("")}]`, "g");

/** Latin, Greek and Cyrillic diacritics, Hebrew points, Arabic vowel signs. Indic vowels and kana marks are letters. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;
/** Apostrophes of all kinds and periods join words ("O'Fallon", "St.", "D.C."); other punctuation separates them. */
const joining = /['’‘ʼʻʹʿʾ`´′.·]/g;
const parting = /[^\p{Letter}\p{Number}\p{Mark}]+/gu;

/** Words that town names abbreviate or spell out; the key spells them out. */
const shortWords: Readonly<Record<string, string>> = { st: "saint", ste: "sainte", mt: "mount", ft: "fort" };
/** An abbreviation counts only before another word: `st` alone begins Stuttgart. */
const shortWord = /(^| )(st|ste|mt|ft)(?= )/g;

const firstHiragana = 0x3041;
const hiraganaToKatakana = 0x60;
const hiragana = /[\u3041-\u3096]/g;
const asKatakana = (letter: string): string =>
  String.fromCharCode(firstHiragana + letter.charCodeAt(0) - firstHiragana + hiraganaToKatakana);

/**
 * Search key of a name: lower case, no accents, one spelling of letters that have several, single spaces between words.
 * Letters of every script are kept. Empty without a letter or digit.
 */
export function searchKey(text: string): string {
  return text
    .normalize("NFKD")
    .replace(marks, "")
    .toLowerCase()
    .replace(marks, "")
    .normalize("NFC")
    .replace(lettersSpelledOut, (letter) => spelledOut[letter] ?? letter)
    .replace(hiragana, asKatakana)
    .replace(joining, "")
    .replace(parting, " ")
    .trim()
    .replace(shortWord, (_whole, before: string, word: string) => before + (shortWords[word] ?? word));
}
