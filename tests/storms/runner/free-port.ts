import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Below the ephemeral ports of Linux (32768 and up) and other systems: one of those could be taken by an outgoing
 * connection before a process listens on it.
 */
const lowest = 20_000;
const highest = 32_000;

/** A loopback port that is currently free and will not be given to an outgoing connection. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const listening = new Promise<boolean>((resolve, reject) => {
    server.once("listening", () => resolve(true));
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(false) : reject(error),
    );
  });
  server.listen(port, "127.0.0.1");
  if (!(await listening)) return false;
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return true;
}
