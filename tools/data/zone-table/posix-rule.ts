/**
 * The two yearly transitions of a POSIX TZ string, in the zone table's format; empty for a zone without further
 * transitions.
 */
export function packRule(
  footer: string,
  kindOf: (time: { offsetSeconds: number; daylightSaving: boolean; abbreviation: string }) => number,
): string {
  const match = posixString.exec(footer);
  if (match === null) throw new Error(`zone table: the rule ${footer} is of an unknown form`);
  const [, standardName, standardWritten = "", savingName, savingWritten, begins, ends] = match;
  if (standardName === undefined || savingName === undefined) return "";
  if (begins === undefined || ends === undefined) throw new Error(`zone table: ${footer} saves daylight but not when`);
  const standard = -seconds(standardWritten);
  // POSIX: one hour ahead of standard time by default.
  const saving = savingWritten === undefined ? standard + 3600 : -seconds(savingWritten);
  const standardKind = kindOf({ offsetSeconds: standard, daylightSaving: false, abbreviation: bare(standardName) });
  const savingKind = kindOf({ offsetSeconds: saving, daylightSaving: true, abbreviation: bare(savingName) });
  // A transition's time is in the local time before it: standard time where DST begins, daylight time where it ends.
  return [
    `${day(begins)}.${changeSeconds(begins) - standard}:${savingKind}`,
    `${day(ends)}.${changeSeconds(ends) - saving}:${standardKind}`,
  ].join(" ");
}

const name = "(<[^>]+>|[A-Za-z]+)";
const offset = "([+-]?\\d+(?::\\d+(?::\\d+)?)?)";
const posixString = new RegExp(`^${name}${offset}(?:${name}${offset}?(?:,([^,]+),([^,]+))?)?$`);

const bare = (written: string): string => written.replace(/[<>]/g, "");

/** `[+-]h[:m[:s]]` in seconds. */
function seconds(written: string): number {
  const [hours = 0, minutes = 0, rest = 0] = written.replace(/^[+-]/, "").split(":").map(Number);
  return (written.startsWith("-") ? -1 : 1) * (hours * 3600 + minutes * 60 + rest);
}

/** `Mm.w.d` without its letter. */
function day(change: string): string {
  const match = /^M(\d+\.\d\.\d)(?:\/|$)/.exec(change);
  if (match?.[1] === undefined) throw new Error(`zone table: the day of ${change} is of an unknown form`);
  return match[1];
}

/** A transition's local time of day in seconds; 2 a.m. by default. */
function changeSeconds(change: string): number {
  return seconds(change.split("/")[1] ?? "2");
}
