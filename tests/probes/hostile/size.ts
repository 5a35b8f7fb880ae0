/** Small in `npm test`; `PROBE_SIZE=full` for the full run. */
const full = process.env.PROBE_SIZE === "full";

/** Seeds all generated data: `PROBE_SEED=…` repeats a run. */
export const seed = Number(process.env.PROBE_SEED ?? (full ? Date.now() % 1_000_000_007 : 1));

/** The number of cases, by size. */
export const sizeOf = (small: number, whole: number): number => (full ? whole : small);
