import { openPress } from "@cosmic/print/typst-press";
import { bookOf } from "/work/main/tests/print/books.ts";
import { births } from "/work/main/tests/print/books.ts";
import { writeFileSync } from "node:fs";
const base = { zone: undefined };
const own = {
  clara: { name: "Clara Menezes", date: "1987-03-14", time: "06:42", place: "Porto Alegre, Brazil", latitude: -30.03, longitude: -51.23, zone: "America/Sao_Paulo" },
  leeds: { name: "Edith Marlow", date: "1999-08-02", time: null, place: "Leeds, England", latitude: 53.8, longitude: -1.55, zone: "Europe/London" },
  north: { name: "Ingrid Solheim", date: "1972-11-23", time: "15:10", place: "Tromsø, Norway", latitude: 69.65, longitude: 18.96, zone: "Europe/Oslo" },
};
const press = openPress();
for (const name of process.argv.slice(2)) {
  const doc = bookOf({ ...own, ...births }[name]);
  let t = performance.now();
  const { pdf, pages } = press.press(doc);
  const cold = performance.now() - t;
  t = performance.now();
  if (process.env.WARM) press.press(doc);
  console.log(name, pages, Math.round(cold), process.env.WARM ? Math.round(performance.now() - t) : "");
  writeFileSync(`/tmp/proofs/${name}.pdf`, pdf);
}
