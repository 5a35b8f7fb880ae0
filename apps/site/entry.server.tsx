import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { NonceContext } from "./components/nonce.ts";
import { logContext, nonceContext, refusalContext, refusedHeader, requestIdContext } from "./server/context.ts";
import { isRefusal } from "./server/pages/refusal-pages.ts";

export const streamTimeout = 5_000;
/** Abort rendering a second after React Router aborts its loaders. */
const abortAfterMs = streamTimeout + 1_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
) {
  const nonce = loadContext.get(nonceContext);
  if (isRefusal(status) && context.staticHandlerContext.errors && loadContext.get(refusalContext) === null) {
    headers.set(refusedHeader, "yes");
    return new Response(null, { headers, status });
  }
  return new Promise<Response>((resolve, reject) => {
    const whole = isbot(request.headers.get("user-agent")) || context.isSpaMode;
    let answerStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        [whole ? "onAllReady" : "onShellReady"]() {
          const body = new PassThrough();
          headers.set("Content-Type", "text/html; charset=utf-8");
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: answerStatus }));
          pipe(body);
        },
        onShellError: reject,
        onError() {
          answerStatus = 500;
        },
      },
    );
    setTimeout(abort, abortAfterMs).unref();
  });
}

/** Logs errors thrown by loaders, actions and pages. Without it, React Router prints the whole error to stderr,
 * including values of a failed query and addresses with secrets. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // The visitor disconnected before the response.
  if (request.signal.aborted) return;
  const log = context.get(logContext);
  const requestId = context.get(requestIdContext);
  // A 404 or 405 quotes the address, which may be secret, so don't log the error itself.
  if (isRouteErrorResponse(error)) log.info({ requestId, status: error.status }, "a page was refused");
  else log.error({ requestId, err: error }, "a page failed");
};
