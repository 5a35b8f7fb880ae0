import { openPress } from "@cosmic/print/press/typst-press";
import { openWordsOnly } from "@cosmic/print/testing/words-only";
import { randomBooks } from "../../contenders/books.ts";
import { openPdfKit } from "../../contenders/pdfkit.ts";
import type { Work } from "../../work.ts";

const books = 12;

/** A whole book to PDF, warm, in one thread, a different book each time; the peers set only its words. */
export const work: Work = {
  name: "pdf",
  unit: "ms",
  ours: {
    name: "ours",
    open() {
      const documents = randomBooks(books);
      const press = openPress();
      let next = 0;
      return Promise.resolve({
        perRound: 1,
        round() {
          const document = documents[next++ % documents.length];
          if (document) press.press(document);
        },
      });
    },
  },
  peers: [
    {
      name: "typst, words",
      open() {
        const documents = randomBooks(books);
        const print = openWordsOnly();
        let next = 0;
        return Promise.resolve({
          perRound: 1,
          round() {
            const document = documents[next++ % documents.length];
            if (document) print(document);
          },
        });
      },
    },
    {
      name: "pdfkit",
      async open() {
        const documents = randomBooks(books);
        const print = await openPdfKit();
        let next = 0;
        return {
          perRound: 1,
          async round() {
            const document = documents[next++ % documents.length];
            if (document) await print(document);
          },
        };
      },
    },
  ],
};
