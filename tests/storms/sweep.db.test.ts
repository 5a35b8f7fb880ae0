import { makeTestFolder } from "@cosmic/platform/testing/test-folder";
import { afterAll, expect, test } from "vitest";
import { runSweep } from "../../tools/storm/sweep/run-sweep.ts";
import type { WorkName } from "../../tools/storm/sweep/works.ts";

const folder = makeTestFolder();
afterAll(() => folder.remove());

const seed = Number(process.env.STORM_SEED ?? 1);
const works: readonly WorkName[] = ["fulfil", "refund", "resend", "erase"];

// The whole of it: npm run -s storm -- --sweep
test("a process that is killed in the middle of fulfilling, refunding, resending or erasing leaves nothing undone and nothing twice", {
  timeout: 900_000,
}, async () => {
  const said: string[] = [`STORM_SEED=${seed}`];
  const swept = await runSweep({
    ...{ dataDir: folder.path, works, sample: 1, seed },
    say: (line) => said.push(line),
  });
  process.stderr.write(`${said[0]}: ${JSON.stringify(swept)}\n`);
  const story = said.join("\n");
  expect(
    swept.map(({ work }) => work),
    story,
  ).toEqual(works);
  expect(
    swept.reduce((sum, { killed }) => sum + killed, 0),
    story,
  ).toBeGreaterThan(0);
  for (const { killed, recovered, faults } of swept) expect([recovered, faults], story).toEqual([killed, []]);
});
