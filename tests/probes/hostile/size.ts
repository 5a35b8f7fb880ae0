/** Small in `npm test`; `PROBE_SIZE=full` for the whole. */
const full = process.env.PROBE_SIZE === "full";

/** Everything made up here comes from it: `PROBE_SEED=…` plays a run again. */
export const seed = Number(process.env.PROBE_SEED ?? (full ? Date.now() % 1_000_000_007 : 1));

/** How many of a probe, by size. */
export const sizeOf = (small: number, whole: number): number => (full ? whole : small);
