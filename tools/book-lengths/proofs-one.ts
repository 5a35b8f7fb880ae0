import { readFileSync, writeFileSync } from "node:fs";
import { clocksFrom } from "@cosmic/atlas/clock-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { natalChart } from "@cosmic/chart/natal-chart";
import { emptyPages, fillings, lonelyHeadings, lonelyLines, runtPages } from "@cosmic/print/layout-faults";
import { readPdf } from "@cosmic/print/read-pdf";
import { openPress } from "@cosmic/print/typst-press";
import { randomBirths } from "@cosmic/report/check/random-births";
import { writeReport } from "@cosmic/shop/report/write-report";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
const sources = { sky: skyFromDisk(), clocks: clocksFrom(zoneHistory) };
const own: any = {
  clara: { name: "Clara Menezes", date: "1987-03-14", time: "06:42", place: "Porto Alegre, Brazil", latitude: -30.03, longitude: -51.23, zone: "America/Sao_Paulo" },
  leeds: { name: "Edith Marlow", date: "1999-08-02", time: null, place: "Leeds, England", latitude: 53.8, longitude: -1.55, zone: "Europe/London" },
  north: { name: "Ingrid Solheim", date: "1972-11-23", time: "15:10", place: "Tromsø, Norway", latitude: 69.65, longitude: 18.96, zone: "Europe/Oslo" },
};
for (const [i, b] of [...randomBirths(12, 777)].entries()) own["r" + i] = b;
const press = openPress();
for (const name of process.argv.slice(2)) {
  if (name.endsWith(".pdf")) { const r = await readPdf(readFileSync(name)); console.log(name, "runts", runtPages(r), "empty", emptyPages(r)); continue; }
  const birth = own[name];
  const chart = natalChart(birth, sources); if (!chart.ok) throw 1;
  const doc = writeReport({ birth, facts: chart.facts, edition: "en", siteName: "Cosmic Blueprint" });
  writeFileSync(`/tmp/proofs/${name}.json`, JSON.stringify(doc));
  const { pdf, pages } = press.press(doc);
  writeFileSync(`/tmp/proofs/${name}.pdf`, pdf);
  const r = await readPdf(pdf);
  console.log(name, birth.date, birth.latitude, pages, "runts", runtPages(r), "empty", emptyPages(r), lonelyLines(doc, r), lonelyHeadings(r));
}
