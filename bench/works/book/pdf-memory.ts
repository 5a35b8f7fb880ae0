import { createPrinter } from "@cosmic/print/press/printer";
import { randomBooks } from "../../contenders/books.ts";
import type { Work } from "../../work.ts";

const books = 12;
/** The runner makes seven rounds, so 72 per round prints five hundred books. */
const rendersARound = Number(process.env.PDF_RENDERS ?? 6);

/** Peak resident memory of a process that prints one book after another in one thread. */
export const work: Work = {
  name: "pdf-memory",
  unit: "MB",
  ours: {
    name: "ours",
    open() {
      const documents = randomBooks(books);
      const workerUrl = new URL("../../../packages/print/press/typst-worker.ts", import.meta.url);
      const printer = createPrinter({ workerUrl });
      let next = 0;
      let most = 0;
      return Promise.resolve({
        perRound: 1,
        async round() {
          for (let count = 0; count < rendersARound; count += 1) {
            const document = documents[next++ % documents.length];
            if (document) await printer.print(document);
            most = Math.max(most, process.memoryUsage().rss);
          }
          return most / 1_000_000;
        },
        close: () => printer.close(),
      });
    },
  },
  peers: [],
};
