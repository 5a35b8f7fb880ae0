import { builtInEngine, sourceNames } from "@cosmic/platform/environment/outside-sources";
import { z } from "zod";
import { sourceBodies } from "./attempt.ts";
import { type ChainResult, type SourceUse, sourceOutcomes } from "./chain.ts";

/** What an order keeps of the sources asked at its sale, because its report lists them for good. No birth data. */
export type StoredSources = Pick<ChainResult, "dataSource" | "apiResults">;

const schema = z.object({
  dataSource: z.enum([...sourceNames, builtInEngine]),
  apiResults: z.array(
    z.object({
      name: z.enum(sourceNames),
      host: z.string(),
      used: z.boolean(),
      outcome: z.enum(sourceOutcomes),
      disagreements: z.array(z.object({ what: z.enum([...sourceBodies, "moon-phase", "place"]), by: z.number() })),
      error: z.string().nullable(),
      at: z.string().nullable(),
    }),
  ),
});

/** What is stored of a chain's result; null where none was asked. */
export const storeSources = (result: ChainResult | null): StoredSources | null =>
  result && { dataSource: result.dataSource, apiResults: result.apiResults };

/** Reads what an order keeps; nothing was asked: empty. Throws when it is none of ours. */
export const readStoredSources = (stored: unknown): readonly SourceUse[] =>
  stored === null || stored === undefined ? [] : schema.parse(stored).apiResults;
