import { z } from "zod";

/** An S3-compatible bucket and its credentials. */
export interface BucketSettings {
  /** Without a trailing slash; the bucket name follows it. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The bucket's variables, as part of the environment schema. */
export const bucketShapes = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .refine((text) => URL.canParse(text) && new URL(text).username === "" && new URL(text).search === "")
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
};
type BucketVariable = keyof typeof bucketShapes;

/** What each variable must be, to complete the sentence "Set NAME to …". */
export const bucketExpectations: Readonly<Record<BucketVariable, string>> = {
  S3_ENDPOINT: "the https address of an S3-compatible service, such as https://s3.eu-central-1.amazonaws.com",
  S3_BUCKET: "the name of a private bucket in which finished PDFs are kept for all machines",
  S3_REGION: "the region of the bucket, such as eu-central-1",
  S3_ACCESS_KEY_ID: "the access key that may list, read, write and delete in the bucket",
  S3_SECRET_ACCESS_KEY: "the secret of S3_ACCESS_KEY_ID",
};

const folder = "finished PDFs are kept under DATA_DIR, by each machine for itself";

/** What happens when a variable is not set. */
export const bucketOtherwise: Readonly<Record<BucketVariable, string>> = {
  S3_ENDPOINT: folder,
  S3_BUCKET: folder,
  S3_REGION: "us-east-1",
  S3_ACCESS_KEY_ID: folder,
  S3_SECRET_ACCESS_KEY: folder,
};

export const bucketSecrets: readonly BucketVariable[] = ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"];

const needed = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** The S3_ variables must be set all together or not at all. Whole reports travel to the bucket, so the connection must
 * be encrypted or stay on this machine. */
export function bucketFaults(
  given: Readonly<Record<string, string | undefined>>,
  isPrivateEnough: (url: string) => boolean,
): readonly string[] {
  const missing = needed.filter((name) => given[name] === undefined);
  if (missing.length === needed.length) return [];
  const faults = missing.map(
    (name) => `${name} is missing beside the other S3_ settings: set it to ${bucketExpectations[name]}.`,
  );
  return given.S3_ENDPOINT && !isPrivateEnough(given.S3_ENDPOINT)
    ? [...faults, "S3_ENDPOINT is not safe: set it to an address that begins with https://."]
    : faults;
}

/** The bucket settings; null if none are set. */
export function bucketSettings(
  values: Readonly<Partial<Record<BucketVariable, string | undefined>>>,
): BucketSettings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: S3_ENDPOINT.replace(/\/+$/, ""),
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
