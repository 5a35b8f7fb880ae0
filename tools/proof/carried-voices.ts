// node --import tsx tools/proof/carried-voices.ts [COUNT] [PRINTED]: how many voices random births carry, how many of the
// ninety-nine occur, and how many births within a year of each other share three; then PRINTED births as a dialogue.
import { timeZonesFrom } from "@cosmic/atlas/time-zone-history";
import { zoneHistory } from "@cosmic/atlas/zones/history";
import { birthSky } from "@cosmic/chart/birth-sky";
import { factsWithoutCycles } from "@cosmic/chart/natal-chart";
import { natalSpine } from "@cosmic/chart/spine/natal-spine";
import { type CarriedVoice, carriedVoices } from "@cosmic/interpretation/passages/carried-voices";
import { lines } from "@cosmic/library/generated/en/all-subjects";
import { randomBirths } from "@cosmic/report/testing/random-births";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";

const seed = 11;
const count = Number(process.argv[2] ?? 3000);
const printed = Number(process.argv[3] ?? 0);
const sharedMany = 3;

interface Carrying {
  readonly date: string;
  readonly spine: string;
  readonly voices: readonly CarriedVoice[];
}

const sources = { sky: skyFromDisk(), timeZones: timeZonesFrom(zoneHistory) };
const books: readonly Carrying[] = randomBirths(count, seed).flatMap((birth) => {
  const found = birthSky(birth, sources);
  if (!found.ok) return [];
  const facts = factsWithoutCycles(found.at);
  const spine = natalSpine(found.at, facts);
  const structures = spine.structures.map(({ type, core }) => `${type} of ${core.join(", ")}`).join("; ");
  return [{ date: birth.date, spine: structures, voices: carriedVoices(spine, facts) }];
});

const keyOf = ({ subject, heading }: CarriedVoice): string => `${subject}/${heading}`;
const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

for (const many of [1, 2, 3, 4])
  console.log(`${many} voices: ${share(books.filter(({ voices }) => voices.length === many).length, books.length)}`);
const frequency = new Map<string, number>();
for (const key of books.flatMap(({ voices }) => voices.map(keyOf))) frequency.set(key, (frequency.get(key) ?? 0) + 1);
console.log(`${frequency.size} of 99 voices occur`);

const near = books.flatMap((one, index) =>
  books
    .slice(index + 1)
    .filter(({ date }) => Math.abs(Date.parse(date) - Date.parse(one.date)) < 365.25 * 86_400_000)
    .map((other) => one.voices.filter((voice) => other.voices.some((two) => keyOf(two) === keyOf(voice))).length),
);
console.log(
  `${share(near.filter((shared) => shared >= sharedMany).length, near.length)} of ${near.length} pairs within a year share three or more`,
);

for (const { date, spine, voices } of books.slice(0, printed)) {
  console.log(`\n## ${date}: ${spine}`);
  for (const part of ["enter", "quarrel", "love", "work", "now", "letter"])
    for (const { subject, heading } of voices)
      console.log(lines[subject]?.lines[heading]?.[part] ?? `missing ${subject}/${heading}`);
}
