import type { SiteText } from "./site-texts.ts";

/** A wording to avoid in Brazilian Portuguese, and the one to use instead (`better`). */
interface Usage {
  readonly pattern: RegExp;
  readonly better: string;
  /** The texts it applies to, by location; all when omitted. */
  readonly where?: RegExp;
}

const interfaceText = /^pt-br\/|\/legal\/|mail-texts/;
const ordinal = "(?:primeira|segunda|terceira|quarta|quinta|sexta|sétima|oitava|nona|décima)";

const usages: readonly Usage[] = [
  { pattern: /on-line/i, better: "online" },
  { pattern: /newsletter/i, better: "boletim" },
  { pattern: /mapas? nata(?:l|is)/i, better: "mapa astral, where it is sold", where: /^pt-br\/(?!report)/ },
  { pattern: /qualidade (?:é|cardinal|fixa|mutável)|na qualidade|^Qualidade$/i, better: "modalidade" },
  { pattern: /Meio do Céu/, better: "meio do céu" },
  { pattern: /segundos intercalados/, better: "segundos intercalares" },
  { pattern: /JPL DE440/, better: "a DE440 do JPL" },
  { pattern: new RegExp(`\\b${ordinal} casa(?!\\p{L})|\\bcasa ${ordinal}`, "iu"), better: "casa oito" },
  {
    pattern: /ângulos?(?! nem casas)/i,
    better: "aspecto; ângulos are the ascendant and the midheaven",
    where: /\/compatibility_(?!lead)|two-charts\.md:3$/,
  },
  { pattern: /(?<!\p{L})a gente(?!\p{L})/iu, better: "nós", where: interfaceText },
  // A possessive used alone or as a predicate needs its article: “é o seu elemento”, “o seu: …”.
  {
    pattern: /(?<!\p{L}|é )[oa]s? (?:seu|sua|meu|minha|nosso|nossa)s? (?=\p{L})/iu,
    better: "no article before a possessive",
    where: interfaceText,
  },
  // The pronoun goes before the verb, except when an imperative starts the sentence: “Inscreva-se”.
  { pattern: /\p{L}+r-me(?!\p{L})/u, better: "the pronoun before the verb, or none", where: interfaceText },
  {
    pattern: /(?<=^|[\p{L},:] )\p{Ll}+[aeõ]e?-se(?!\p{L})/u,
    better: "the pronoun before the verb",
    where: interfaceText,
  },
];

const spared: readonly { readonly text: string; readonly reason: string }[] = [
  { text: "Ao pagar, você pede que façamos", reason: "an order keeps the wording that its buyer agreed to" },
  { text: "Por enquanto o seu relatório é em inglês.", reason: "goes when the report is written in Portuguese" },
  { text: "O seu pede uma data", reason: "the possessive stands alone" },
];

/** The wordings in a Brazilian text that have a better alternative: “on-line: online”. */
export function unusualPortuguese({ where, text }: SiteText): readonly string[] {
  if (spared.some((kept) => text.includes(kept.text))) return [];
  return usages
    .filter((usage) => usage.where?.test(where) ?? true)
    .flatMap(({ pattern, better }) => {
      const found = pattern.exec(text)?.[0];
      return found === undefined ? [] : [`${found.trim()}: ${better}`];
    });
}
