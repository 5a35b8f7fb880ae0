// Development server: the site through Vite, with reload on change. node --import tsx dev.mjs
import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer as createVite } from "vite";

process.env.NODE_ENV = "development";
process.chdir(import.meta.dirname);
const port = Number(process.env.PORT ?? 3100);
const dataDir = process.env.DATA_DIR ?? mkdtempSync(join(tmpdir(), "cosmic-dev-"));
const server = createServer();
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } } });
const workers = {
  print: new URL("../../packages/print/press/typst-worker.ts", import.meta.url),
  report: new URL("server/report-worker.ts", import.meta.url),
};
let current;
let app;
let services;

async function refresh() {
  const loaded = await vite.ssrLoadModule("./server/entry.ts");
  if (loaded === current) return;
  await app?.close();
  if (!services) {
    const chosen = Object.entries(process.env).filter(([name]) => name === "ANALYTICS" || name.startsWith("SOURCE"));
    const settings = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "warn", ...Object.fromEntries(chosen) };
    const opened = await loaded.openTrialServices(settings, workers);
    services = opened;
    services.shop.startWorkers();
  }
  let handler;
  app = await loaded.makeApp({
    services,
    log: services.log,
    dev: true,
    serverFactory: (listener) => {
      handler = listener;
      return createServer(listener);
    },
  });
  await app.ready();
  app.handle = handler;
  current = loaded;
}

let refreshing = Promise.resolve();
server.on("request", (request, response) =>
  vite.middlewares(request, response, async () => {
    try {
      refreshing = refreshing.catch(() => {}).then(refresh);
      await refreshing;
      app.handle(request, response);
    } catch (error) {
      vite.ssrFixStacktrace(error);
      response.statusCode = 500;
      response.end(String(error?.stack ?? error));
    }
  }),
);
server.listen(port, "127.0.0.1", () => process.stdout.write(`dev on http://127.0.0.1:${port}\n`));

async function stop() {
  await vite.close();
  await services?.close();
  process.exit(0);
}
process.once("SIGINT", stop);
process.once("SIGTERM", stop);
