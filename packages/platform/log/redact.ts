/** Fields whose values never reach a log: people, births, cards, secrets. */
export const privateFields = (
  "name fullName firstName lastName email to from recipient birth birthData birthDate birthTime birthCity birthCountry " +
  "birthPlace date time place latitude longitude timezone zone card cardNumber cvc password secret token authorization " +
  "cookie headers body params parameters payload url successUrl cancelUrl link linkSecret stripeSecretKey " +
  "stripeWebhookSecret smtpUrl databaseUrl databaseDirectUrl accessKeyId secretAccessKey connectionString remoteAddress ip detail where"
).split(" ");

/** Normalized, so that `Full_Name` and `stripe-secret-key` match too. */
const privateKeys = new Set(privateFields.map(bare));

function bare(key: string): string {
  return key.toLowerCase().replace(/[_-]/g, "");
}

/** Maximum depth of a logged object; anything deeper is cut, so circular values terminate. */
const deepest = 5;

const patterns: readonly (readonly [RegExp, string])[] = [
  [/[^\s"'<>()[\]:,;]+@[^\s"'<>()[\]:,;]+/g, "[address]"],
  [/\/(r|review)\/[A-Za-z0-9_-]{8,}/g, "/$1/[link]"],
  [/\b(sk|rk|whsec)_[A-Za-z0-9_]+/g, "[key]"],
  [/\b(cs|pi|ch)_(test|live)_[A-Za-z0-9]+/g, "[payment]"],
  [/\?[^\s"']*=[^\s"']*/g, "?[query]"],
];

/** Redacts email addresses, report links, keys, payment ids and query strings. */
export function redactText(text: string): string {
  return patterns.reduce((redacted, [pattern, replacement]) => redacted.replace(pattern, replacement), text);
}

/** An error in loggable form: its type, code and redacted text, with its causes. */
export interface PlainError {
  readonly type: string;
  readonly code?: string;
  readonly message: string;
  readonly stack?: string;
  readonly cause?: PlainError;
}

/** Converts anything thrown into a plain error without personal data; follows causes five levels deep. */
export function plainError(thrown: unknown, depth = 0): PlainError {
  // A thrown string may contain anything, including a visitor's contact message.
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: "not an error" };
  const code = "code" in thrown && thrown.code !== undefined ? { code: redactText(String(thrown.code)) } : {};
  const stack = framesOf(thrown.stack);
  const cause = thrown.cause !== undefined && depth < deepest ? { cause: plainError(thrown.cause, depth + 1) } : {};
  return { type: thrown.name, ...code, message: messageOf(thrown), ...(stack ? { stack } : {}), ...cause };
}

/** An error's message without the values it quotes. The database and parsing libraries quote user input: a failed query
 * loses the parameters that Drizzle appends, a PostgreSQL error keeps only its code and constraint, and anything in
 * double quotes is removed from other messages. */
function messageOf(error: Error): string {
  if ("severity" in error && "code" in error) {
    const constraint = "constraint" in error && error.constraint ? `, constraint ${error.constraint}` : "";
    return `PostgreSQL ${error.severity} ${error.code}${constraint}`;
  }
  if ("query" in error && "params" in error) return `Failed query: ${error.query}`;
  const [message = ""] = error.message.split("\nparams:");
  return redactText(message).replaceAll(/"[^"]*"?/g, '"[removed]"');
}

/** The stack lines that point into code; the message above them may span several lines. */
function framesOf(stack: string | undefined): string | undefined {
  const frames = stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return frames && frames.length > 0 ? redactText(frames.join("\n")) : undefined;
}

/** Copies a log record without its private keys; redacts strings and converts errors. */
export function redactRecord(record: Readonly<Record<string, unknown>>, depth = 0): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(record)) {
    if (privateKeys.has(bare(key))) continue;
    kept[key] = key === "err" ? plainError(value) : redactValue(value, depth);
  }
  return kept;
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === "string") return redactText(value);
  if (value === null || typeof value !== "object") return value;
  if (value instanceof Error) return plainError(value);
  if (value instanceof Date) return value.toISOString();
  if (depth >= deepest) return "[deep]";
  if (Array.isArray(value)) return value.map((entry) => redactValue(entry, depth + 1));
  return redactRecord(Object.fromEntries(Object.entries(value)), depth + 1);
}
