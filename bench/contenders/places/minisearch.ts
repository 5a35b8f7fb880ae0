import { searchKey } from "@cosmic/atlas/places/lookup/search-key";
import { peer } from "../../peer.ts";
import type { TownDocument } from "./gazetteer-documents.ts";

interface Options {
  readonly fields: readonly string[];
  extractField(document: TownDocument, field: string): string;
  processTerm(term: string): string;
  readonly searchOptions: object;
}
interface Index {
  addAll(documents: readonly TownDocument[]): void;
  search(text: string): readonly { readonly id: number }[];
}

/** The part we use of `minisearch` 7.2.0. */
interface MiniSearchModule {
  readonly default: new (options: Options) => Index;
}

/**
 * MiniSearch over the same towns and names, configured like ours: prefix search, one typo per five letters, all words
 * required, accents ignored, larger towns first.
 */
export async function minisearchOver(documents: readonly TownDocument[]): Promise<Index> {
  // The peer's own types are not installed with the product.
  const { default: MiniSearch } = (await peer("minisearch")) as MiniSearchModule;
  const people = new Map(documents.map(({ id, population }) => [id, population]));
  const index = new MiniSearch({
    fields: ["name", "others", "areas"],
    extractField: (document, field) => {
      if (field === "others") return document.others.join(" ");
      if (field === "areas") return document.areas;
      return field === "id" ? String(document.id) : document.name;
    },
    processTerm: (term) => searchKey(term),
    searchOptions: {
      prefix: true,
      fuzzy: 0.2,
      maxFuzzy: 1,
      combineWith: "AND",
      boost: { name: 3 },
      boostDocument: (id: string) => Math.log10((people.get(Number(id)) ?? 0) + 100),
    },
  });
  index.addAll(documents);
  return index;
}
