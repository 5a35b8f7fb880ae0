import { paths } from "@cosmic/addresses/paths";
import type { ZoneTable } from "@cosmic/atlas/zone-table";
import * as z from "zod/mini";

const tableSchema = z.object({
  version: z.string().check(z.minLength(1)),
  links: z.record(z.string(), z.string()),
  zones: z.record(z.string(), z.array(z.string())),
});
const tableAtSchema = z.object({ zone: z.string().check(z.minLength(1)), table: tableSchema });

/** Parses a zone table reduced to one zone; null when it is invalid. */
export function readZoneTable(input: unknown): ZoneTable | null {
  const read = tableSchema.safeParse(input);
  return read.success ? read.data : null;
}

/** Fetch timeout, milliseconds. */
const timeoutMs = 8000;

/** The history of one zone; null on failure. */
export async function fetchZoneTable(zone: string, send: typeof fetch): Promise<ZoneTable | null> {
  return readZoneTable(await answerOf(send, paths.apiClocks(zone), {}));
}

/** The zone at coordinates (degrees) and its history; null on failure. */
export async function fetchZoneAt(
  point: { readonly latitude: number; readonly longitude: number },
  send: typeof fetch,
): Promise<{ readonly zone: string; readonly table: ZoneTable } | null> {
  const answer = await answerOf(send, paths.apiClocksAt(), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(point),
  });
  const read = tableAtSchema.safeParse(answer);
  return read.success ? read.data : null;
}

async function answerOf(send: typeof fetch, address: string, options: RequestInit): Promise<unknown> {
  try {
    const answer = await send(address, { ...options, signal: AbortSignal.timeout(timeoutMs) });
    return answer.ok ? await answer.json() : null;
  } catch (cause) {
    // No network, a timeout or a response that is not JSON: expected, and shown beside the field.
    if (cause instanceof TypeError || cause instanceof DOMException || cause instanceof SyntaxError) return null;
    throw cause;
  }
}
