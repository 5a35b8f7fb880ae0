import { m } from "../../../generated/paraglide/messages.js";

/** One stage of the progress bar: its percentage, and what is being done. */
export interface Stage {
  readonly percent: number;
  readonly message: () => string;
}

/** The stages of the progress bar, in order. */
export const stages = [
  { percent: 20, message: m.birth_stage_start },
  { percent: 45, message: m.birth_stage_clock },
  { percent: 70, message: m.birth_stage_planets },
  { percent: 90, message: m.birth_stage_horizon },
  { percent: 99, message: m.birth_stage_check },
  { percent: 100, message: m.birth_stage_end },
] as const satisfies readonly Stage[];

/** How long each stage shows: the required range is 50 to 80 ms. */
export const stageMs = 65;

/** Shows the progress stages around a piece of work. The work starts once the first stage is on screen; the last, 100
 * %, appears only when it is done. */
export async function throughStages<Result>(
  work: () => Promise<Result>,
  screen: { readonly show: (stage: Stage) => void; readonly wait: (milliseconds: number) => Promise<void> },
): Promise<Result> {
  const [first, ...rest] = stages;
  const show = async (stage: Stage) => {
    screen.show(stage);
    await screen.wait(stageMs);
  };
  await show(first);
  const working = work();
  for (const stage of rest.slice(0, -1)) await show(stage);
  const result = await working;
  for (const stage of rest.slice(-1)) await show(stage);
  return result;
}
