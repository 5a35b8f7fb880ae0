import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lineAlone, lineOf } from "./line.ts";
import type { Work } from "./work.ts";

const nothing = { name: "nothing", open: async () => ({ round() {}, perRound: 1 }) };
const work = (unit: Work["unit"]): Work => ({ name: "w", unit, ours: nothing, peers: [] });

function bench(...words: readonly string[]) {
  return spawnSync(process.execPath, ["--import", "tsx", join(import.meta.dirname, "bench.ts"), ...words], {
    encoding: "utf8",
  });
}

test("a ratio says how many times better ours is, whichever way the unit runs", () => {
  const pair = { ours: 2, peer: 10 };
  for (const unit of ["µs", "ms", "MB"] as const) expect(lineOf(work(unit), "p", pair).ratio).toBe(5);
  expect(lineOf(work("per second"), "p", pair).ratio).toBe(0.2);
});

test("a line has the promised keys, and nulls where there is no peer", () => {
  expect(lineOf(work("ms"), "p", { ours: 1.23456, peer: 2.5 })).toEqual({
    work: "w",
    ours: 1.235,
    peer: 2.5,
    peerName: "p",
    ratio: 2.025,
    unit: "ms",
  });
  expect(lineAlone(work("ms"), 3)).toEqual({ work: "w", ours: 3, peer: null, peerName: null, ratio: null, unit: "ms" });
});

test("an unknown work is a matter of usage, with the list of what there is", () => {
  const { status, stderr, stdout } = bench("no-such-work", "--json");
  expect(status).toBe(2);
  expect(stderr).toContain("no-such-work");
  expect(stderr).toContain("positions");
  expect(stdout).toBe("");
});
