import { askSources } from "@cosmic/outside-sources/ask-sources";
import type { ChainResult } from "@cosmic/outside-sources/chain";
import type { ShopTools } from "../shop-tools.ts";
import { birthDataSchema } from "./checkout-form.ts";
import { readBirthData } from "./read-birth-data.ts";

/** Asks the sources about a birth as a form sends it, with what its owner agreed to in `agreedSources`. Null: it cannot
 * be read, or nothing was agreed to; then nothing has left. */
export async function askSourcesAbout(
  tools: Pick<ShopTools, "sources" | "sky" | "clock" | "timeZones" | "zoneAt">,
  input: unknown,
): Promise<ChainResult | null> {
  const data = birthDataSchema.safeParse(input);
  if (!data.success || data.data.agreedSources.length === 0) return null;
  const read = readBirthData(tools, data.data, "");
  return read.ok ? askSources(tools, read.birth, data.data.agreedSources) : null;
}
