import { createPrinter } from "@cosmic/print/printer";
import { randomBooks } from "../contenders/books.ts";
import type { Work } from "../work.ts";

const books = 12;
/** Set `PDF_RENDERS` to 500 for the long run. */
const renders = Number(process.env.PDF_RENDERS ?? 40);

/** The largest resident memory of the process while it prints one book after another in one thread. */
export const work: Work = {
  name: "pdf-memory",
  unit: "MB",
  ours: {
    name: "ours",
    open() {
      const documents = randomBooks(books);
      return Promise.resolve({
        perRound: 1,
        async round() {
          const printer = createPrinter({
            workerUrl: new URL("../../packages/print/typst-worker.ts", import.meta.url),
          });
          let most = 0;
          for (let count = 0; count < renders; count += 1) {
            const document = documents[count % documents.length];
            if (document) await printer.print(document);
            most = Math.max(most, process.memoryUsage().rss);
          }
          await printer.close();
          return most / 1_000_000;
        },
      });
    },
  },
  peers: [],
};
