import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

/** What Node's parser says of what it cannot read, and what the caller is told; anything else is a 400. */
const statuses: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };
const malformed = 400;

/** Answers what is no HTTP, or too long to be read, and ends its connection. The answer says so: a proxy that took the
 * connection for one to be used again would lose the next visitor's request on it, as it does after Fastify's own answer. */
export function answerUnreadable(error: Error & { readonly code: string }, socket: Socket): void {
  // Reset, or answered already: nobody listens.
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const status = statuses[error.code] ?? malformed;
  // Without a body: it may have been a HEAD.
  const answer = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, "Connection: close", "Content-Length: 0"];
  socket.end(`${answer.join("\r\n")}\r\n\r\n`);
  // Once the answer has left.
  socket.destroySoon();
}
