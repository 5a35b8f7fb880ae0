import { makeTestFolder } from "@cosmic/platform/testing/test-folder";
import { afterAll, expect, test } from "vitest";
import { runSweep } from "./sweep/run-sweep.ts";
import type { Position } from "./sweep/sweep-positions.ts";
import type { WorkName } from "./sweep/works.ts";

const folder = makeTestFolder();
afterAll(() => folder.remove());

const seed = Number(process.env.STORM_SEED ?? 1);
const works: readonly WorkName[] = ["fulfil", "resend"];
/** Right after the decision is recorded, before the payment service hears of it; and once the mail has left, before
 * that is recorded. */
const decided: readonly Position[] = [
  { work: "refund", aim: { at: "POST /v1/refunds #1", moment: "before" } },
  { work: "refund-by-itself", aim: { at: "POST /v1/refunds #1", moment: "after" } },
  { work: "erase", aim: { at: "POST /v1/checkout/sessions/ /expire #1", moment: "before" } },
  // The birth is replaced, its mail not sent.
  { work: "correct", aim: { at: "the mail #1", moment: "before" } },
  { work: "ask-for-review", aim: { at: "the mail #1", moment: "after" } },
];

// Full run: npm run -s storm -- --sweep
test("a process that is killed in the middle of fulfilling, refunding, resending, correcting, erasing or asking for a review leaves nothing undone and nothing twice", {
  timeout: 900_000,
}, async () => {
  const said: string[] = [`STORM_SEED=${seed}`];
  const swept = await runSweep({
    ...{ dataDir: folder.path, works, sample: 1, seed, also: decided },
    say: (line) => said.push(line),
  });
  process.stderr.write(`${said[0]}: ${JSON.stringify(swept)}\n`);
  const story = said.join("\n");
  const killedIn = (work: WorkName) => swept.find((one) => one.work === work)?.killed;
  // A sampled position is a call number, and a run may make fewer calls; a named position always exists.
  expect(
    decided.map(({ work }) => killedIn(work)),
    story,
  ).toEqual(decided.map(() => 1));
  expect(Math.max(...works.map((work) => killedIn(work) ?? 0)), story).toBeGreaterThan(0);
  for (const { killed, recovered, faults } of swept) expect([recovered, faults], story).toEqual([killed, []]);
});
