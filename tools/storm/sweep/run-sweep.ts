import { randomFrom } from "@cosmic/report/check/random-births";
import { openGround } from "./ground.ts";
import { makeStages } from "./make-stages.ts";
import { bundlePrograms } from "./programs.ts";
import { listPlaces, type Outcome, type Position, type Sweeping, sweepPositions } from "./sweep-positions.ts";
import { type WorkName, works } from "./works.ts";

export interface SweepOptions {
  /** An empty folder. */
  readonly dataDir: string;
  readonly works: readonly WorkName[];
  /** Positions drawn for each work; null: every one. */
  readonly sample: number | null;
  /** Draws the sample. */
  readonly seed: number;
  /** Swept beside the sample. */
  readonly also?: readonly Position[];
  /** Told in one line what happens. */
  say(line: string): void;
}

/** What a sweep of one work came to. */
export interface SweptWork {
  readonly work: WorkName;
  /** Processes that were ended, each at a position of its own. */
  readonly killed: number;
  /** Of these: a fresh process brought the work to its end, and the end is as it must be. */
  readonly recovered: number;
  /** Of these: nothing had been written down yet, so that the person asked again. */
  readonly askedAgain: number;
  /** Mails that left a second time, under the number of the first. */
  readonly sentAgain: number;
  /** Longest time from a death to the end, by the injected clock. */
  readonly longestSeconds: number;
  /** What was wrong, and where the process had died. */
  readonly faults: readonly string[];
  /** Positions that none of several runs came to. */
  readonly unreached: readonly string[];
}

/** Ends the process of each work before and after every call it makes, or at a sample of these, and lets a fresh process find
 * what is left. */
export async function runSweep(options: SweepOptions): Promise<readonly SweptWork[]> {
  const [ground, programs] = await Promise.all([openGround(options.dataDir), bundlePrograms()]);
  try {
    const stages = await makeStages(ground, programs);
    const sweeping = { ground, programs, stages, say: options.say };
    if (options.sample !== null) {
      const positions = [...drawPositions(options), ...(options.also ?? [])];
      return summarise(await sweepPositions(sweeping, positions));
    }
    const outcomes: Outcome[] = [];
    for (const work of options.works)
      outcomes.push(...(await sweepPositions(sweeping, await everyPosition(sweeping, work))));
    return summarise(outcomes);
  } finally {
    programs.remove();
    await ground.close();
  }
}

const moments = ["before", "after"] as const;

async function everyPosition(sweeping: Sweeping, work: WorkName): Promise<readonly Position[]> {
  const places = await listPlaces(sweeping, work);
  sweeping.say(`${work}: ${places.length} calls`);
  return places.flatMap((at) => moments.map((moment) => ({ work, aim: { at, moment } })));
}

function drawPositions({ works: names, sample, seed }: SweepOptions): readonly Position[] {
  const random = randomFrom(seed);
  const draw = (most: number) => Math.floor(random() * most);
  return names.flatMap((work) =>
    Array.from({ length: sample ?? 0 }, (): Position => {
      const moment = moments[draw(moments.length)] ?? "before";
      return { work, aim: { at: draw(works[work].usualCalls) + 1, moment } };
    }),
  );
}

function summarise(outcomes: readonly Outcome[]): readonly SweptWork[] {
  const names = [...new Set(outcomes.map(({ work }) => work))];
  return names.map((work) => {
    const all = outcomes.filter((one) => one.work === work);
    const killed = all.filter((one) => one.killed);
    const sum = (of: (one: Outcome) => number) => killed.reduce((total, one) => total + of(one), 0);
    return {
      work,
      killed: killed.length,
      recovered: killed.filter(({ faults }) => faults.length === 0).length,
      askedAgain: killed.filter(({ askedAgain }) => askedAgain > 0).length,
      sentAgain: sum(({ sentAgain }) => sentAgain),
      longestSeconds: Math.max(0, ...killed.map(({ seconds }) => seconds)),
      faults: all.flatMap(({ position, faults }) => faults.map((fault) => `${position}: ${fault}`)),
      unreached: all.filter((one) => !one.killed).map(({ position }) => position),
    };
  });
}
