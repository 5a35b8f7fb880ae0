import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Work } from "../../work.ts";

const weigher = fileURLToPath(new URL("../../contenders/places/places-weight.ts", import.meta.url));

/** Resident memory of the opened town search, measured in a fresh process each time. */
export const work: Work = {
  name: "places-memory",
  unit: "MB",
  ours: {
    name: "ours",
    async open() {
      return {
        perRound: 1,
        round() {
          const done = spawnSync(process.execPath, ["--expose-gc", "--import", "tsx", weigher], { encoding: "utf8" });
          if (done.status !== 0) throw new Error(`weighing failed: ${done.stderr}`);
          return Number(done.stdout);
        },
      };
    },
  },
  peers: [],
};
