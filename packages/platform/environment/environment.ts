import type { z } from "zod";
import type { LogLevel } from "../log/open-log.ts";
import { keepLocalSecret } from "./local-secrets.ts";
import type { SourceSettings } from "./outside-sources.ts";
import { type Given, isPrivateEnough, isProduction, unsafeCombinations } from "./unsafe-combinations.ts";
import { type BucketSettings, bucketFaults, bucketSettings } from "./variables/bucket-variables.ts";
import { type PrivacySettings, privacySettings } from "./variables/privacy-variables.ts";
import { type Seller, sellerFaults, sellerSettings } from "./variables/seller-variables.ts";
import { type SocialLink, socialLinks } from "./variables/social-variables.ts";
import { openSourceAddresses, sourceSettings } from "./variables/source-variables.ts";
import { type TaxSettings, taxSettings } from "./variables/tax-variables.ts";
import {
  environmentSchema,
  expectations,
  moneyVariables,
  type environmentSchema as Schema,
} from "./variables/variables.ts";

/** The settings of one process, parsed once at startup. */
export interface Environment {
  /** Real money is taken: set by `NODE_ENV`, or by a live key anywhere in the environment. */
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Public address of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** Null: use the embedded PostgreSQL under `dataDir`. */
  readonly databaseUrl: string | null;
  /** Address of PostgreSQL itself when `databaseUrl` points at a pooler; null if it does not. */
  readonly databaseDirectUrl: string | null;
  readonly dataDir: string;
  /** Where backups and a second copy of the erasure ledger are kept; null: no backups. */
  readonly backupDir: string | null;
  /** Folder of PostgreSQL's own tools; null: search for them. */
  readonly postgresPrograms: string | null;
  readonly role: "all" | "web" | "worker";
  readonly payments:
    | { readonly kind: "stripe"; readonly secretKey: string; readonly webhookSecrets: readonly string[] }
    | { readonly kind: "sandbox"; readonly webhookSecrets: readonly string[]; readonly failing?: boolean };
  /** Refund requests wait for the operator; otherwise a request inside the guarantee is refunded at once. */
  readonly refundReview: boolean;
  readonly tax: TaxSettings;
  /** Orders in reais may be paid by Pix. */
  readonly pix: boolean;
  readonly mail:
    | {
        readonly kind: "smtp";
        readonly url: string /** A server without encryption gets no mail. */;
        readonly requireTls: boolean;
      }
    | { readonly kind: "mailbox" };
  /** Who may open the mailbox and pay in the sandbox, if there are any. */
  readonly trialPages: "this-machine" | "anyone";
  readonly mailFrom: string;
  readonly supportEmail: string;
  readonly siteName: string;
  /** Who sells. */
  readonly seller: Seller;
  /** What the privacy notice names. */
  readonly privacy: PrivacySettings;
  /** The operator's pages on social networks. */
  readonly social: readonly SocialLink[];
  /** The operator's evidence of claims; null: there is none. */
  readonly claimsFile: string | null;
  /** Ask visitors for consent to count funnel steps; if off, nothing is counted. */
  readonly analytics: boolean;
  /** Key that seals report links. */
  readonly linkSecret: string;
  /** The previous key, while links sealed with it remain; null if there is none. */
  readonly linkSecretBefore: string | null;
  /** Addresses and ranges of trusted proxies, which may report the client's address; comma-separated. */
  readonly trustProxy: string;
  readonly logLevel: LogLevel;
  /** Token that grants access to the metrics; null: nothing does. */
  readonly metricsToken: string | null;
  /** Pages one client may request from one process per minute, and in one burst. */
  readonly clientPagesPerMinute: number;
  /** Port on which a worker, which serves nothing else, exposes its metrics; null: none. */
  readonly metricsPort: number | null;
  /** Shared storage for finished PDFs; null: each machine keeps its own under its `dataDir`. */
  readonly bucket: BucketSettings | null;
  /** Outside services that may be asked about a birth; none are asked unless they have addresses. */
  readonly sources: SourceSettings;
}

export type EnvironmentReading =
  | { readonly ok: true; readonly environment: Environment }
  | { readonly ok: false; readonly sentences: readonly string[] };

/** Reads the environment from `process.env` or a similar record. Every error is a sentence that says what to set and
 * never quotes the value. Outside production, a missing secret is generated once and kept in `DATA_DIR`. */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): EnvironmentReading {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = environmentSchema.safeParse(given);
  const sentences = parsed.success ? [] : malformed(parsed.error);
  sentences.push(...missingForMoney(given), ...unsafeCombinations(given), ...openSourceAddresses(given));
  sentences.push(...bucketFaults(given, isPrivateEnough), ...directAlone(given));
  if (!isProduction(given)) sentences.push(...sellerFaults(given));
  if (!parsed.success || sentences.length > 0) return { ok: false, sentences };
  return { ok: true, environment: settle(parsed.data, isProduction(given)) };
}

function malformed(error: z.ZodError<z.infer<typeof Schema>>): string[] {
  const names = new Set(error.issues.map((issue) => issue.path[0]));
  return environmentSchema
    .keyof()
    .options.filter((name) => names.has(name))
    .map((name) => `${name} is not usable: set it to ${expectations[name]}.`);
}

function missingForMoney(given: Given): string[] {
  if (isProduction(given)) {
    const where = given.NODE_ENV === "production" ? "in production" : "beside a live payment key";
    const missing = moneyVariables.filter((name) => given[name] === undefined);
    return missing.map((name) => `${name} is missing ${where}: set it to ${expectations[name]}.`);
  }
  const stripe = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] as const;
  const absent = stripe.filter((name) => given[name] === undefined);
  return given.STRIPE_SECRET_KEY && absent.length === 1
    ? absent.map((name) => `${name} is missing beside STRIPE_SECRET_KEY: set it to ${expectations[name]}.`)
    : [];
}

function directAlone(given: Given): string[] {
  if (!given.DATABASE_DIRECT_URL || given.DATABASE_URL) return [];
  return ["DATABASE_DIRECT_URL is set without DATABASE_URL: set DATABASE_URL alone, or both where there is a pooler."];
}

function settle(values: z.infer<typeof Schema>, production: boolean): Environment {
  const secret = values.STRIPE_SECRET_KEY;
  const webhookSecrets = values.STRIPE_WEBHOOK_SECRET?.split(",") ?? [
    `whsec_${keepLocalSecret(values.DATA_DIR, "sandbox-webhook-secret")}`,
  ];
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    siteUrl: (values.SITE_URL ?? `http://${reachable(values.HOST)}:${values.PORT}`).replace(/\/+$/, ""),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
    dataDir: values.DATA_DIR,
    backupDir: values.BACKUP_DIR ?? null,
    postgresPrograms: values.POSTGRES_PROGRAMS ?? null,
    role: values.ROLE,
    payments: secret
      ? { kind: "stripe", secretKey: secret, webhookSecrets }
      : { kind: "sandbox", webhookSecrets, ...(values.SANDBOX_FAILS === "sometimes" ? { failing: true } : {}) },
    refundReview: values.REFUND_REVIEW === "on",
    tax: taxSettings(values),
    pix: values.PIX === "on",
    mail: values.SMTP_URL ? { kind: "smtp", url: values.SMTP_URL, requireTls: production } : { kind: "mailbox" },
    trialPages: values.TRIAL_PAGES,
    // `.example` is reserved (RFC 2606), so a trial's mail can never reach a stranger.
    mailFrom: values.MAIL_FROM ?? `${values.SITE_NAME.replace(/[^\w ]/g, "")} <reports@cosmic-blueprint.example>`,
    supportEmail: values.SUPPORT_EMAIL ?? "support@cosmic-blueprint.example",
    siteName: values.SITE_NAME,
    seller: sellerSettings(values),
    privacy: privacySettings(values),
    social: socialLinks(values, secret === undefined),
    claimsFile: values.CLAIMS_FILE ?? null,
    analytics: values.ANALYTICS === "on",
    linkSecret: values.LINK_SECRET ?? keepLocalSecret(values.DATA_DIR, "link-secret"),
    linkSecretBefore: values.LINK_SECRET_PREVIOUS ?? null,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN ?? null,
    clientPagesPerMinute: values.CLIENT_PAGES_PER_MINUTE,
    metricsPort: values.METRICS_PORT ?? null,
    bucket: bucketSettings(values),
    sources: sourceSettings(values),
  };
}

/** A server that listens on all interfaces is reachable on the loopback address. */
function reachable(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}
