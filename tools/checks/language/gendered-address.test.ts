import { expect, test } from "vitest";
import { type GenderedLanguage, genderedAddress } from "./gendered-address.ts";
import { siteTexts } from "./site-texts.ts";

const note = "pt/notes/two-charts.md:1";

/** Texts once on the site that assumed the reader's gender. */
const partial: readonly (readonly [GenderedLanguage, string, string?])[] = [
  ["es", "y confundes estar cansado con haber sido útil"],
  ["es", "con los principiantes te pones más tieso de lo necesario"],
  ["es", "A muchos Capricornio les dijeron de pequeños que parecían mayores"],
  ["es", "Las preguntas celosas te dejan perplejo"],
  ["es", "Si eres justo con todo el mundo"],
  ["es", "«Noto que estoy algo disgustado»"],
  ["es", "También eres franco."],
  ["es", "un compañero al que le guste rematar, y darle las gracias"],
  ["es", "a nadie corrige tanto como a sí mismo"],
  ["es", "traits: Independiente, inventivo, justo, cordial, terco, algo distante"],
  ["es", "keywords: Paciente, Socarrón, Responsable, Ambicioso, Reservado, Difícil de contentar"],
  ["es", "traits: Imaginativo, bondadoso, permeable, musical, escurridizo, influenciable"],
  ["es", "keywords: Franco, Esperanzado, Andariego, Generoso, Filosófico, Descuidado con los detalles"],
  ["es", "y entonces puedes estar seguro de tu Luna"],
  ["es", "alguien que te haya conocido de adulto"],
  ["es", "antes de leer una página sobre uno mismo"],
  ["es", "aunque las dos corréis hacia delante"],
  ["es", "y no te gusta ser solo una"],
  ["es", "Te vuelves vago, contestas al día siguiente"],
  ["es", "Te sientes sola en una sala llena"],
  ["es", "Bienvenido a tu carta"],
  ["es", "Juntos levantáis lo que llevaba meses quieto.", note],
  ["pt", "Não, obrigado"],
  ["pt", "Obrigado, {name}"],
  ["pt", "uma hora ou uma quantia, decidido enquanto você está calmo"],
  ["pt", "Repare se você volta mais disposto ou só mais tarde"],
  ["pt", "e confunde estar cansado com ter sido útil"],
  ["pt", "“Percebo que estou um tanto chateado”"],
  ["pt", "e não corrige ninguém tanto quanto a si mesmo"],
  ["pt", "você continua sendo gentil e fica muito pesado de empurrar"],
  ["pt", "Você não bate porta. Fica vago, responde no dia seguinte"],
  ["pt", "- um colega que goste de fechar as coisas"],
  ["pt", "Touro e você querem ser consultados primeiro"],
  ["pt", "traits: Independente, inventivo, justo, cordial, teimoso, um pouco distante"],
  ["pt", "keywords: Paciente, Irônico, Responsável, Ambicioso, Reservado, Difícil de agradar"],
  ["pt", "traits: Imaginativo, bondoso, permeável, musical, escorregadio, influenciável"],
  ["pt", "keywords: Franco, Esperançoso, Andarilho, Generoso, Filosófico, Distraído com detalhes"],
  ["pt", "por que você é conhecido por quem nunca se sentou à sua mesa"],
  ["pt", "em que estilo você gosta de ser visto trabalhando"],
  ["pt", "alguém que conheceu você já adulto"],
  ["pt", "uma vai lembrar alguém, e a outra, você mesmo num domingo"],
  ["pt", "uma amiga corre na de fora, e você é mais rápida"],
  ["pt", "Você se sente sozinha numa sala cheia"],
  ["pt", "Bem-vindo ao seu mapa"],
  ["pt", "e terminam as frases um do outro, e certo", note],
  ["pt", "um pergunta, outro responde, e dá para trocar de lugar", note],
  ["pt", "Os dois fazem falta antes de assinar", note],
  ["pt", "Anotem, os dois.", note],
  ["pt", "Vocês dariam bons detetives.", note],
  ["pt", "juntos vocês são rápidos", note],
];

const placed = partial.map(([language, text, where]) => [language, text, where ?? "a page"] as const);

test.each(placed)("%s: “%s” speaks to a man or to a woman", (language, text, where) => {
  expect(genderedAddress(language, { where, text })).not.toEqual([]);
});

test.each([
  ["es", "y confundes el cansancio con haber sido útil"],
  ["es", "Las preguntas celosas te desconciertan"],
  ["es", "Te pones metas largas y difíciles"],
  ["es", "La hora puede estar escrita en una carta; estás fregando los platos"],
  ["es", "«estoy contigo» o «sí» antes de decir «aunque»"],
  ["es", "traits: Franqueza, esperanza, espíritu andariego, descuido del detalle"],
  ["pt", "e confunde cansaço com utilidade"],
  ["pt", "O lugar que você digita é procurado na nossa lista"],
  ["pt", "você fica um pouco à parte e participa do seu jeito"],
  ["pt", "Você está na lista. Seja ou não o seu caso, você já está lavando a louça"],
  ["pt", "Nada deixa você mais feliz, e isso deixa você vibrando"],
  ["pt", "É difícil para você passar reto. Está na hora."],
  ["pt", "traits: Franqueza, esperança, espírito andarilho, descuido com detalhes"],
  ["pt", "um lado pergunta, o outro responde; cai bem dos dois lados", note],
] as const)("%s: “%s” speaks to everybody", (language, text, where: string = "a page") => {
  expect(genderedAddress(language, { where, text })).toEqual([]);
});

/** Words that agree with something other than the reader. */
const spared: readonly { readonly language: GenderedLanguage; readonly text: string; readonly reason: string }[] = [
  { language: "es", text: "la estación duda de sí misma", reason: "the season" },
  { language: "es", text: "tu silencio puede ser contento", reason: "contento is a noun here" },
];

test.each(["es", "pt"] as const)("no text of the site in “%s” makes a man or a woman of its reader", (language) => {
  const own = spared.filter((kept) => kept.language === language);
  const found = siteTexts(language).flatMap(({ where, text }) => {
    const rest = own.reduce((left, kept) => left.replaceAll(kept.text, ""), text);
    return genderedAddress(language, { where, text: rest }).map((words) => `${where} “${words}”`);
  });
  expect(found).toEqual([]);
});
