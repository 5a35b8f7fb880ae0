import { answerLines } from "../../json-lines.ts";
import { type Command, done, readFlags } from "../command.ts";

/** One birth of each kind: by day, by night, time unknown, where Placidus is undefined, and at an ambiguous local
 * time. */
const examples: readonly object[] = [
  { id: "day", date: "1990-06-15", time: "14:30", latitude: -23.5505, longitude: -46.6333, zone: "America/Sao_Paulo" },
  { id: "night", date: "1987-11-02", time: "23:10", latitude: 51.5085, longitude: -0.1257, zone: "Europe/London" },
  { id: "unknown-time", date: "1975-03-21", time: null, latitude: 40.4165, longitude: -3.7026, zone: "Europe/Madrid" },
  { id: "seventy-north", date: "1995-01-10", time: "09:15", latitude: 70, longitude: 25.78, zone: "Europe/Oslo" },
  {
    ...{ id: "fold", date: "2024-10-27", time: "01:30", fold: 1 },
    ...{ latitude: 51.5085, longitude: -0.1257, zone: "Europe/London" },
  },
];

export const chart: Command = {
  help: [
    "npm run -s operator -- chart < births.jsonl",
    "npm run -s operator -- chart --examples",
    "",
    'A birth: {"id"?, "name"?, "date": "YYYY-MM-DD", "time": "HH:MM" | null, "latitude", "longitude", "zone"?,',
    '          "offsetSeconds"?, "fold"?, "place"?} or {"utc", "latitude", "longitude"}.',
    'A birth that cannot be read yields {"id", "error": {"code", "field", "message"}} and the rest go on.',
    "docs/chart.md states the rule of every fact.",
    "",
    "  --examples  reads nothing: the facts of a birth by day, by night, without a time, at 70° north, at a time shown twice",
  ].join("\n"),
  async run(args) {
    const flags = readFlags(args, { examples: { type: "boolean", default: false } }, 0);
    if (!flags.ok) return { kind: "usage", sentence: flags.sentence };
    // The sky and time zone tables take half a second to load, so --help skips them.
    const { factsOf } = await import("../../natal.ts");
    if (flags.values.examples) return done(printExamples(factsOf));
    const code = await answerLines((input) => {
      const read = factsOf(input);
      return read.ok ? { ok: true, value: read.facts } : { ok: false, ...read.problem };
    });
    return done(code);
  },
};

function printExamples(factsOf: typeof import("../../natal.ts").factsOf): 0 | 1 {
  for (const example of examples) {
    const read = factsOf(example);
    if (!read.ok) throw new Error(`an example is no birth: ${read.problem.message}`);
    console.log(JSON.stringify(read.facts));
  }
  return 0;
}
