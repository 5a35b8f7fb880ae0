import { fileWords } from "@cosmic/library/generated/file-words";
import type { PlacementEntry } from "../chart-entries.ts";
import type { ReportDocument } from "../document.ts";

/** The chart in words, as Markdown: placements, houses, aspects, patterns, and the dates of its returns and crossings.
 * Nothing of the book's prose. */
export function chartText({ subject, publisher, language, chart }: ReportDocument): string {
  const words = fileWords[language].chart;
  const lines = [subject.dateLine, subject.place, subject.coordinates, subject.zone, subject.offset];
  const placement = ({ name, place, house, retrograde, rules }: PlacementEntry) =>
    [`**${plain(name)}**: ${plain(place)}`, house, retrograde ? words.retrograde : "", rules]
      .filter(Boolean)
      .join("; ");
  const parts: readonly (readonly [string, readonly string[]])[] = [
    [words.placements, chart.placements.map(placement)],
    [words.houses, chart.houses.map(({ number, cusp }) => `${words.house} ${number}: ${plain(cusp.text)}`)],
    [
      words.aspects,
      chart.aspects.map(({ name, orb, motion }) => [`${plain(name)}, ${orb}`, motion].filter(Boolean).join(", ")),
    ],
    [words.facts, chart.facts.map(({ name }) => plain(name))],
    [
      words.dates,
      chart.crossings.map(({ name, dates }) => `${plain(name)}: ${dates.map(({ date }) => date).join(", ")}`),
    ],
  ];
  const head = [`# ${plain(subject.name || publisher)}`, [...new Set(lines.filter(Boolean))].map(plain).join("  \n")];
  const lists = parts
    .filter(([, rows]) => rows.length > 0)
    .map(([title, rows]) => `## ${title}\n\n${rows.map((row) => `- ${row}`).join("\n")}`);
  return `${[...head, ...lists].join("\n\n")}\n`;
}

/** Text that Markdown takes for text alone. */
const plain = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, "\\$&");
