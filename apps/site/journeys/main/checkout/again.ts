import { useLocation } from "react-router";
import * as z from "zod/mini";

const state = z.object({ again: z.literal(true) });

/** Leads to a checkout that sells the same report once more; rides in the history entry, never in the address. */
export const againState: z.infer<typeof state> = { again: true };

/** Whether the visitor came to this checkout for a second copy. */
export const useAgain = (): boolean => state.safeParse(useLocation().state).success;
