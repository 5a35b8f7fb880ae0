import type { FactsWithoutCycles } from "../facts.ts";

/** Age in whole years on a date `YYYY-MM-DD`, counted from the local date of birth; 0 before it. */
export function ageAt(date: string, { instant, clock }: Pick<FactsWithoutCycles, "instant" | "clock">): number {
  const birth = new Date(Date.parse(instant) + Math.round(clock.offsetSeconds) * 1000);
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  const birthMonth = birth.getUTCMonth() + 1;
  const isBefore = month < birthMonth || (month === birthMonth && day < birth.getUTCDate());
  return Math.max(0, year - birth.getUTCFullYear() - (isBefore ? 1 : 0));
}
