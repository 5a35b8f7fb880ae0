import { makeTestFolder } from "@cosmic/platform/testing/test-folder";
import { afterAll, expect, test } from "vitest";
import { runStorm } from "./runner/run-storm.ts";

const folder = makeTestFolder();
afterAll(() => folder.remove());

const seed = Number(process.env.STORM_SEED ?? 1);

// Full run: npm run -s storm -- --checkouts 500 --kills 50 --crashes 5
test("5 buyers, a worker killed, PostgreSQL crashed, payment service and mail failing: every paid order has one report and one mail, no other has", {
  timeout: 900_000,
}, async () => {
  const said: string[] = [`STORM_SEED=${seed}`];
  const result = await runStorm({
    pix: false,
    ...{ dataDir: folder.path, checkouts: 5, kills: 1, crashes: 1, workers: 1, atOnce: 4, seed, hurried: true },
    severalMachines: false,
    say: (line) => said.push(line),
  });
  const story = `${said.join("\n")}\n${result.lastWords.join("\n")}`;
  process.stderr.write(`${said[0]}: ${JSON.stringify({ ...result, lastWords: undefined })}\n`);
  expect(result.paid, story).toBeGreaterThan(0);
  expect(result, story).toMatchObject({
    ...{ kills: 1, crashes: 1, exits: 0 },
    ...{ paidWithoutReport: 0, paidWithoutMail: 0, reportsWithoutPayment: 0, doubleMails: 0, doublePayments: 0 },
    taxFaults: 0,
  });
});
