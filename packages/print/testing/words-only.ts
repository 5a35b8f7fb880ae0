import type { ReportDocument } from "@cosmic/report/document";
import { plainText } from "@cosmic/report/plain-text";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { readPageFaces } from "../faces/page-faces.ts";

/** The page of the book: its typeface, size, line height and measure. */
const source = `#set document(title: "words", date: none)
#set page(paper: "a4", margin: (left: 70mm, right: 22mm, top: 32mm, bottom: 26mm))
#set text(font: ("Baskervville", "Printed Libertinus Serif"), size: 3.86mm, lang: "en", fallback: false, hyphenate: false, top-edge: 4mm, bottom-edge: -1.4mm)
#set par(leading: 0mm, spacing: 0mm, linebreaks: "simple")
#for words in json(bytes(sys.inputs.words)) { par(words) }`;

/** Sets just the words of a report with the engine that sets the book, to compare with: no drawings, tables, links or
 * hyphenation. */
export function openWordsOnly(): (document: ReportDocument) => number {
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: [...readPageFaces().fontBlobs] }] });
  return (document) => {
    const words = plainText(document)
      .split("\n")
      .filter((paragraph) => paragraph !== "");
    try {
      const { result } = compiler.compile({ mainFileContent: source, inputs: { words: JSON.stringify(words) } });
      if (!result) throw new Error("Typst refused the words of a report");
      return compiler.pdf(result).length;
    } finally {
      compiler.evictCache(0);
    }
  };
}
