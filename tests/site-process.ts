import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyPreparedDatabase } from "@cosmic/platform/testing/prepared-database";

export const root = join(import.meta.dirname, "..");
const running: ChildProcess[] = [];

/** A running site with its own data folder and port. */
export interface Site {
  readonly child: ChildProcess;
  readonly address: string;
  words(): string;
  ended: Promise<number | null>;
}

/** Starts the built site. */
export function startSite(settings: {
  readonly dataDir: string;
  readonly port: number;
  readonly variables?: Readonly<Record<string, string>>;
  /** The Node.js binary to run it with; this process's own when absent. */
  readonly node?: string;
}): Site {
  const { port } = settings;
  const child = spawn(settings.node ?? process.execPath, ["apps/site/main.mjs"], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: settings.dataDir,
      LOG_LEVEL: "warn",
      NODE_ENV: "",
      // A test requests more pages than any visitor reads; the rate limit has its own tests.
      CLIENT_PAGES_PER_MINUTE: "1000000",
      ...settings.variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.push(child);
  let words = "";
  child.stdout?.on("data", (chunk: Buffer) => (words += chunk));
  child.stderr?.on("data", (chunk: Buffer) => (words += chunk));
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  return { child, address: `http://127.0.0.1:${port}`, words: () => words, ended };
}

/** Waits until the site reports that it is ready; throws with its last output if it exits first. */
export async function ready(site: Site): Promise<void> {
  let over = false;
  void site.ended.then(() => {
    over = true;
  });
  while (!over) {
    const answer = await fetch(`${site.address}/readyz`).catch((error: unknown) => error);
    if (answer instanceof Response && answer.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the site ended before it was ready:\n${site.words()}`);
}

/** A new data folder: with the prepared database where the test run has one, else empty. */
export function newData(): string {
  const folder = emptyData();
  copyPreparedDatabase(folder);
  return folder;
}

/** A data folder in which a start finds nothing. */
export const emptyData = (): string => mkdtempSync(join(tmpdir(), "cosmic-start-"));

/** Stops every site that a test left running. */
export async function stopSites(): Promise<void> {
  const open = running.splice(0).filter((child) => child.exitCode === null && child.signalCode === null);
  await Promise.all(
    open.map((child) => {
      const gone = new Promise((resolve) => child.on("close", resolve));
      child.kill("SIGKILL");
      return gone;
    }),
  );
}

/** Marina Duarte, the product specification's sample customer, as the checkout sends her. */
export const birthData = {
  fullName: "Marina Duarte",
  email: "marina@example.com",
  birthDate: "1990-06-15",
  birthTime: "14:30",
  birthCity: "São Paulo",
  birthCountry: "Brazil",
  latitude: -23.5505,
  longitude: -46.6333,
  timezone: "America/Sao_Paulo",
};

/** Posts a checkout, as the page does. */
export const postCheckout = (site: Site, body: unknown): Promise<Response> =>
  fetch(`${site.address}/api/checkout`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** Marina's checkout. */
export const checkout = { email: birthData.email, name: birthData.fullName, birthData, plan: "basic", locale: "en-us" };
