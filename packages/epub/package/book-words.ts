import type { Language } from "@cosmic/report/document";

/** Words of a book that paper does without. */
export interface BookWords {
  readonly cover: string;
  readonly titlePage: string;
  readonly landmarks: string;
  readonly pages: string;
  readonly start: string;
  /** What helps a reader who listens or enlarges, for the catalog of a reading system. */
  readonly accessibility: string;
}

export const bookWords: Readonly<Record<Language, BookWords>> = {
  en: {
    cover: "Cover",
    titlePage: "Title page",
    landmarks: "Landmarks",
    pages: "Pages of the PDF",
    start: "Start of the book",
    accessibility:
      "Every drawing has a text that says what it shows. The contents lead to every section, and tables, lists and notes are marked up as such. Text and colors follow the settings of the reader.",
  },
  es: {
    cover: "Cubierta",
    titlePage: "Portada",
    landmarks: "Puntos de referencia",
    pages: "Páginas del PDF",
    start: "Comienzo del libro",
    accessibility:
      "Cada dibujo tiene un texto que dice lo que muestra. El índice lleva a todas las secciones, y las tablas, las listas y las notas están marcadas como tales. El texto y los colores siguen los ajustes del lector.",
  },
  pt: {
    cover: "Capa",
    titlePage: "Folha de rosto",
    landmarks: "Pontos de referência",
    pages: "Páginas do PDF",
    start: "Início do livro",
    accessibility:
      "Cada desenho tem um texto que diz o que ele mostra. O sumário leva a todas as seções, e tabelas, listas e notas estão marcadas como tais. O texto e as cores seguem os ajustes do leitor.",
  },
};
