// The site alone through Vite, reloaded as its code changes: for work on screens. `npm run dev`.
import { createServer } from "node:http";
import { createServer as createVite } from "vite";

process.env.NODE_ENV = "development";
process.chdir(import.meta.dirname);
const port = Number(process.env.PORT ?? 3100);
const server = createServer();
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } } });
let current;
let app;
server.on("request", (request, response) =>
  vite.middlewares(request, response, async () => {
    try {
      const loaded = await vite.ssrLoadModule("./server/app.ts");
      if (loaded !== current) {
        await app?.close();
        current = loaded;
        let handler;
        app = await loaded.makeApp({
          services: { siteName: "Cosmic Blueprint", supportEmail: "support@example.com", sandbox: true },
          dev: true,
          serverFactory: (listener) => {
            handler = listener;
            return createServer(listener);
          },
        });
        await app.ready();
        app.handle = handler;
      }
      app.handle(request, response);
    } catch (error) {
      vite.ssrFixStacktrace(error);
      response.statusCode = 500;
      response.end(String(error?.stack ?? error));
    }
  }),
);
server.listen(port, "127.0.0.1", () => process.stdout.write(`dev on http://127.0.0.1:${port}\n`));
