import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import type { RequestListener, Server } from "node:http";
import { join } from "node:path";
import { constants as zlib } from "node:zlib";
import compress from "@fastify/compress";
import rateLimit from "@fastify/rate-limit";
import serveStatic from "@fastify/static";
import underPressure from "@fastify/under-pressure";
import Fastify, { type FastifyInstance } from "fastify";
import { serveRoutes } from "./react-router-host.ts";
import { refuseCrossOrigin } from "./same-origin.ts";
import { addSecurityHeaders } from "./security-headers.ts";
import type { SiteServices } from "./services.ts";

const requestIdBytes = 8;
/** Brotli 4 costs little more than gzip and saves a fifth of the bytes. */
const brotliQuality = 4;
const compressFromBytes = 1024;
const maxBodyBytes = 65_536;

/** Builds the web server. */
export async function makeApp(options: {
  readonly services: SiteServices;
  readonly clientDir?: string;
  readonly dev?: boolean;
  readonly https?: boolean;
  readonly serverFactory?: (handler: RequestListener) => Server;
}): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    bodyLimit: maxBodyBytes,
    trustProxy: true,
    genReqId: () => randomBytes(requestIdBytes).toString("hex"),
    ...(options.serverFactory ? { serverFactory: options.serverFactory } : {}),
  });
  addSecurityHeaders(app, { dev: options.dev ?? false, https: options.https ?? false });
  refuseCrossOrigin(app);
  await app.register(compress, {
    threshold: compressFromBytes,
    encodings: ["br", "gzip"],
    brotliOptions: { params: { [zlib.BROTLI_PARAM_QUALITY]: brotliQuality } },
  });
  await app.register(rateLimit, { global: false });
  await app.register(underPressure, { maxEventLoopDelay: 2000, exposeStatusRoute: false });
  if (options.clientDir && existsSync(options.clientDir)) await serveFiles(app, options.clientDir);
  await serveRoutes(app, options.services);
  return app;
}

async function serveFiles(app: FastifyInstance, root: string) {
  await app.register(serveStatic, {
    root,
    wildcard: false,
    index: false,
    setHeaders: (response, path) => {
      const lasting = path.startsWith(join(root, "assets"));
      response.setHeader("cache-control", lasting ? "public, max-age=31536000, immutable" : "public, max-age=300");
    },
  });
}
