import { required } from "@cosmic/chart/required";
import { townDocuments } from "../../contenders/places/gazetteer-documents.ts";
import { minisearchOver } from "../../contenders/places/minisearch.ts";
import { openPlaces, placeQueries, suggestions } from "../../contenders/places/place-queries.ts";
import type { Work } from "../../work.ts";

/** Each round takes the next few queries of the list; each contender keeps its own position in it. */
function eachQuery(perRound: number, search: (text: string) => unknown) {
  const queries = placeQueries();
  let next = 0;
  return {
    perRound,
    round() {
      for (let n = 0; n < perRound; n += 1) {
        search(required(queries[next], "a query"));
        next = (next + 1) % queries.length;
      }
    },
  };
}

/** One query to the town search as a visitor types it: eight suggestions out of 228,000 towns. */
export const work: Work = {
  name: "places-search",
  unit: "µs",
  ours: {
    name: "ours",
    async open() {
      const search = await openPlaces();
      return eachQuery(64, (text) => search.named({ text, limit: suggestions, locale: "en-us" }));
    },
  },
  peers: [
    {
      name: "minisearch",
      async open() {
        const index = await minisearchOver(townDocuments());
        return eachQuery(1, (text) => index.search(text).slice(0, suggestions));
      },
    },
  ],
};
