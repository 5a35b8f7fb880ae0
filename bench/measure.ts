import type { Contender, Work } from "./work.ts";

type Opened = Awaited<ReturnType<Contender["open"]>>;

/** Both sides of one comparison, in the unit of the benchmark. */
export interface Pair {
  readonly ours: number;
  readonly peer: number;
}

/**
 * A block of rounds lasts about this long: far above timer resolution, short enough that both sides see the same load.
 */
const blockMilliseconds = 100;
const fewestBlocks = 7;
const mostBlocks = 81;
/** Time budget of one comparison, not counting warm-up. */
const budgetMilliseconds = 8000;
/** Time before measuring, so that the JIT has settled. */
const warmUpMilliseconds = 4000;

/** Measures two contenders in alternating blocks, collecting garbage in between, and returns the median of each. */
export async function measurePair(work: Work, ours: Opened, peer: Opened): Promise<Pair> {
  const ourRounds = await roundsPerBlock(ours, work.unit);
  const peerRounds = await roundsPerBlock(peer, work.unit);
  const blockCost = ourRounds.milliseconds + peerRounds.milliseconds;
  const blocks = Math.min(mostBlocks, Math.max(fewestBlocks, Math.floor(budgetMilliseconds / blockCost)));
  const ourFigures: number[] = [];
  const peerFigures: number[] = [];
  for (let block = 0; block < blocks; block += 1) {
    // Alternate who goes first, so that neither always runs after the other's garbage.
    if (block % 2 === 0) ourFigures.push(await cleanFigure(work.unit, ours, ourRounds.count));
    peerFigures.push(await cleanFigure(work.unit, peer, peerRounds.count));
    if (block % 2 === 1) ourFigures.push(await cleanFigure(work.unit, ours, ourRounds.count));
  }
  return { ours: median(ourFigures), peer: median(peerFigures) };
}

/**
 * Measures one contender alone, for a benchmark without peers. There is nobody else's garbage to keep out, so its own
 * is collected as it comes, within the measured time. Forcing a collection after every block would discard the shapes
 * of its objects and its compiled code, which no running process does.
 */
export async function measureAlone({ unit }: Work, ours: Opened): Promise<number> {
  const rounds = await roundsPerBlock(ours, unit);
  const blocks = Math.min(mostBlocks, Math.max(fewestBlocks, Math.floor(budgetMilliseconds / rounds.milliseconds)));
  const figures: number[] = [];
  for (let block = 0; block < blocks; block += 1) figures.push(await figure(unit, ours, rounds.count));
  return median(figures);
}

/** How many times better ours is: less time or memory, or more per second. */
export function ratioOf(unit: Work["unit"], { ours, peer }: Pair): number {
  return unit === "per second" ? ours / peer : peer / ours;
}

async function roundsPerBlock(contender: Opened, unit: Work["unit"]) {
  if (unit === "MB") return { count: 1, milliseconds: budgetMilliseconds / fewestBlocks };
  const until = performance.now() + warmUpMilliseconds;
  let rounds = 1;
  let milliseconds = await block(contender, rounds);
  while (milliseconds < blockMilliseconds || performance.now() < until) {
    if (milliseconds < blockMilliseconds) {
      rounds = Math.ceil(rounds * Math.min(10, Math.max(1.2, blockMilliseconds / Math.max(milliseconds, 0.01))));
    }
    milliseconds = await block(contender, rounds);
  }
  return { count: rounds, milliseconds };
}

/** Measures after a garbage collection, so that nobody else's garbage counts. */
function cleanFigure(unit: Work["unit"], contender: Opened, rounds: number): Promise<number> {
  globalThis.gc?.();
  return figure(unit, contender, rounds);
}

async function figure(unit: Work["unit"], contender: Opened, rounds: number): Promise<number> {
  if (unit === "MB") {
    const megabytes = await contender.round();
    if (typeof megabytes !== "number") throw new Error("a round in MB gives its figure");
    return megabytes;
  }
  const each = (await block(contender, rounds)) / (rounds * contender.perRound);
  if (unit === "µs") return each * 1000;
  return unit === "ms" ? each : 1000 / each;
}

/** Milliseconds for a number of rounds; synchronous rounds are not awaited. */
async function block(contender: Opened, rounds: number): Promise<number> {
  const start = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    const pending = contender.round();
    if (pending instanceof Promise) await pending;
  }
  return performance.now() - start;
}

/** The middle value, or the mean of the middle two for an even count. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}
