import { type DestinationStream, type Logger, type LoggerOptions, levels, pino } from "pino";
import { privateFields, redactRecord, redactText } from "./redact.ts";
import { currentTrace } from "./trace.ts";

/** The log of one process: JSON lines, no personal data. `log.child({ requestId })` tags a request's lines. */
export type Log = Logger;

/** Levels of `LOG_LEVEL`, least verbose first. */
export const logLevels = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;
export type LogLevel = (typeof logLevels)[number];

export interface LogOptions {
  readonly level: LogLevel;
  /** Where the lines go; standard output by default. */
  readonly stream?: DestinationStream;
  /** Called for each warning or worse that `level` lets through, with its message, which is always one of our own
   * texts. */
  readonly count?: (level: LogLevel, message: string) => void;
}

/** pino's numeric level for `warn`. */
const warning = 40;

/** Opens a log. Names, addresses, births, secrets and report links are removed twice: by key from every record, and by
 * pattern from the finished line, so a message that quotes one is clean too. */
export function openLog({ level, stream, count }: LogOptions): Log {
  const options = {
    level,
    mixin: () => ({ ...currentTrace() }),
    base: null,
    messageKey: "message",
    timestamp: () => `,"at":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }), log: redactOne },
    // The formatter has already converted errors; pino's own serializer would add their causes' messages again.
    serializers: { err: (error: unknown) => error },
    // The formatter does not see the fields of a child logger.
    redact: { paths: [...privateFields], remove: true },
    hooks: { streamWrite: redactText, ...(count ? { logMethod: counting(count) } : {}) },
  } satisfies LoggerOptions;
  return stream ? pino(options, stream) : pino(options);
}

function counting(count: NonNullable<LogOptions["count"]>): NonNullable<LoggerOptions["hooks"]>["logMethod"] {
  return function countAndLog(args, method, number) {
    const message = args.find((part) => typeof part === "string");
    const level = logLevels.find((name) => levels.values[name] === number);
    if (number >= warning && level) count(level, message ?? "an error without words");
    method.apply(this, args);
  };
}

function redactOne(record: Record<string, unknown>): Record<string, unknown> {
  return redactRecord(record);
}
