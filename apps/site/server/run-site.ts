import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { paths } from "@cosmic/addresses/paths";
import { isPoolerRefusal, poolerRefusal } from "@cosmic/platform/database/pooler-refusal";
import { isAway } from "@cosmic/platform/database/when-served";
import { type Environment, readEnvironment } from "@cosmic/platform/environment/environment";
import { type Log, openLog } from "@cosmic/platform/log/open-log";
import { captureStrayOutput } from "@cosmic/platform/log/stray-output";
import { systemClock } from "@cosmic/platform/system-clock";
import { loadEvidence } from "@cosmic/shop/claims/claim-evidence";
import type { FastifyInstance } from "fastify";
import { makeApp } from "./app.ts";
import { makeHealthApp } from "./monitoring/health-app.ts";
import { openSiteMetrics } from "./monitoring/site-metrics.ts";
import { type OpenedServices, openServices } from "./open-services.ts";

interface RunOptions {
  /** Environment variables as set by the operator. */
  readonly settings: Readonly<Record<string, string | undefined>>;
  /** The site's folder, which contains `build`. */
  readonly siteDir: string;
}

const say = (sentence: string) => process.stderr.write(`${sentence}\n`);

/** Runs this process in its role until told to stop. If it can't start, prints why in one sentence. */
export async function runSite({ settings, siteDir }: RunOptions): Promise<void> {
  const reading = readEnvironment(settings);
  if (!reading.ok) return refuse(reading.sentences.join("\n"));
  const { environment } = reading;
  const evidence = loadEvidence(environment, systemClock);
  if (!evidence.ok) return refuse(evidence.sentence);
  const metrics = openSiteMetrics();
  const log = openLog({ level: environment.logLevel, count: metrics.countLine });
  captureStrayOutput(log);
  const built = (worker: string) => pathToFileURL(join(siteDir, "build/server", worker));
  const workers = { print: built("typst-worker.js"), report: built("report-worker.js") };
  const services = await openServices({ environment, log, workers, metrics, ...evidence }).catch(sentenceIfNoDatabase);
  if (typeof services === "string") return refuse(services);
  if (!(await services.shop.claimData())) {
    await services.close();
    return refuse(`Cosmic Blueprint is already running on the data in ${environment.dataDir}; it was left alone.`);
  }
  const app = await listen({ environment, log, services, siteDir });
  if (app === "port-busy") {
    await services.close();
    return refuse(busyPort(environment));
  }
  if (environment.role !== "web") services.shop.startWorkers();
  stopOnSignal(log, async () => {
    await app?.close();
    await services.close();
  });
  announce(environment, services);
}

const noDatabase =
  "PostgreSQL does not answer at DATABASE_URL. Start it, mend the address, or leave DATABASE_URL unset for a PostgreSQL of its own.";

function sentenceIfNoDatabase(error: unknown): string {
  if (isPoolerRefusal(error)) return poolerRefusal;
  if (isAway(error)) return noDatabase;
  throw error;
}

function busyPort({ role, port, metricsPort }: Environment): string {
  const [variable, taken] = role === "worker" ? ["METRICS_PORT", metricsPort ?? 0] : ["PORT", port];
  return `Port ${taken} is taken by another program. Stop it, or choose another port: ${variable}=${taken + 1} npm start`;
}

function refuse(sentence: string): void {
  say(sentence);
  process.exitCode = 1;
}

async function listen(options: {
  readonly environment: Environment;
  readonly log: Log;
  readonly services: OpenedServices;
  readonly siteDir: string;
}): Promise<FastifyInstance | "port-busy" | null> {
  const { environment, log, services, siteDir } = options;
  const { host, metricsPort } = environment;
  const port = environment.role === "worker" ? metricsPort : environment.port;
  if (port === null) return null;
  const app =
    environment.role === "worker"
      ? makeHealthApp({ services, log })
      : await makeApp({ services, log, clientDir: join(siteDir, "build/client") });
  try {
    await app.listen({ port, host });
    return app;
  } catch (error) {
    await app.close();
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") return "port-busy";
    throw error;
  }
}

/** A second signal after this long forces exit; sooner, it is npm forwarding the same Ctrl-C. */
const sameSignalMs = 1000;

function stopOnSignal(log: Log, stop: () => Promise<void>) {
  let stoppingSinceMs: number | null = null;
  const onSignal = () => {
    const nowMs = performance.now();
    if (stoppingSinceMs !== null) {
      if (nowMs - stoppingSinceMs > sameSignalMs) process.exit(1);
      return;
    }
    stoppingSinceMs = nowMs;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, "stopping failed");
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, onSignal);
}

function announce(environment: Environment, { shop }: OpenedServices) {
  const lines = [
    "",
    `  ${environment.siteName} is ready`,
    ...(environment.role === "worker" ? ["  role       worker"] : [`  address    ${environment.siteUrl}`]),
    ...(shop.mailbox ? [`  mailbox    ${environment.siteUrl}${paths.mailbox()}`] : []),
    ...(shop.sandbox
      ? ["  test card  4242 4242 4242 4242, any later date, any CVC (4000 0000 0000 0002 is declined)"]
      : []),
    "  stop       Ctrl-C",
    "",
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}
