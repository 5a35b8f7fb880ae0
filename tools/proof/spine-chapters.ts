// node --import tsx tools/proof/spine-chapters.ts SEED FOLDER: the knot chapters of thirty random births, ten of them
// without a time, each as a text of its own, and the structures of the plan that each describes (`answers.json`).
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { required } from "@cosmic/chart/required";
import { sectionText } from "@cosmic/report/plain-text";
import { type PlannedBook, plannedBook } from "@cosmic/report/testing/planned-book";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { cityBirths } from "./city-births.ts";

const wanted = { timed: 20, untimed: 10 };
const [seed, folder] = [Number(process.argv[2]), required(process.argv[3], "the folder to write to")];
if (!Number.isInteger(seed)) throw new Error("Give the seed of the births as a whole number, and a folder.");
const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };

mkdirSync(folder, { recursive: true });
const answers = [...chosenBooks()].map((book, index) => {
  const number = String(index + 1).padStart(2, "0");
  writeFileSync(join(folder, `${number}.txt`), chapterText(book));
  const { plan } = book;
  return {
    number,
    structures: plan.spine.map(({ type, key, core, lead, second }) => ({ type, key, core, lead, second })),
    voices: plan.carried.map(({ body }) => body),
  };
});
writeFileSync(join(folder, "answers.json"), `${JSON.stringify(answers, null, 2)}\n`);

/** The first births of the seed that are wanted, those with a time first. */
function* chosenBooks(): Generator<PlannedBook, void> {
  for (const timed of [true, false]) {
    let left = timed ? wanted.timed : wanted.untimed;
    for (const birth of cityBirths(1000, seed)) {
      if (left === 0) break;
      if ((birth.time !== null) !== timed) continue;
      const book = plannedBook({ birth, asOf: "2026-11-23", sources });
      if (book === null) continue;
      left -= 1;
      yield book;
    }
  }
}

function chapterText({ document }: PlannedBook): string {
  const chapter = required(
    document.chapters.find(({ id }) => id === "spine"),
    "the knot chapter",
  );
  return `${chapter.sections.map(sectionText).join("\n\n")}\n`;
}
