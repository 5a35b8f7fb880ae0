import { answerLines } from "../json-lines.ts";
import { factsOf } from "../natal.ts";
import { type Command, done, readFlags } from "./command.ts";

export const chart: Command = {
  help: [
    "npm run -s operator -- chart < births.jsonl",
    "",
    'A birth: {"id"?, "name"?, "date": "YYYY-MM-DD", "time": "HH:MM" | null, "latitude", "longitude", "zone"?,',
    '          "offsetSeconds"?, "fold"?, "place"?} or {"utc", "latitude", "longitude"}.',
    'A birth that cannot be read yields {"id", "error": {"code", "field", "message"}} and the rest go on.',
  ].join("\n"),
  async run(args) {
    const flags = readFlags(args, {}, 0);
    if (!flags.ok) return { kind: "usage", sentence: flags.sentence };
    const code = await answerLines((input) => {
      const read = factsOf(input);
      return read.ok ? { ok: true, value: read.facts } : { ok: false, ...read.problem };
    });
    return done(code);
  },
};
