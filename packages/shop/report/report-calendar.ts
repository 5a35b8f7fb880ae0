import { createHash } from "node:crypto";
import type { CrossingEntry } from "@cosmic/report/chart-entries";
import { crossingsAhead } from "@cosmic/report/crossings-ahead";
import type { ReportDocument } from "@cosmic/report/document";
import ical, { ICalEventClass, ICalEventTransparency } from "ical-generator";

/** What a calendar needs besides the report. */
export interface CalendarOptions {
  readonly orderId: string;
  readonly siteName: string;
  /** Absolute; its host stands in the identifiers of the events. */
  readonly siteUrl: string;
  /** Events before this day are left out. */
  readonly now: Date;
}

/**
 * The dates of a report as an iCalendar file (RFC 5545): an all-day event for each pass of the next fifteen years, with
 * an identifier that stays the same, so that a second import repeats nothing. It holds no birth data and no link. Null:
 * no date lies ahead.
 */
export function reportCalendar({ chart, language }: ReportDocument, options: CalendarOptions): string | null {
  const { orderId, siteName, siteUrl, now } = options;
  const today = now.toISOString().slice(0, 10);
  const calendar = ical({ name: siteName, prodId: { company: siteName, product: "report", language } });
  for (const crossing of crossingsAhead(chart.crossings, today)) {
    for (const [n, { date }] of crossing.dates.entries()) {
      if (date < today) continue;
      calendar.createEvent({
        id: `${eventKey(orderId, crossing, date)}@${new URL(siteUrl).hostname}`,
        start: new Date(`${date}T00:00:00Z`),
        allDay: true,
        summary: titleOf(crossing, n),
        class: ICalEventClass.PRIVATE,
        transparency: ICalEventTransparency.TRANSPARENT,
        stamp: now,
      });
    }
  }
  // The library leaves out the last line's end, which RFC 5545 §3.1 asks for.
  return calendar.length() === 0 ? null : `${calendar}\r\n`;
}

/** `Second Saturn return, 2 / 3`: in figures alone, in every language. */
function titleOf({ name, dates }: CrossingEntry, n: number): string {
  return dates.length === 1 ? name : `${name}, ${n + 1} / ${dates.length}`;
}

/** Does not lead back to the order. */
function eventKey(orderId: string, { kind, glyph, section }: CrossingEntry, date: string): string {
  return createHash("sha256").update(`${orderId} ${kind} ${glyph} ${section} ${date}`).digest("hex").slice(0, 32);
}
