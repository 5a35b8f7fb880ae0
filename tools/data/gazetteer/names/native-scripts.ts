/** Scripts and the countries whose town signs use them, or did within living memory. Latin is allowed everywhere. */
const homes: readonly (readonly [script: RegExp, countries: string])[] = [
  [/\p{Script=Cyrillic}/u, "RU UA BY BG RS MK ME BA XK KZ KG TJ TM UZ MN MD AM AZ GE EE LV LT"],
  [/\p{Script=Greek}/u, "GR CY"],
  [/\p{Script=Arabic}/u, "AE AF BH DJ DZ EG EH ER IL IN IQ IR JO KM KW LB LY MA MR OM PK PS QA SA SD SO SY TD TN YE"],
  [/\p{Script=Hebrew}/u, "IL PS"],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "JP"],
  [/\p{Script=Hangul}/u, "KR KP"],
  [/\p{Script=Han}/u, "CN TW HK MO JP SG MY"],
  [/\p{Script=Devanagari}/u, "IN NP"],
  [/\p{Script=Bengali}/u, "BD IN"],
  [/\p{Script=Gurmukhi}/u, "IN PK"],
  [/[\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}]/u, "IN"],
  [/\p{Script=Tamil}/u, "IN LK SG MY"],
  [/\p{Script=Sinhala}/u, "LK"],
  [/\p{Script=Thai}/u, "TH"],
  [/\p{Script=Lao}/u, "LA"],
  [/\p{Script=Khmer}/u, "KH"],
  [/\p{Script=Myanmar}/u, "MM"],
  [/\p{Script=Georgian}/u, "GE"],
  [/\p{Script=Armenian}/u, "AM"],
  [/\p{Script=Ethiopic}/u, "ET ER"],
  [/\p{Script=Tibetan}/u, "CN BT"],
  [/\p{Script=Thaana}/u, "MV"],
];

/** Whether a name is written in a script of the country, or in Latin letters. */
export function isWrittenThere(name: string, country: string): boolean {
  const home = homes.find(([script]) => script.test(name));
  return home ? home[1].split(" ").includes(country) : /\p{Script=Latin}/u.test(name);
}
