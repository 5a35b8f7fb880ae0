import { createHash, randomUUID } from "node:crypto";
import type { BucketSettings } from "@cosmic/platform/environment/variables/bucket-variables";
import { AwsClient } from "aws4fetch";
import { type CachedPdf, checkedPdf, type PdfCache, type PdfKey, pdfEnding, withChecksum } from "./pdf-cache.ts";

/** Longest one request may take, its second try and its body included. A print takes about as long: waiting more gains
 * nothing. */
const requestLimitMs = 3_000;
/** Of our objects, so that a bucket may hold others. */
const prefix = "pdf/";
/** What a service gives at most. */
const usualPage = 1_000;

/** Opens a store in an S3-compatible bucket, one for all machines. Nothing is asked of the bucket here. */
export function openPdfBucket(settings: BucketSettings, objectsPerPage = usualPage): PdfCache {
  const ask = openRequests(settings);
  const list = (under: string) => listBucket(ask, under, objectsPerPage);
  const read = async (key: PdfKey) => {
    const answer = await ask("GET", nameOf(key));
    return answer.status === missing ? null : checkedPdf(Buffer.from(await answer.arrayBuffer()));
  };
  const write = async (key: PdfKey, pdf: Uint8Array) => {
    const answer = await ask("PUT", nameOf(key), withChecksum(pdf));
    if (answer.status === missing) throw new Error("the bucket of PDFs does not exist");
  };
  const remove = async (key: PdfKey) => void (await ask("DELETE", nameOf(key)));
  return {
    shared: true,
    read,
    write,
    remove,
    removeAllOf: async (owner) => {
      for await (const page of list(`${prefix}${owner}/`)) for (const pdf of page) await remove(pdf);
    },
    list: () => list(prefix),
    check: async () => {
      const key = { owner: "check", hash: randomUUID() };
      await write(key, Buffer.from("trial"));
      if (!(await read(key))) throw new Error("what was written to the bucket does not come back");
      const open = await Promise.all([nameOf(key), "?prefix="].map((path) => opensUnsigned(settings, path)));
      const removed = await ask("DELETE", nameOf(key));
      if (open.includes(true)) return "open to strangers";
      return removed.headers.has("x-amz-delete-marker") ? "keeps what is removed" : "works";
    },
  };
}

const nameOf = ({ owner, hash }: PdfKey): string => `${prefix}${owner}/${hash}${pdfEnding}`;
const addressOf = ({ endpoint, bucket }: BucketSettings, path: string): string =>
  `${endpoint}/${bucket}${path === "" || path.startsWith("?") ? "" : "/"}${path}`;

const missing = 404;

/** Asks with a signature; what is not there is an answer, any other refusal is thrown with its code. */
type Ask = (method: "GET" | "PUT" | "DELETE", path: string, body?: Buffer) => Promise<Response>;

function openRequests(settings: BucketSettings): Ask {
  const { accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 1 });
  return async (method, path, body) => {
    const signal = AbortSignal.timeout(requestLimitMs);
    // With the hash of the body in the signature the service refuses what has changed on the way.
    const hash = createHash("sha256")
      .update(body ?? "")
      .digest("hex");
    const headers = { "x-amz-content-sha256": hash, ...(body ? { "content-type": "application/pdf" } : {}) };
    const request = { method, headers, signal, ...(body ? { body: new Uint8Array(body) } : {}) };
    const answer = await client.fetch(addressOf(settings, path), request).catch((error: unknown) => {
      throw new Error(`the bucket of PDFs cannot be reached: ${codeOf(error)}`);
    });
    if (answer.ok || answer.status === missing) return answer;
    // Of its words only the code goes on: an answer may repeat the access key.
    const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? "without a code";
    throw new Error(`the bucket of PDFs answered ${answer.status} ${code}`);
  };
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error.cause instanceof Error) return codeOf(error.cause);
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

async function opensUnsigned(settings: BucketSettings, path: string): Promise<boolean> {
  const answer = await fetch(addressOf(settings, path), { signal: AbortSignal.timeout(requestLimitMs) });
  await answer.body?.cancel();
  return answer.ok;
}

async function* listBucket(ask: Ask, under: string, objectsPerPage: number): AsyncIterable<readonly CachedPdf[]> {
  let after = "";
  do {
    // The first version of the list goes on behind a name, which every S3-compatible service understands.
    const asked = new URLSearchParams({
      prefix: under,
      "max-keys": String(objectsPerPage),
      ...(after ? { marker: after } : {}),
    });
    const answer = await ask("GET", `?${asked}`);
    if (answer.status === missing) throw new Error("the bucket of PDFs does not exist");
    const xml = await answer.text();
    const objects = [...xml.matchAll(/<Contents>.*?<\/Contents>/gs)].map(([text]) => ({
      name: tagOf(text, "Key"),
      usedAt: new Date(tagOf(text, "LastModified")),
    }));
    yield objects.flatMap(({ name, usedAt }) => {
      const [owner, file] = name.slice(prefix.length).split("/");
      return owner && file ? [{ owner, hash: file.slice(0, -pdfEnding.length), usedAt }] : [];
    });
    after = tagOf(xml, "IsTruncated") === "true" ? (objects.at(-1)?.name ?? "") : "";
  } while (after);
}

/** The text of an element. Our names need no escapes in XML. */
function tagOf(xml: string, name: string): string {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? "";
}
