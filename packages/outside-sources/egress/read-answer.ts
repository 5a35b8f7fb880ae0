import type { IncomingMessage } from "node:http";

/** What came back. A redirect is a status like any other. */
export type EgressAnswer =
  | { readonly ok: true; readonly status: number; readonly text: string }
  | { readonly ok: false; readonly reason: EgressFailure };

/** Why nothing came back. */
export type EgressFailure = "refused" | "unreachable" | "timed-out" | "too-large" | "unreadable";

/** Largest answer read, bytes: many times that of any of the seven services. */
export const largestAnswerBytes = 262_144;

/** Reads an answer to its end, up to the limit; what grows past it is cut off unread. */
export async function readAnswer(response: IncomingMessage, signal: AbortSignal): Promise<EgressAnswer> {
  const status = response.statusCode ?? 0;
  if (status < 200 || status > 299) {
    response.destroy();
    return { ok: true, status, text: "" };
  }
  // Nothing compressed was asked for: a small answer must not unfold into a large one.
  if ((response.headers["content-encoding"] ?? "identity") !== "identity") {
    response.destroy();
    return { ok: false, reason: "unreadable" };
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response) {
      // A response without an encoding gives bytes.
      const piece = chunk as Uint8Array;
      bytes += piece.byteLength;
      if (bytes > largestAnswerBytes) return { ok: false, reason: "too-large" };
      chunks.push(piece);
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { ok: false, reason: signal.aborted ? "timed-out" : "unreachable" };
  }
  return { ok: true, status, text: Buffer.concat(chunks).toString("utf8") };
}
