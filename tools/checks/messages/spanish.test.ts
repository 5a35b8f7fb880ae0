import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { messagesOf } from "./message-files.ts";

const root = join(import.meta.dirname, "../../..");
const read = (path: string): readonly [string, string] => [path, readFileSync(join(root, path), "utf8")];
const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name));

const messages = (locale: string) => [...messagesOf(join(root, "apps/site/messages"), locale)];
const pages = filesIn("apps/site/content/pages/es").map(read);
const mails = [
  "es-es.ts",
  "contract/spanish.ts",
  "notices/spanish.ts",
  "newsletter/spanish.ts",
  "reviews/spanish.ts",
].map((name) => read(join("packages/shop/mail-texts", name)));
const everything = [...messages("es-es"), ...pages, ...mails];

/** Every match of a pattern, with the text around it. */
const placesOf = (pattern: RegExp, texts: readonly (readonly [string, string])[]): readonly string[] =>
  texts.flatMap(([place, text]) =>
    [...text.matchAll(pattern)].map(({ index }) => `${place}: ${text.slice(Math.max(0, index - 30), index + 40)}`),
  );

test("the article before a time is part of its slot, because one o’clock is singular", () => {
  expect(placesOf(/(?<!\p{L})las? \{\w+\}/giu, messages("es-es"))).toEqual([]);
  expect(placesOf(/(?<!\p{L})(?:às|à|as|das|até) \{(?:time|from|to|clock)\}/giu, messages("pt-br"))).toEqual([]);
  expect(placesOf(/(?<!\p{L})(?:às|à|as|das) \{\w+\}/giu, messages("pt-br"))).toEqual([]);
});

test("the reader is addressed as tú, and as usted in legal pages alone", () => {
  const usted = [
    /(?<!\p{L})usted(?:es)?(?!\p{L})/giu,
    /(?<!\p{L})(?:escríbanos|díganos\p{L}*|vaya a \[|hágalo|compártalo|indíquenos|póngase)(?!\p{L})/giu,
    /(?<!\p{L})(?:mostrarle|enviarle|pedirle|responderle|devolverle|le enviamos|le decimos|le devolvemos)(?!\p{L})/giu,
  ];
  const isLegal = ([path]: readonly [string, string]) => path.includes("legal");
  const friendly = everything.filter((one) => !isLegal(one));
  for (const pattern of usted) expect(placesOf(pattern, friendly)).toEqual([]);
  const yours =
    /(?<!\p{L})sus? (?:informes?|pedidos?|enlaces?|banco|correo|tarjeta|navegador|dispositivo|solicitud)(?!\p{L})/giu;
  expect(placesOf(yours, mails)).toEqual([]);
  const tú =
    /(?<!\p{L})(?:tú|tu|tus|contigo|tienes|puedes|quieres|escríbenos|(?:pedir|enviar|mostrar|devolver)te)(?!\p{L})/giu;
  expect(placesOf(tú, pages.filter(isLegal))).toEqual([]);
});

test("each thing has one name", () => {
  const others = {
    "zona horaria": /(?<!\p{L})husos?(?!\p{L})/giu,
    modalidad: /(?<!\p{L})cualidad(?:es)?(?!\p{L})/giu,
    "vista previa": /(?<!\p{L})avances?(?!\p{L})/giu,
    "puesta de sol": /puesta de Sol/gu,
    "medio cielo": /Medio Cielo/gu,
    "casa ocho":
      /casa (?:primera|segunda|tercera|cuarta|quinta|sexta|séptima|octava|novena|décima|undécima|duodécima)(?!\p{L})/giu,
  };
  for (const [name, other] of Object.entries(others)) expect(placesOf(other, everything), name).toEqual([]);
});

/** Where the word means the Ascendant and the Midheaven, or an angle that can be measured. */
const trueAngles = [
  /ángulos? rectos?/giu,
  /ángulo de entre/giu,
  /ese ángulo/giu,
  /ángulos y (?:casas|cúspides)/giu,
  /a las casas y a los ángulos/giu,
];

test("an angle is never said where an aspect is meant", () => {
  const rest = everything
    .filter(([key]) => key !== "accuracy.json/accuracy_angle")
    .map(([key, text]) => [key, trueAngles.reduce((left, angle) => left.replaceAll(angle, ""), text)] as const);
  expect(placesOf(/(?<!\p{L})ángulos?(?!\p{L})/giu, rest)).toEqual([]);
});

test("a person born under a sign is written small", () => {
  const signs = "Aries|Tauro|Géminis|Cáncer|Leo|Virgo|Libra|Escorpio|Sagitario|Capricornio|Acuario|Piscis";
  const person = new RegExp(`(?<!\\p{L})(?:un|una|dos|muchos|muchas|eres|persona|gente) (?:${signs})(?!\\p{L})`, "gu");
  expect(placesOf(person, everything)).toEqual([]);
});

test("four figures have no separator", () => {
  expect(placesOf(/(?<![\d.])\d\.\d{3}(?![\d.])/gu, everything)).toEqual([]);
});

test("the notice of what is kept names the newsletter in every language", () => {
  for (const [language, word] of [
    ["en", "monthly letter"],
    ["es", "boletín mensual"],
    ["pt", "boletim mensal"],
  ] as const) {
    const [, text] = read(`apps/site/content/pages/${language}/legal/privacy.md`);
    const kept = text.slice(text.indexOf("{#kept}"), text.indexOf("{#recipients}"));
    expect(kept, language).toContain(word);
    expect(kept.split("\n- "), language).toHaveLength(10);
  }
});
