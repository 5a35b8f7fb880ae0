/** The widest offset a visitor can set: no local time has been more than 16 hours from UTC. */
const widestSeconds = 57_600;

/** Parses an offset as people write it (`+01:00`, `-3`, `−03:30`, `UTC+5:45`, `+00:19:32`): seconds, east positive. */
export function parseOffset(written: string): number | null {
  const match = /^\s*(?:UTC|GMT)?\s*([+\-−–])?\s*(\d{1,2})(?::?([0-5]\d))?(?::([0-5]\d))?\s*$/i.exec(written);
  if (match === null) return null;
  const seconds = Number(match[2]) * 3600 + Number(match[3] ?? 0) * 60 + Number(match[4] ?? 0);
  if (seconds > widestSeconds) return null;
  const west = match[1] !== undefined && match[1] !== "+";
  return west && seconds > 0 ? -seconds : seconds;
}
