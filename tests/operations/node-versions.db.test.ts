import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buyGoldenReport } from "../golden/golden-routes.ts";
import { newData, ready, root, startSite, stopSites } from "../site-process.ts";
import { freePort } from "../storms/runner/free-port.ts";
import { todaysOf } from "../todays.ts";

// The product is developed on Node 20 and must run the same on the versions that follow (docs/decisions/0030).

afterAll(stopSites);

/** The Node.js binary of a major version, installed once from its npm package. Throws where it cannot be had. */
function nodeOf(major: number): string {
  const folder = join(root, `node_modules/.cache/node-${major}`);
  const name = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  const binary = join(folder, "node_modules", name, "bin/node");
  if (!existsSync(binary)) {
    mkdirSync(folder, { recursive: true });
    try {
      execFileSync("npm", ["install", "--no-save", "--silent", "--prefix", folder, `${name}@${major}`], {
        cwd: folder,
      });
    } catch (cause) {
      throw new Error(`Node ${major} could not be installed: npm must be able to fetch ${name}.`, { cause });
    }
  }
  return binary;
}

const books = 3;
/** `NODES=full`: every version; otherwise one a day. */
const majors = todaysOf([22, 24], process.env.NODES === "full");

/** The hashes of the first golden books, computed by a Node.js binary. */
function hashesBy(node: string): Readonly<Record<string, unknown>> {
  const printed = execFileSync(node, ["--import", "tsx", "tests/golden/first-books.ts", String(books)], { cwd: root });
  return JSON.parse(String(printed));
}

let here: Readonly<Record<string, unknown>> = {};
beforeAll(() => {
  here = hashesBy(process.execPath);
});

test.each(majors)("on Node %i the same births give the same documents and PDFs", (major) => {
  const node = nodeOf(major);
  expect(String(execFileSync(node, ["--version"]))).toMatch(new RegExp(`^v${major}\\.`));
  expect(Object.keys(here)).toHaveLength(books);
  expect(hashesBy(node)).toEqual(here);
});

test.each(majors)("on Node %i the built site sells a report and hands out its PDF", async (major) => {
  const site = startSite({ dataDir: newData(), port: await freePort(), node: nodeOf(major) });
  await ready(site);
  const link = await buyGoldenReport(site);
  const pdf = await fetch(`${site.address}${link}/report.pdf`);
  expect(pdf.status).toBe(200);
  expect((await pdf.arrayBuffer()).byteLength).toBeGreaterThan(100_000);
  await stopSites();
});
