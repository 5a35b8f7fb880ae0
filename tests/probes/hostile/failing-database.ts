import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { freePort } from "../../storms/runner/free-port.ts";

/** PostgreSQL behind a proxy that can corrupt one statement. */
export interface FailingDatabase {
  /** For `DATABASE_URL`. */
  readonly url: string;
  /**
   * The statement to corrupt, counted from now on, starting at 1; 0 corrupts none. Returns how many passed since the
   * last call.
   */
  spoil(statement: number): number;
  close(): Promise<void>;
}

/**
 * Text that PostgreSQL cannot parse, so that the statement fails there and leaves its transaction as a real failure
 * would.
 */
const nonsense = "this statement was spoiled";

/** Wire-protocol message types that carry a statement: simple query, and Parse of an extended query. */
const simpleQuery = "Q".charCodeAt(0);
const parse = "P".charCodeAt(0);

/** Starts the proxy in front of the PostgreSQL whose socket is in this folder. */
export async function openFailingDatabase(server: {
  readonly socketFolder: string;
  readonly user: string;
  readonly database: string;
}): Promise<FailingDatabase> {
  let passed = 0;
  let spoiled = 0;
  const sockets = new Set<Socket>();
  const rewrite = (type: number, body: Buffer): Buffer => {
    if (type !== simpleQuery && type !== parse) return body;
    passed += 1;
    if (passed !== spoiled) return body;
    const queryStart = type === parse ? body.indexOf(0) + 1 : 0;
    const queryEnd = body.indexOf(0, queryStart);
    return Buffer.concat([body.subarray(0, queryStart), Buffer.from(nonsense), body.subarray(queryEnd)]);
  };
  const proxy = createServer((client) => {
    const upstream = connect(join(server.socketFolder, ".s.PGSQL.5432"));
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    upstream.pipe(client);
    forwardMessages(client, upstream, rewrite);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => proxy.listen(port, "127.0.0.1", resolve));
  return {
    url: `postgres://${server.user}@127.0.0.1:${port}/${server.database}`,
    spoil: (statement) => {
      const before = passed;
      passed = 0;
      spoiled = statement;
      return before;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

/** Forwards each whole message of PostgreSQL's wire protocol, its body rewritten; the first message goes as it is. */
function forwardMessages(client: Socket, upstream: Socket, rewrite: (type: number, body: Buffer) => Buffer): void {
  let waiting = Buffer.alloc(0);
  let started = false;
  client.on("data", (chunk: Buffer) => {
    waiting = Buffer.concat([waiting, chunk]);
    for (;;) {
      // The first message has no type byte; every message has a length, which counts itself.
      const head = started ? 1 : 0;
      if (waiting.length < head + 4) return;
      const length = waiting.readInt32BE(head);
      if (waiting.length < head + length) return;
      const type = waiting[0] ?? 0;
      const body = waiting.subarray(head + 4, head + length);
      const whole = waiting.subarray(0, head + length);
      const sent = started ? rewrite(type, body) : body;
      if (sent === body) upstream.write(whole);
      else {
        const lengthField = Buffer.alloc(4);
        lengthField.writeInt32BE(sent.length + 4);
        upstream.write(Buffer.concat([Buffer.from([type]), lengthField, sent]));
      }
      started = true;
      waiting = waiting.subarray(head + length);
    }
  });
}
