import { type IncomingHttpHeaders, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import type { Site } from "../../site-process.ts";

/** A response with its headers. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Requests a path exactly as written, without following redirects. */
export function askRaw(
  { address }: Pick<Site, "address">,
  path: string,
  options: {
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string | Buffer;
  } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(address);
  const { method = "GET", headers = {}, body = "" } = options;
  return new Promise((resolve, reject) => {
    const length = body.length === 0 ? {} : { "content-length": Buffer.byteLength(body) };
    const sent = request(
      { hostname, port, path, method, headers: { ...headers, ...length }, agent: false },
      (answer) => {
        text(answer).then(
          (words) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: words }),
          reject,
        );
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Sends raw bytes, and returns everything the server sends before it closes the connection. */
export async function sendBytes({ address }: Pick<Site, "address">, bytes: string): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  return text(socket);
}
