import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { readGazetteer } from "@cosmic/atlas/places/table/gazetteer";
import { kindOf, nameKinds, placeOf } from "@cosmic/atlas/places/table/key-table";
import { wordAt } from "@cosmic/atlas/places/table/words";

/** A town as a document for a full-text search, with the same names our search knows. */
export interface TownDocument {
  readonly id: number;
  readonly name: string;
  readonly others: string[];
  readonly areas: string;
  readonly population: number;
}

const newLine = 0x0a;

/** Every town of the gazetteer with its names and areas. */
export function townDocuments(): readonly TownDocument[] {
  const file = readFileSync(new URL("../../../packages/atlas/places/gazetteer.br", import.meta.url));
  const { towns, areas, townKeys } = readGazetteer(brotliDecompressSync(file.subarray(file.indexOf(newLine) + 1)));
  const documents = Array.from({ length: towns.count }, (_, id): TownDocument => {
    const area = towns.areas[id] ?? 0;
    const around = areas.parents[area] ?? 0;
    const lineage = [...new Set([area, around, areas.parents[around] ?? 0])].map((each) => wordAt(areas.names, each));
    const population = towns.populations[id] ?? 0;
    return { id, name: wordAt(towns.names, id), others: [], areas: lineage.join(" "), population };
  });
  for (let key = 0; key < townKeys.words.count; key += 1) {
    for (let at = townKeys.firsts[key] ?? 0; at < (townKeys.firsts[key + 1] ?? 0); at += 1) {
      const posting = townKeys.postings[at] ?? 0;
      // Its own name, and words of that name, are already in `name`.
      if (kindOf(posting) === nameKinds.own || kindOf(posting) === nameKinds.word) continue;
      documents[placeOf(posting)]?.others.push(wordAt(townKeys.words, key));
    }
  }
  return documents;
}
