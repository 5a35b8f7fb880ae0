import { expect, test } from "vitest";
import { openClientQueues, type Rest } from "./client-queues.ts";

const atOnce: Rest = (_, goOn) => goOn();

/** Waits for pending promises to settle. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test("of one client so much is worked on at once, and the rest waits in order; another client never waits for it", async () => {
  const turns = openClientQueues({ atOnce: 2, mostWaiting: 3 }, atOnce);
  const begun: number[] = [];
  const taken = [0, 1, 2, 3, 4].map(async (n) => {
    const turn = await turns.take("one");
    begun.push(n);
    return turn;
  });
  await settled();
  expect(begun).toEqual([0, 1]);
  expect(turns.take("one")).toBeNull();
  expect(await turns.take("two")).toBeTypeOf("function");
  const [first, second] = [await taken[0], await taken[1]];
  first?.();
  first?.();
  await settled();
  expect(begun).toEqual([0, 1, 2]);
  second?.();
  await settled();
  expect(begun).toEqual([0, 1, 2, 3]);
});

test("once all its work is done a client begins anew", async () => {
  const turns = openClientQueues({ atOnce: 1, mostWaiting: 0 }, atOnce);
  const turn = await turns.take("one");
  expect(turns.take("one")).toBeNull();
  turn?.();
  expect(turns.take("one")).not.toBeNull();
});

test("between its turns a client rests, and whoever gave one back has the next no sooner", async () => {
  const rested: (() => void)[] = [];
  const turns = openClientQueues({ atOnce: 1, mostWaiting: 1 }, (_, goOn) => rested.push(goOn));
  (await turns.take("one"))?.();
  let begun = false;
  const next = turns.take("one")?.then(() => {
    begun = true;
  });
  await settled();
  expect(begun).toBe(false);
  rested[0]?.();
  await next;
  expect(begun).toBe(true);
});
