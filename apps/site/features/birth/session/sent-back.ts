import * as z from "zod/mini";

/** Why a later step sent the visitor back; kept in the history entry, never in the address. */
const sentBack = z.object({ sentBack: z.enum(["none", "broken", "contact"]) });
export type SentBack = z.infer<typeof sentBack>["sentBack"];

export const sentBackState = (reason: SentBack) => ({ sentBack: reason });

export function readSentBack(state: unknown): SentBack | null {
  const read = sentBack.safeParse(state);
  return read.success ? read.data.sentBack : null;
}
