import { createServer, type ServerResponse } from "node:http";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import type { BucketSettings } from "@cosmic/platform/environment/variables/bucket-variables";

/** How the service answers: as it should, with 503, or never. */
export type BucketMood = "works" | "refuses" | "hangs";

/** An S3 service on this machine with one private bucket; it verifies signatures. */
export interface TestBucket {
  readonly settings: BucketSettings;
  /** The same for the environment of a process. */
  readonly variables: Readonly<Record<string, string>>;
  mood: BucketMood;
  /** Whoever signs nothing may read, as in a bucket that was made public. */
  open: boolean;
  /** Requests that came, by method. */
  readonly requests: string[];
  close(): Promise<void>;
}

const bucket = "reports";
/** The one account the service knows. */
const account = "S3RVER";

/** Starts it; objects lie under `folder`. */
export async function startTestBucket(folder: string): Promise<TestBucket> {
  const service = new S3rver({ directory: join(folder, "bucket"), silent: true, configureBuckets: [{ name: bucket }] });
  await service.configureBuckets();
  const answer = service.callback();
  const state = { mood: "works" as BucketMood, open: false };
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.method ?? "");
    if (state.mood === "hangs") return;
    if (state.mood === "refuses") return fail(response, 503, "SlowDown");
    // The service itself lets everybody in who brings no signature.
    if (!request.headers.authorization && !state.open) return fail(response, 403, "AccessDenied");
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const at = server.address();
  const endpoint = `http://127.0.0.1:${typeof at === "object" ? at?.port : 0}`;
  const settings = { endpoint, bucket, region: "us-east-1", accessKeyId: account, secretAccessKey: account };
  const variables = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: account,
    S3_SECRET_ACCESS_KEY: account,
  };
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return Object.assign(state, { settings, variables, requests, close });
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "content-type": "application/xml" }).end(`<Error><Code>${code}</Code></Error>`);
}
