const msPerDay = 86_400_000;
const daysPerYear = 365.25;

/** Age in years on a date `YYYY-MM-DD`, counted from a birth instant in ISO 8601. */
export function ageAt(date: string, instant: string): number {
  return (Date.parse(date) - Date.parse(instant)) / msPerDay / daysPerYear;
}
