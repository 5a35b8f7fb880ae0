import { runInThisContext } from "node:vm";

export { expect } from "vitest";

/** Stryker limits the time of a mutant itself. */
export const vi = { setConfig: () => {} };

/** The part of Vitest's interface that unit tests use, kept in a list instead of run: `vitest` itself needs its own process. */
type Body = () => unknown;
type Step = () => unknown;

interface Block {
  readonly before: Step[];
  readonly beforeEach: Step[];
  readonly afterEach: Step[];
  readonly after: Step[];
  readonly steps: Step[];
}

let block = emptyBlock();

/** Longest time of one test, milliseconds, after which it is stopped: a mutant may loop without end. Null: no limit. */
let longestMs: number | null = null;

/** Calls `load`, in which a test file declares its tests, then runs them in their order. Throws what the first failing test throws. */
export async function runTestsOf(load: () => void, limitMs: number | null = null): Promise<void> {
  longestMs = limitMs;
  block = emptyBlock();
  inTime(load);
  await runBlock(block);
}

export function test(
  _name: string,
  ...[options, last]: readonly [Body | { readonly timeout: number }, (Body | number)?]
): void {
  const body = typeof options === "function" ? options : last;
  if (typeof body !== "function") throw new TypeError("a test has a body");
  const { beforeEach, afterEach, steps } = block;
  steps.push(async () => {
    try {
      for (const step of beforeEach) await step();
      await inTime(body);
    } finally {
      for (const step of afterEach) await step();
    }
  });
}

export function describe(_name: string, declare: Body): void {
  const outer = block;
  block = { ...emptyBlock(), beforeEach: [...outer.beforeEach], afterEach: [...outer.afterEach] };
  const inner = block;
  declare();
  block = outer;
  outer.steps.push(() => runBlock(inner));
}

test.each = eachOf(test);
describe.each = eachOf(describe);

export const beforeAll = (step: Step): unknown => block.before.push(step);
export const beforeEach = (step: Step): unknown => block.beforeEach.push(step);
export const afterEach = (step: Step): unknown => block.afterEach.push(step);
export const afterAll = (step: Step): unknown => block.after.push(step);

function emptyBlock(): Block {
  return { before: [], beforeEach: [], afterEach: [], after: [], steps: [] };
}

async function runBlock({ before, steps, after }: Block): Promise<void> {
  try {
    for (const step of [...before, ...steps]) await step();
  } finally {
    for (const step of after) await step();
  }
}

/** A row that is an array gives the values of the body, any other row is its only value. */
function eachOf(declare: (name: string, body: Body) => void) {
  return (rows: readonly unknown[]) => (name: string, body: (...values: unknown[]) => unknown) => {
    for (const row of rows) declare(name, () => body(...(Array.isArray(row) ? row : [row])));
  };
}

/** Calls a function, and stops it when it does not return in time. */
function inTime(step: Step): unknown {
  if (longestMs === null) return step();
  Object.assign(globalThis, { __step__: step });
  return runInThisContext("__step__()", { timeout: longestMs });
}
