/** A moment to the minute as a market writes it, in UTC and saying so. */
export function longMoment(language: string): (moment: Date) => string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
  return (moment) => `${format.format(moment)} UTC`;
}

/** A day as a market writes it, in UTC. */
export function longDay(language: string): (moment: Date) => string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  return (moment) => format.format(moment);
}
