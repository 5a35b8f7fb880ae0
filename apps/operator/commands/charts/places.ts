import { readPlaceQuestion } from "@cosmic/atlas/places/place-question";
import type { PlaceSearch } from "@cosmic/atlas/places/place-search";
import { placesFromDisk } from "@cosmic/atlas/places/places-from-disk";
import { answerLines, type LineAnswer } from "../../json-lines.ts";
import { type Command, done, readFlags } from "../command.ts";

function answer(input: unknown, search: PlaceSearch): LineAnswer {
  const read = readPlaceQuestion(input, "query");
  if (!read.ok) return { ok: false, ...read.problem };
  const places = read.kind === "named" ? search.named(read.question) : search.near(read.question);
  return { ok: true, value: { places } };
}

export const places: Command = {
  help: [
    "npm run -s operator -- places < questions.jsonl",
    "",
    'By name:  {"id"?, "query", "limit"?, "locale"?}, such as {"query": "springfield, il", "limit": 3}',
    'By point: {"id"?, "latitude", "longitude", "limit"?, "locale"?}, none farther than 250 km',
    'An answer: {"id", "places": [{"name", "region", "country", "countryCode", "latitude", "longitude", "zone",',
    '"population", "geonameId", "label"}]}, the likeliest first. limit is 1 to 20, otherwise 8.',
    "locale (en-us, en-gb, es-es, pt-br) lets that country's towns come first and names countries in its language.",
  ].join("\n"),
  async run(args) {
    const flags = readFlags(args, {}, 0);
    if (!flags.ok) return { kind: "usage", sentence: flags.sentence };
    const opening = await placesFromDisk();
    if (!opening.ok) {
      process.stderr.write(`The gazetteer is ${opening.reason}: packages/atlas/places/gazetteer.br.\n`);
      return done(1);
    }
    return done(await answerLines((input) => answer(input, opening.search)));
  },
};
