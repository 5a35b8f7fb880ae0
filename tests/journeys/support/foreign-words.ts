import type { Locale } from "../../../apps/site/locale/locale.ts";
import type { Language } from "../../../tools/checks/language/site-texts.ts";

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Frequent words of each language. A word in two of the lists does not distinguish those two. */
const frequent: Readonly<Record<Language, readonly string[]>> = {
  en: list(`
    the and your yours with you this that these those from have had is are was were will would could should can may
    might must what which who whose when where why how there their they them then than it its in on of to at by for
    or if but not all any each every some more most other one two three four five six seven eight nine first last
    new only over under after before about into out up down between again here now very just also because while
    until since without within birth born chart charts report reports sign signs sun moon rising house houses planet
    planets aspect aspects full free read see get open enter choose continue back next page pages name date time
    place city town country year month day hour minute unknown payment pay paid price order secure share copy
    download sent send mail button privacy terms refund contact help home language close search loading please try
    thank thanks welcome yes sample preview love work life heart night today tomorrow yesterday week people person
    book chapter word words question answer letter we our us he she his her him my be been do does did make made
    know want need find give take north south east west fire earth air water hello dear friday monday june january
    august set show view save
  `),
  es: list(`
    en un ni ha han el los las y una unos unas del al con sin pero más muy también hasta donde dónde cuando cuándo
    cómo qué quién tú tus su sus yo ella ellos ellas usted ustedes nosotros vosotros es está están eres son hay fue
    hoy ya aquí ahí allí día días año años mismo misma otro otra otros otras bien mejor peor siempre después luego
    entonces aunque lo le les nacimiento luna correo ciudad pregunta preguntas hacer tener decir puede puedes tiene
    tienes quiere quieres hace dice cielo tierra fuego agua aire mañana noche ayer mujer hombre calle trabajo enlace
    pedido pago precio gracias hola semana enero febrero junio julio lunes martes miércoles jueves viernes sábado
    géminis cáncer escorpio sagitario acuario piscis mercurio júpiter urano neptuno cuadratura para por que como
    porque entre sobre desde casa carta signo seguro reembolso descargar enviar escribe elige aún según sólo ningún
    alguien tu te os he date
  `),
  pt: list(`
    em só ou nem os as um uma uns umas do na nas num numa ao aos à às pela pelas com sem não sim mais muito muita
    muitos também até onde quando você vocês seu sua seus suas meu minha meus minhas ele ela eles elas isso isto é
    são estão foi tem têm há hoje já dia mês ano anos mesmo mesma outro outra então depois porém nascimento lua
    relatório relatórios boletim pagamento preço cidade pergunta fazer dizer pode quer faz diz céu fogo água amanhã
    ontem noite mulher homem filho rua trabalho obrigado obrigada olá e-mail endereço semana janeiro fevereiro junho
    julho segunda-feira terça-feira sexta-feira sábado gêmeos câncer escorpião sagitário aquário peixes mercúrio
    júpiter urano netuno quadratura para por que como porque entre sobre desde casa carta signo seguro reembolso
    pedido baixar enviar escreva escolha ainda alguém ninguém nossa nosso se me da no está pago
  `),
};

/** Words from the other lists that a language also has, with its own meaning. */
const homographs: Readonly<Record<Language, readonly string[]>> = {
  en: ["as", "con", "date", "do", "hay", "he", "me", "no", "sim", "sin", "son"],
  es: ["da", "may", "me", "no", "se"],
  pt: ["continue", "enter", "for", "out", "set", "some", "time"],
};

const betraying = (own: Language): ReadonlySet<string> => {
  const ours = new Set([...frequent[own], ...homographs[own]]);
  // Object.keys forgets the keys of a record.
  const others = (Object.keys(frequent) as Language[]).filter((language) => language !== own);
  return new Set(others.flatMap((language) => frequent[language]).filter((found) => !ours.has(found)));
};
const foreign: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: betraying("en"),
  es: betraying("es"),
  pt: betraying("pt"),
};

/** Names, and quotations in their original language, which do not make a text foreign. */
export const quotedNames: readonly string[] = [
  ...["São Paulo", "Ella Fitzgerald", "Casa de Campo", "Astronomical Almanac", "Jet Propulsion Laboratory"],
  ...["certificación literal de nacimiento", "a las cinco de la tarde", "certidão de inteiro teor"],
  ...["English (US)", "English (UK)", "Español", "Português (Brasil)", "Signo não encontrado", "EN"],
  ...["IANA Time Zone Database", "CC BY", "MIT AND", "MIT OR", "America/New_York", "New York"],
  ...["Apple Pay", "Google Pay"],
];

/** A word with its hyphens and apostrophes: “e-mail”, “don’t”. */
const word = /\p{L}+(?:[-’']\p{L}+)*/gu;
/** Addresses, file names, and order numbers, whose letters are drawn by lot. */
const address = /\bCB-[0-9A-Z]{4}-[0-9A-Z]{4}\b|\S+@\S+|https?:\/\/\S+|\b[\w-]+(?:\.[\w-]+)+\b/g;

/**
 * The words in a page's visible text that belong to another language than its locale's, each once, in lower case.
 * `spared` lists names and quotations to ignore, the longest first where one contains another.
 */
export function foreignWords(text: string, locale: Locale, spared: readonly string[] = []): readonly string[] {
  const language = locale.slice(0, 2) as Language;
  const rest = spared.reduce((left, name) => left.replaceAll(name, " "), text).replaceAll(address, " ");
  const words = (rest.match(word) ?? []).map((found) => found.toLowerCase());
  return [...new Set(words.flatMap((found) => [found, found.split(/[’']/)[0] ?? found]))].filter((found) =>
    foreign[language].has(found),
  );
}
