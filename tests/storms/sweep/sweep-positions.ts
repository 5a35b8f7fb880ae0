import { readFileSync } from "node:fs";
import type { Ground, Plot } from "./ground.ts";
import { judgeWork } from "./judge-work.ts";
import type { Stages } from "./make-stages.ts";
import { openHouse } from "./open-house.ts";
import type { Programs } from "./programs.ts";
import type { Recovery, Wreck } from "./recover-process.ts";
import type { Aim } from "./strike.ts";
import type { WorkOrder } from "./work-process.ts";
import { type WorkName, works } from "./works.ts";

/** Context for testing positions. */
export interface Sweeping {
  readonly ground: Ground;
  readonly programs: Programs;
  readonly stages: Stages;
  say(line: string): void;
}

/** Where the process of an operation is killed. */
export interface Position {
  readonly work: WorkName;
  readonly aim: Aim;
}

/** Result of one position. */
export interface Outcome extends Pick<Recovery, "askedAgain" | "seconds"> {
  readonly work: WorkName;
  /** The position in words. */
  readonly position: string;
  /** False when no run reached it. */
  readonly killed: boolean;
  readonly sentAgain: number;
  readonly faults: readonly string[];
}

/** Processes killed at the same time, and operations that one process recovers. */
const lanes = 2;
const recoveredAtOnce = 8;
/** Jobs may run side by side, so a named call does not occur in every run. */
const tries = 4;

let plots = 0;

async function runWork({ ground, programs, stages }: Sweeping, work: WorkName, aim: Aim | null) {
  plots += 1;
  const plot = await ground.make(`plot_${plots}`, stages[works[work].begins]);
  const { address, placesFile } = plot;
  const { killed } = await programs.run("work-process", { address, work, aim, placesFile } satisfies WorkOrder);
  return { plot, killed };
}

/** Names the calls of a run that is not killed. */
export async function listPlaces(sweeping: Sweeping, work: WorkName): Promise<readonly string[]> {
  const { plot } = await runWork(sweeping, work, null);
  const places = readFileSync(plot.placesFile, "utf8").trimEnd().split("\n");
  await plot.remove();
  return places;
}

/** Kills a process at each of these positions, and recovers what it left. */
export async function sweepPositions(sweeping: Sweeping, positions: readonly Position[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let at = 0; at < positions.length; at += recoveredAtOnce) {
    const struck = await inLanes(positions.slice(at, at + recoveredAtOnce), (one) => strike(sweeping, one));
    outcomes.push(...(await recoverAll(sweeping, struck)));
    const faulty = outcomes.filter(({ faults }) => faults.length > 0).length;
    sweeping.say(`${outcomes.length} of ${positions.length} positions, ${faulty} with faults`);
  }
  return outcomes;
}

async function inLanes<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<readonly R[]> {
  const results: R[] = [];
  const left = items.entries();
  const lane = async () => {
    for (const [at, item] of left) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

interface Struck {
  readonly position: Position;
  readonly plot: Plot;
  readonly killed: boolean;
}

async function strike(sweeping: Sweeping, position: Position): Promise<Struck> {
  for (let left = tries; ; left--) {
    const { plot, killed } = await runWork(sweeping, position.work, position.aim);
    if (killed || left === 1) return { position, plot, killed };
    await plot.remove();
  }
}

async function recoverAll({ programs }: Sweeping, struck: readonly Struck[]): Promise<readonly Outcome[]> {
  const wrecks = struck.map(({ plot, position }): Wreck => ({ address: plot.address, work: position.work }));
  const { said } = await programs.run("recover-process", wrecks);
  // Printed by our own program.
  const recoveries = JSON.parse(said) as readonly Recovery[];
  return Promise.all(struck.map((one, at) => judge(one, recoveries[at])));
}

async function judge({ position, plot, killed }: Struck, recovery: Recovery | undefined): Promise<Outcome> {
  if (!recovery) throw new Error("a recovery said nothing of a wreck");
  const { work, aim } = position;
  const { accepted } = plot.mail;
  const house = await openHouse(plot.address);
  const faults = await judgeWork(work, house, accepted);
  await house.close();
  const sentAgain = accepted.length - new Set(accepted.map(({ messageId }) => messageId)).size;
  await plot.remove();
  const { askedAgain, seconds } = recovery;
  return {
    ...{ work, killed, sentAgain, askedAgain, seconds },
    position: `${work}, ${aim.moment} ${typeof aim.at === "number" ? `call ${aim.at}` : aim.at}`,
    faults: [...delayOf(work, recovery), ...faults],
  };
}

function delayOf(work: WorkName, { isDone, seconds }: Recovery): readonly string[] {
  if (!isDone) return ["never comes to its end"];
  return seconds > works[work].withinSeconds ? [`comes to its end after ${seconds} s`] : [];
}
