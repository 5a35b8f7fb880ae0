// Prints the hashes of the first golden books as JSON, computed by the Node.js that runs this file:
//   node --import tsx tests/golden/first-books.ts COUNT
import { openPress } from "@cosmic/print/press/typst-press";
import { goldenBirths } from "./golden-births.ts";
import { hashBook, nameOf } from "./golden-books.ts";

const press = openPress();
const first = goldenBirths.slice(0, Number(process.argv[2]));
console.log(JSON.stringify(Object.fromEntries(first.map((golden) => [nameOf(golden), hashBook(golden, press)]))));
