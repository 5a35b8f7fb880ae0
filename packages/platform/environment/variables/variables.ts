import { isIP } from "node:net";
import { z } from "zod";
import { logLevels } from "../../log/open-log.ts";
import { bucketExpectations, bucketOtherwise, bucketSecrets, bucketShapes } from "./bucket-variables.ts";
import { privacyExpectations, privacyOtherwise, privacyShapes } from "./privacy-variables.ts";
import { sellerExpectations, sellerOtherwise, sellerShapes, sellerVariables } from "./seller-variables.ts";
import { socialExpectations, socialOtherwise, socialShapes } from "./social-variables.ts";
import { sourceExpectations, sourceOtherwise, sourceShapes, sourceVariableNames } from "./source-variables.ts";
import { taxExpectations, taxOtherwise, taxShapes } from "./tax-variables.ts";

/** An environment variable, as `doctor` prints it. */
export interface Variable {
  readonly name: string;
  /** What it is for, in one line. */
  readonly about: string;
  /** What happens when it is not set. */
  readonly otherwise: string;
  /** Required for real money: production refuses to start without it. */
  readonly money: boolean;
  /** Its value is never shown. */
  readonly secret: boolean;
}

/** Shortest `LINK_SECRET` production accepts, characters. */
export const shortestLinkSecret = 32;

/** Largest `CLIENT_PAGES_PER_MINUTE`: effectively no limit. */
const mostPagesPerMinute = 1_000_000;

/** Shortest `METRICS_TOKEN`, characters: too long to guess. */
const shortestMetricsToken = 24;

/** Whether a list names proxies: addresses, ranges such as 10.0.0.0/8, or named ranges. */
function areProxies(list: string): boolean {
  return list.split(",").every((one) => {
    if (["loopback", "linklocal", "uniquelocal"].includes(one)) return true;
    const [address = "", bits, ...rest] = one.split("/");
    const longest = isIP(address) === 6 ? 128 : 32;
    if (isIP(address) === 0 || rest.length > 0) return false;
    return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
  });
}

const shapes = {
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z.string().min(1).default(".data"),
  BACKUP_DIR: z.string().min(1).optional(),
  POSTGRES_PROGRAMS: z.string().min(1).optional(),
  ROLE: z.enum(["all", "web", "worker"]).default("all"),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+(,whsec_\w+)*$/)
    .optional(),
  REFUND_REVIEW: z.enum(["on", "off"]).default("off"),
  PIX: z.enum(["on", "off"]).default("on"),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/)
    .optional(),
  SUPPORT_EMAIL: z.email().optional(),
  SITE_NAME: z.string().min(1).default("Cosmic Blueprint"),
  CLAIMS_FILE: z.string().min(1).optional(),
  ANALYTICS: z.enum(["on", "off"]).default("off"),
  LINK_SECRET: z.string().min(shortestLinkSecret).optional(),
  LINK_SECRET_PREVIOUS: z.string().min(shortestLinkSecret).optional(),
  TRUST_PROXY: z.string().refine(areProxies).default("loopback"),
  NODE_ENV: z.string().optional(),
  LOG_LEVEL: z.enum(logLevels).default("info"),
  METRICS_TOKEN: z.string().min(shortestMetricsToken).optional(),
  CLIENT_PAGES_PER_MINUTE: z.coerce.number().int().min(1).max(mostPagesPerMinute).default(600),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  SANDBOX_FAILS: z.enum(["never", "sometimes"]).default("never"),
  TRIAL_PAGES: z.enum(["this-machine", "anyone"]).default("this-machine"),
  ...sellerShapes,
  ...privacyShapes,
  ...bucketShapes,
  ...socialShapes,
  ...sourceShapes,
  ...taxShapes,
};

/** The environment schema. An empty variable counts as unset. */
export const environmentSchema = z.object(shapes);
export type VariableName = keyof typeof shapes;

/** What each variable must be, to complete the sentence "Set NAME to …". */
export const expectations: Readonly<Record<VariableName, string>> = {
  PORT: "a port number from 0 to 65535",
  HOST: "the address to listen on, such as 127.0.0.1 or 0.0.0.0",
  SITE_URL: "the address visitors use, such as https://example.org",
  DATABASE_URL: "the address of a PostgreSQL, such as postgres://user:password@host:5432/name",
  DATABASE_DIRECT_URL:
    "the address of PostgreSQL itself, where DATABASE_URL is that of a pooler such as PgBouncer: the same database and user",
  DATA_DIR: "a folder this process may write to",
  BACKUP_DIR: "a folder on an encrypted disk, better of another machine, where a worker keeps daily backups",
  POSTGRES_PROGRAMS: "the folder of PostgreSQL's own pg_dump and pg_restore, such as /usr/lib/postgresql/17/bin",
  ROLE: "all, web or worker",
  STRIPE_SECRET_KEY: "the secret key of the Stripe account, which begins with sk_ or rk_",
  STRIPE_WEBHOOK_SECRET:
    "the signing secret of the Stripe webhook, which begins with whsec_; two with a comma between while one replaces the other",
  REFUND_REVIEW: "on where a person answers each refund request, or off: the money goes back by itself",
  PIX: "off while the Stripe account has no Pix, or on: orders in reais may be paid by Pix",
  SMTP_URL: "the address of the mail server, such as smtps://user:password@mail.example.org:465",
  MAIL_FROM: "the sender of the mails, such as Cosmic Blueprint <reports@example.org>",
  SUPPORT_EMAIL: "the address customers write to",
  SITE_NAME: "the name of the site",
  CLAIMS_FILE:
    "a JSON file with the evidence of claims: a list of claim, proof and since (docs/operating.md, Claims and evidence)",
  ANALYTICS: "on to ask visitors whether steps may be counted in the page's data layer, or off",
  LINK_SECRET: `a random text of at least ${shortestLinkSecret} characters, which seals report links`,
  LINK_SECRET_PREVIOUS: "the LINK_SECRET before this one, until every link is sealed anew (operator: reseal)",
  TRUST_PROXY: "the addresses or ranges of the proxies in front, with commas between, such as 10.0.0.0/8",
  NODE_ENV: "production where real money is taken, or leave it unset",
  LOG_LEVEL: `one of ${logLevels.join(", ")}`,
  METRICS_TOKEN: `a random text of at least ${shortestMetricsToken} characters, which opens /metrics`,
  CLIENT_PAGES_PER_MINUTE:
    "how many pages one address may ask for in a minute, 1 to 1000000; a large office or a school shares one",
  METRICS_PORT: "the port on which a process with ROLE=worker answers /metrics, /healthz and /readyz",
  SANDBOX_FAILS: "sometimes to have one call in ten of the payment sandbox fail, or never",
  TRIAL_PAGES: "anyone to let other machines read /mailbox and pay in /sandbox, or this-machine",
  ...sellerExpectations,
  ...privacyExpectations,
  ...bucketExpectations,
  ...socialExpectations,
  ...sourceExpectations,
  ...taxExpectations,
};

const otherwise: Readonly<Record<VariableName, string>> = {
  PORT: "3000",
  HOST: "127.0.0.1",
  SITE_URL: "http://HOST:PORT",
  DATABASE_URL: "an embedded PostgreSQL under DATA_DIR",
  DATABASE_DIRECT_URL: "DATABASE_URL is the address of PostgreSQL itself",
  DATA_DIR: ".data",
  BACKUP_DIR: "no backups are made here",
  POSTGRES_PROGRAMS: "they are looked for where packages put them",
  ROLE: "all",
  STRIPE_SECRET_KEY: "the payment sandbox: no money moves",
  STRIPE_WEBHOOK_SECRET: "generated for the sandbox, kept in DATA_DIR",
  REFUND_REVIEW: "off: a request inside the thirty days is refunded at once",
  PIX: "on",
  SMTP_URL: "the local mailbox page: no mail leaves",
  MAIL_FROM: "a sender that cannot receive",
  SUPPORT_EMAIL: "an address that cannot receive",
  SITE_NAME: "Cosmic Blueprint",
  CLAIMS_FILE: "with real keys no figure, testimonial, badge or rating is shown",
  ANALYTICS: "off: nothing is counted and nobody is asked",
  LINK_SECRET: "generated, kept in DATA_DIR",
  LINK_SECRET_PREVIOUS: "links are sealed by LINK_SECRET alone",
  TRUST_PROXY: "loopback: a proxy on this machine says who the visitor is",
  NODE_ENV: "a trial, unless a live payment key is set: sandbox, mailbox and generated secrets are allowed",
  LOG_LEVEL: "info",
  METRICS_TOKEN: "/metrics answers nobody",
  CLIENT_PAGES_PER_MINUTE: "600",
  METRICS_PORT: "a worker answers no HTTP",
  SANDBOX_FAILS: "never",
  TRIAL_PAGES: "/mailbox and /sandbox answer this machine alone",
  ...sellerOtherwise,
  ...privacyOtherwise,
  ...bucketOtherwise,
  ...socialOtherwise,
  ...sourceOtherwise,
  ...taxOtherwise,
};

/** Variables that production refuses to start without. */
export const moneyVariables: readonly VariableName[] = [
  "SITE_URL",
  "DATABASE_URL",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "SMTP_URL",
  "MAIL_FROM",
  "SUPPORT_EMAIL",
  ...sellerVariables,
  "LINK_SECRET",
];
const secretVariables: readonly VariableName[] = [
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  ...bucketSecrets,
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "SMTP_URL",
  "LINK_SECRET",
  "LINK_SECRET_PREVIOUS",
  "METRICS_TOKEN",
  // A service's API key may be in the query of its address.
  ...sourceVariableNames,
];

/** Every variable with its purpose and default, in schema order, for `doctor` to print. */
export function describeEnvironment(): readonly Variable[] {
  return environmentSchema.keyof().options.map((name) => ({
    name,
    about: expectations[name],
    otherwise: otherwise[name],
    money: moneyVariables.includes(name),
    secret: secretVariables.includes(name),
  }));
}
