// A process that runs one operation and dies at its aim:
//   node work-process.js '{"address": …, "work": "refund", "aim": …}'
import { setTimeout as pause } from "node:timers/promises";
import { inTrace } from "@cosmic/platform/log/trace";
import { type Address, causedHandlers, type House, openHouse, openJobs } from "./open-house.ts";
import { type StrikeOptions, watchCalls } from "./strike.ts";
import { type WorkName, works } from "./works.ts";

/** The process's argument. */
export interface WorkOrder extends StrikeOptions {
  readonly address: Address;
  readonly work: WorkName;
}

const lookAgainMs = 25;

// The sweep wrote this argument, so the shape is known.
const { address, work: name, ...strike } = JSON.parse(process.argv[2] ?? "") as WorkOrder;
const { acts, isDone, settings } = works[name];
const house = await openHouse(address, settings);
watchCalls(strike);
house.tools.queue.startWorkers(causedHandlers(house));
for (const { isReady, act } of acts) {
  await until(() => isReady(house.tools));
  await inTrace({ requestId: "request" }, () => act(house.tools));
}
await until(async () => (await isDone(house.tools)) && (await isIdle(house)));
await house.close();

async function isIdle(one: House): Promise<boolean> {
  const { now, later } = await openJobs(one);
  return now + later === 0;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(lookAgainMs);
}
