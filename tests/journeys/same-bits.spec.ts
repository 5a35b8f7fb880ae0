import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { decades } from "@cosmic/sky/decades";
import { skyFromDisk } from "@cosmic/sky/sky-from-disk";
import { expect, test } from "@playwright/test";
import { build } from "vite";
import { positionBits } from "../../tools/accuracy/position-bits.ts";

const root = join(import.meta.dirname, "../..");
const tables = Object.fromEntries(
  decades.map((year) => [year, readFileSync(join(root, `packages/sky/tables/${year}.bin`)).toString("base64")]),
);
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** The engine as one script that leaves `portable.skyBits` behind. */
async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, "portable/sky-bits.ts"), formats: ["iife"], name: "portable" },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && "output" in output ? output.output[0] : undefined;
  if (chunk?.type !== "chunk") throw new Error("the bundler made no script");
  return chunk.code;
}

function inWorker(script: string): Promise<string> {
  const code = `${script}; require("node:worker_threads").parentPort.postMessage(portable.skyBits(require("node:worker_threads").workerData));`;
  return new Promise((resolve, reject) => {
    new Worker(code, { eval: true, workerData: tables }).once("message", resolve).once("error", reject);
  });
}

test("10,000 positions have the same bits in Node, in a worker and in Chromium", async ({ page }) => {
  const script = await bundled();
  const here = sha256(positionBits(skyFromDisk()));
  await page.addScriptTag({ content: `${script}; globalThis.portable = portable;` });
  const there = await page.evaluate(
    (files) => (globalThis as unknown as { portable: typeof import("./portable/sky-bits.ts") }).portable.skyBits(files), // left by the script above
    tables,
  );
  expect(sha256(Buffer.from(there, "base64"))).toBe(here);
  expect(sha256(Buffer.from(await inWorker(script), "base64"))).toBe(here);
  process.stdout.write(`sha256 of 10,000 positions: ${here}\n`);
});
