import { useLocation } from "react-router";
import * as z from "zod/mini";

const state = z.object({ again: z.literal(true) });

/** Navigation state for a checkout that sells the same report again; it is kept in the history entry, never in the
 * address. */
export const againState: z.infer<typeof state> = { again: true };

/** Whether the visitor came to this checkout to buy a second copy. */
export const useAgain = (): boolean => state.safeParse(useLocation().state).success;
