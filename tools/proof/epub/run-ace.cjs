// node run-ace.cjs BOOK.epub ANSWER.json: writes what Ace finds in a book as a list of sentences.
const { writeFileSync } = require("node:fs");
const ace = require("@daisy/ace-core");
const runner = require("@daisy/ace-axe-runner-puppeteer");

const [book, answer] = process.argv.slice(2);
ace(book, { cwd: process.cwd(), verbose: false, silent: true, initLogger: true }, runner).then((result) => {
  const { assertions } = Array.isArray(result) ? result[1] : result;
  // No page looked at is not the same as nothing found.
  if (assertions.length === 0) throw new Error("Ace looked at no page");
  const found = assertions.flatMap(({ assertions: inPage, "earl:testSubject": { url } }) =>
    inPage.map((one) => `${url}: ${one["earl:test"]["dct:title"]}, ${one["earl:result"]["dct:description"]}`),
  );
  writeFileSync(answer, JSON.stringify(found));
});
