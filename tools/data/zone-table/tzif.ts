/** A compiled zone file: its local time types, its transitions, and the rule after the last one. */
export interface CompiledZone {
  readonly times: readonly ZoneTimeRow[];
  readonly changes: readonly { readonly unixSeconds: number; readonly time: ZoneTimeRow }[];
  /** POSIX TZ string. */
  readonly footer: string;
}

/** A local time type, as in the file. */
export interface ZoneTimeRow {
  readonly offsetSeconds: number;
  readonly daylightSaving: boolean;
  readonly abbreviation: string;
}

const headerBytes = 44;

/** Counts of a TZif header, RFC 9636 §3.1. */
interface Counts {
  readonly utIndicators: number;
  readonly standardIndicators: number;
  readonly leapSeconds: number;
  readonly changes: number;
  readonly times: number;
  readonly abbreviationBytes: number;
}

/** Reads the 64-bit block of a TZif file (RFC 9636). */
export function readTzif(file: Buffer): CompiledZone {
  if (file.toString("latin1", 0, 4) !== "TZif") throw new Error("not a TZif file");
  const first = counts(file, 0);
  // The first block repeats the second with 32-bit times and is skipped.
  const firstBlock =
    first.changes * 5 +
    first.times * 6 +
    first.abbreviationBytes +
    first.leapSeconds * 8 +
    first.standardIndicators +
    first.utIndicators;
  const second = headerBytes + firstBlock;
  const size = counts(file, second);
  const changesAt = second + headerBytes;
  const kindsAt = changesAt + size.changes * 8;
  const timesAt = kindsAt + size.changes;
  const namesAt = timesAt + size.times * 6;
  const times = Array.from({ length: size.times }, (_, i) => timeRow(file, timesAt + i * 6, namesAt));
  const changes = Array.from({ length: size.changes }, (_, i) => {
    const time = times[file.readUInt8(kindsAt + i)];
    if (time === undefined) throw new Error("TZif: a change to a kind of time that is not listed");
    return { unixSeconds: Number(file.readBigInt64BE(changesAt + i * 8)), time };
  });
  const indicatorsAt = namesAt + size.abbreviationBytes + size.leapSeconds * 12;
  const footerAt = indicatorsAt + size.standardIndicators + size.utIndicators;
  return { times, changes, footer: file.toString("latin1", footerAt + 1, file.length - 1) };
}

function counts(file: Buffer, at: number): Counts {
  const count = (index: number) => file.readUInt32BE(at + 20 + index * 4);
  return {
    utIndicators: count(0),
    standardIndicators: count(1),
    leapSeconds: count(2),
    changes: count(3),
    times: count(4),
    abbreviationBytes: count(5),
  };
}

function timeRow(file: Buffer, at: number, namesAt: number): ZoneTimeRow {
  const nameAt = namesAt + file.readUInt8(at + 5);
  return {
    offsetSeconds: file.readInt32BE(at),
    daylightSaving: file.readUInt8(at + 4) === 1,
    abbreviation: file.toString("latin1", nameAt, file.indexOf(0, nameAt)),
  };
}
