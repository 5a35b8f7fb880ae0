// npm run check: all the cheap checks, in two lanes for two cores. A step's output is shown only when it fails.
import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const results = join(root, "test-results");
/** Test counts for `npm test` to add up; the unit tests write their own next to it. */
const unitResults = join(results, "unit.json");
const units = "words and unit";

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

const first: Step = { name: "generate", command: ["npm", "run", "-s", "generate"] };
/** The compiler written in Go; the other one stays for the tools that call its API. The other lane has its own core. */
const tsc = ["node", "node_modules/typescript-native/bin/tsc", "--singleThreaded"];
const lanes: readonly (readonly Step[])[] = [
  [
    { name: "site types", command: ["npm", "run", "-s", "typegen", "-w", "@cosmic/site"] },
    { name: "types", command: [...tsc, "-p", "tsconfig.json"] },
    { name: "pure types", command: [...tsc, "-p", "tsconfig.pure.json"] },
    { name: "boundaries", command: ["npx", "depcruise", "packages", "apps", "--config", ".dependency-cruiser.cjs"] },
  ],
  [
    { name: "format and lint", command: ["npx", "biome", "check", "--error-on-warnings", "."] },
    { name: "unused", command: ["npx", "knip"] },
    {
      name: units,
      command: [
        ...["npx", "vitest", "run", "--project=unit*", "--reporter=dot", "--reporter=json"],
        ...[`--outputFile.json=${unitResults}`, "--reporter=./tools/operations/test/file-seconds.mjs"],
      ],
      env: { TEST_FILE_SECONDS: join(results, "unit-seconds.json") },
    },
  ],
];

const total = { passed: 0, failed: 0 };
const failures: string[] = [];

function run(step: Step): Promise<void> {
  return new Promise((resolve, reject) => {
    const startedMs = performance.now();
    const [command = "", ...args] = step.command;
    const env = { ...process.env, ...step.env };
    const child = spawn(command, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
    const words: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => words.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => words.push(chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
      console.log(`${code === 0 ? "ok    " : "FAILED"} ${step.name} (${seconds} s)`);
      const text = Buffer.concat(words).toString();
      if (code !== 0) console.log(text);
      if (step.name !== units) {
        total[code === 0 ? "passed" : "failed"] += 1;
        if (code !== 0) failures.push(`${step.name}\n${text}`);
      }
      if (step.name === units && code !== 0) process.exitCode = 1;
      const counted = /Tests\s+.*$/m.exec(text.replace(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g"), ""));
      if (counted) console.log(counted[0].trim());
      resolve();
    });
  });
}

mkdirSync(results, { recursive: true });
await run(first);
await Promise.all(
  lanes.map(async (lane) => {
    for (const step of lane) await run(step);
  }),
);
writeFileSync(join(results, "check.json"), JSON.stringify({ ...total, failures }));
if (total.failed > 0) process.exitCode = 1;
