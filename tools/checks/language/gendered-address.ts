import type { SiteText } from "./site-texts.ts";

/** Languages whose adjectives and participles agree in gender with the person they describe. */
export type GenderedLanguage = "es" | "pt";

interface Patterns {
  /** Wrong in every text: the words assume the gender of the reader, or of someone close to the reader. */
  readonly everywhere: readonly RegExp[];
  /** Wrong where a text addresses two people: both may be women. */
  readonly pair: readonly RegExp[];
}

const either = (...words: readonly string[]): string => `(?:${words.join("|").replaceAll(", ", "|")})`;
/** Matches whole words; `\b` does not know accented letters. */
const phrase = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}-])${pattern}(?![\\p{L}-])`, "iu");

/** Words that end like an adjective but agree with no one: articles, prepositions, pronouns, adverbs, signs. */
const neutral = {
  es: either(
    "a, la, lo, una, uno, otra, otro, toda, todo, nada, algo, cada, esta, esto, eso, ella, tuya, tuyo, nuestra",
    "para, hasta, hacia, contra, como, cuando, cuanto, donde, contigo, conmigo, medio, no, ahora, nunca, todavía",
    "fuera, cerca, dentro, junto a, bajo, tanto, mucho, poco, solo (?:en|para|de|con|por|si|cuando)",
    "tauro, virgo, libra, acuario, escorpio, sagitario, capricornio",
  ),
  pt: either(
    "a, o, à, ao, na, no, da, do, pela, pelo, numa, nessa, nesta, desta, uma, outra, outro, toda, todo, nada, tudo",
    "para, contra, como, quando, quanto, agora, nunca, ainda, acima, fora, perto, dentro, longe, embaixo, muito, pouco",
    "cada, esta, isto, isso, ela, seu, sua, touro, aquário, sagitário, capricórnio, libra",
  ),
} as const;

/** One word with a masculine or feminine ending; gerunds have none. */
const gendered = (language: GenderedLanguage): string =>
  `(?!(?:${neutral[language]}|\\p{L}+ndo)(?!\\p{L}))\\p{L}{2,}[oa]`;

const degrees = {
  es: "(?:(?:muy|más|menos|tan|algo|un poco|un tanto|bastante|demasiado|siempre|también|todavía|ya|por fin) )*",
  pt: "(?:(?:muito|mais|menos|tão|meio|um pouco|um tanto|bastante|sempre|também|ainda|já|enfim|só|não) )*",
} as const;
const describedAs = (language: GenderedLanguage): string => degrees[language] + gendered(language);

/**
 * Adjective stems that describe people. After an infinitive, other adjectives describe things: “puede estar escrito”.
 */
const ofPeople = {
  es: either(
    "cansad, sol, segur, ocupad, preocupad, enfadad, enamorad, tranquil, nervios, content, list, dispuest, preparad",
    "atent, callad, disgustad, perdid, rodead, orgullos, celos, sincer, just, perplej",
  ),
  pt: either(
    "cansad, sozinh, segur, ocupad, preocupad, chatead, apaixonad, tranquil, nervos, content, pront, dispost, preparad",
    "atent, calad, perdid, cercad, orgulhos, ciument, sincer, calm, just",
  ),
} as const;

const es: Patterns = {
  everywhere: [
    phrase(`(?:eres|estás|soy|estoy|te (?:sientes|pones|vuelves|haces|muestras|quedas)) ${describedAs("es")}`),
    phrase(`te (?:deja|pone|vuelve|hace|tiene)n? ${degrees.es}${ofPeople.es}[oa]`),
    phrase(`(?:estar|ser|sentir[ts]e|quedar[ts]e|poner[ts]e) ${degrees.es}${ofPeople.es}[oa]`),
    phrase(`(?:siéntete|mantente|quédate|ponte|estate|sé|seas|estés) ${describedAs("es")}`),
    phrase("ser sol[oa] un[oa]"),
    phrase("(?:uno|sí|ti|mí|tú|usted) mism[oa]"),
    phrase("(?:bienvenid|estimad|encantad)[oa]s?"),
    phrase("(?:de|cuando|ya) (?:adult[oa]|pequeñ[oa]s?|niñ[oa]s?)"),
    phrase("(?:un|el|tu|su) (?:compañero|novio|marido|esposo|jefe)"),
    phrase("(?:tu|su) (?:compañera|novia|mujer|esposa|jefa)"),
    phrase("eres una? (?:buen[oa]? )?(?:amig|compañer|niñ|hij|luchador|soñador)[oa]?"),
    phrase("(?:los|las) dos \\p{L}+(?:áis|éis|ís)"),
  ],
  pair: [
    phrase("junt[oa]s|ambos|vosotr[oa]s"),
    phrase("los dos(?! lados)"),
    phrase("uno (?:al|del|con el|y el|en el) otro"),
    phrase("uno \\p{L}+, (?:el )?otro \\p{L}+"),
    phrase(`(?:sois|estáis|os (?:sentís|ponéis|volvéis)) ${describedAs("es")}s`),
    phrase("(?:buen[oa]s|mejores) (?:amig|compañer)[oa]s|inventor[ea]s"),
  ],
};

const ptVerbs = either(
  "é, está, era, estava, fica, volta, anda, sai, chega, vive, parece, acorda, continua, for, estiver",
);
const ptReflexives = either("se sente, se sentir, se torna, se mostra");
const ptInfinitives = either("ser, estar, ficar, sentir-se, se sentir");
/** Words between “você” and its verb that do not introduce another subject. */
const sameSubject =
  "(?:(?!(?:[oa]s?|uma?|que|quem|qual|quais|isso|seus?|suas?|onde|quando|como|se|vão) )[\\p{L}-]+,? ){1,5}?";

const pt: Patterns = {
  everywhere: [
    phrase("(?:obrigad|bem-vind|estimad|prezad)[oa]s?"),
    phrase(`você ${degrees.pt}(?:${ptVerbs}|${ptReflexives}) ${describedAs("pt")}`),
    phrase(`você ${sameSubject}(?:e|ou|mas) (?:${ptVerbs}|${ptReflexives}) ${describedAs("pt")}`),
    phrase(`você ${sameSubject}${ptInfinitives} ${describedAs("pt")}`),
    phrase(`e você querem ${ptInfinitives} \\p{L}+[oa]s`),
    phrase(`(?:estou|sou|fico|me sinto|ando) ${describedAs("pt")}`),
    phrase(`(?:deixa|torna|faz|mantém|deixam|tornam|fazem|mantêm) você ${describedAs("pt")}`),
    // A sentence without a subject is about the reader; with “é” it is impersonal: “É difícil…”.
    new RegExp(`(?:^|[.!?”] )(?:Fica|Está|Anda|Volta|Vive|Sai|Chega|Sente-se) ${describedAs("pt")}(?![\\p{L}-])`, "u"),
    phrase(`(?:${ptInfinitives}|sinta-se|mostre-se|mantenha-se|fique|esteja|seja) ${degrees.pt}${ofPeople.pt}[oa]`),
    phrase("você(?: \\p{L}+){0,4} sozinh[oa]"),
    phrase("(?:si|mim|ti|você|vocês) mesm[oa]s?(?! assim| que| se| quando)"),
    phrase("(?:de|quando|já) (?:adult[oa]|menin[oa]s?|garot[oa]s?)"),
    phrase("(?:um|o|seu) (?:colega|companheiro|parceiro|namorado|marido|esposo|chefe)"),
    phrase("(?:sua) (?:companheira|parceira|namorada|mulher|esposa|chefe)"),
    phrase("você é uma? (?:bom |boa )?(?:amig|companheir|menin|filh|lutador|sonhador)[oa]?"),
  ],
  pair: [
    phrase("juntos|juntas|ambos"),
    phrase("(?:[ao]?os|dos|nos|pelos|vocês|todos) dois(?! lados)"),
    phrase("um (?:do|ao|no|com o|e o) outro|cada um"),
    phrase("um \\p{L}+, (?:o )?outro \\p{L}+"),
    // “O outro lado” means a side; “o outro” alone means a man.
    phrase("(?:em que|onde) o outro|o lado \\p{L}+ do outro"),
    phrase(`vocês (?:são|estão|ficam|parecem|chegam) ${describedAs("pt")}s`),
    phrase("(?:bons|boas) (?:detetives|amig[oa]s|parceir[oa]s)|inventor[ea]s"),
  ],
};

const patterns: Readonly<Record<GenderedLanguage, Patterns>> = { es, pt };

/** An entry in a guide's lists that describes a man: “Inventivo”, as opposed to “Inventiva”, the gift. */
const listedAdjective =
  /(?:: |, )(?:um pouco |algo )?(?:(?!descuido)\p{L}+(?:tiv|os|ad|nic|fic|íd|id)o|franco|justo|terco|escorregadio|escurridizo|andarilho|andariego|socarrón)(?=,| con | com |$)/iu;

/** The words in a text that assume its reader's gender; none when it addresses everybody. */
export function genderedAddress(language: GenderedLanguage, { where, text }: SiteText): readonly string[] {
  const { everywhere, pair } = patterns[language];
  const rules = [
    ...everywhere,
    ...(where.includes("/notes/") ? pair : []),
    ...(/^(?:traits|keywords): /.test(text) ? [listedAdjective] : []),
  ];
  return rules.flatMap((rule) => rule.exec(text)?.[0].trim() ?? []);
}
