/** Letters that the Unicode decomposition leaves whole, as people without them on the keyboard write them. */
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
  // Arabic letters that are written one for the other.
  ى: "ي",
  ی: "ي",
  ې: "ي",
  ک: "ك",
  ة: "ه",
  // Ukrainian and Russian keyboards.
  ґ: "г",
  // Tatweel, a stretch without sound.
  ـ: "",
};
const lettersSpelledOut = new RegExp(`[${Object.keys(spelledOut).join("")}]`, "g");

/** Marks of Latin, Greek and Cyrillic, points of Hebrew, vowel signs of Arabic. Indic vowels and kana marks are letters. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;
/** Apostrophes of all kinds and full stops: they join ("O'Fallon", "St.", "D.C."). Anything else that is no letter parts. */
const joining = /['’‘ʼʻʹʿʾ`´′.·]/g;
const parting = /[^\p{Letter}\p{Number}\p{Mark}]+/gu;

/** Words that are written short or whole, in names of towns; the key keeps them whole. */
const shortWords: Readonly<Record<string, string>> = { st: "saint", ste: "sainte", mt: "mount", ft: "fort" };
/** A short word counts only when another follows: `st` alone begins Stuttgart. */
const shortWord = /(^| )(st|ste|mt|ft)(?= )/g;

const firstHiragana = 0x3041;
const hiraganaToKatakana = 0x60;
const hiragana = /[\u3041-\u3096]/g;
const asKatakana = (letter: string): string =>
  String.fromCharCode(firstHiragana + letter.charCodeAt(0) - firstHiragana + hiraganaToKatakana);

/**
 * A name as the town search compares it: lower case, without accents, in one spelling of letters that have several, words
 * parted by single spaces. Letters of every script are kept. Empty when the text holds no letter and no figure.
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
