import { afterEach, expect, test } from "vitest";
import type { SampleQuestion } from "./sample-worker.ts";
import { openThreadPool, type ThreadPool } from "./thread-pool.ts";

let pool: ThreadPool<SampleQuestion, string>;
afterEach(() => pool.close());

function open(mostWaiting: number, timeLimitMs = 60_000) {
  const workerUrl = new URL("./sample-worker.ts", import.meta.url);
  pool = openThreadPool({ workerUrl, work: "sample", threads: 1, mostWaiting, timeLimitMs });
  return pool;
}

/** Keeps the only thread at work until it is opened. */
function occupy() {
  const gate = new Int32Array(new SharedArrayBuffer(4));
  const answer = pool.ask({ name: "held", gate });
  const release = () => {
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
  };
  return { answer, release };
}

test("behind a short queue the next question is told that the pool is busy, and one that goes first never is", async () => {
  open(2);
  const held = occupy();
  const order: string[] = [];
  const ask = async (name: string, first: boolean) => {
    const outcome = await pool.ask({ name }, { first });
    if (outcome.ok) order.push(outcome.answer);
    return outcome;
  };
  const waiting = [ask("one", false), ask("two", false)];
  expect(await ask("three", false)).toEqual({ ok: false, reason: "busy" });
  waiting.push(ask("sold", true), ask("sold too", true));
  held.release();
  await Promise.all([held.answer, ...waiting]);
  expect(order).toEqual(["sold", "sold too", "one", "two"]);
  expect(await ask("four", false)).toEqual({ ok: true, answer: "four" });
});

test("work that fails, and a thread that dies, reject their own question, and the next is answered", async () => {
  open(2);
  await expect(pool.ask({ name: "fail" })).rejects.toThrow("it failed");
  await expect(pool.ask({ name: "die" })).rejects.toThrow("The sample thread ended with code 7 before it answered.");
  expect(await pool.ask({ name: "one" })).toEqual({ ok: true, answer: "one" });
});

test("what takes too long is ended with its thread, and the next question is answered by another", async () => {
  open(2, 5000);
  await expect(occupy().answer).rejects.toThrow("The sample thread did not answer within 5000 ms.");
  expect(await pool.ask({ name: "one" })).toEqual({ ok: true, answer: "one" });
});

test("a closed pool refuses what waits and what comes", async () => {
  open(2);
  const held = expect(occupy().answer).rejects.toThrow("The sample thread ended");
  const waiting = expect(pool.ask({ name: "one" })).rejects.toThrow("The sample threads are closed.");
  await pool.close();
  await Promise.all([held, waiting]);
  await expect(pool.ask({ name: "two" })).rejects.toThrow("The sample threads are closed.");
});
