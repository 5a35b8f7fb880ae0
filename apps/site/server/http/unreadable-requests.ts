import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

/** Status by parser error code; anything else is a 400. */
const statuses: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };
const malformed = 400;

/** Answers requests that aren't HTTP or are too long, and closes the connection. The response says `Connection: close`:
 * otherwise a proxy that reuses the connection loses the next visitor's request, as with Fastify's own handler. */
export function answerUnreadable(error: Error & { readonly code: string }, socket: Socket): void {
  // Connection reset or already answered.
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const status = statuses[error.code] ?? malformed;
  // No body: it may have been a HEAD request.
  const answer = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, "Connection: close", "Content-Length: 0"];
  socket.end(`${answer.join("\r\n")}\r\n\r\n`);
  // Closes after the response is flushed.
  socket.destroySoon();
}
