import { z } from "zod";
import { attemptErrors, type ReportedPhase } from "../attempt.ts";
import { type Adapter, addressOf, coordinate } from "./adapter.ts";

const whole = z.record(z.string(), z.unknown());
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d/);
const phaseAnswer = z.object({
  phasedata: z.array(
    z.object({
      phase: z.string(),
      year: z.int(),
      month: z.int().min(1).max(12),
      day: z.int().min(1).max(31),
      time: clockTime,
    }),
  ),
});

/** Moon less Sun at each phase, degrees. */
const elongationsDeg: Readonly<Record<string, number>> = {
  "New Moon": 0,
  "First Quarter": 90,
  "Full Moon": 180,
  "Last Quarter": 270,
};

/** Naval observatory: rise, set and transit; twilight; phases of the Moon. Three calls at once, one that answers is
 * enough. */
export const navalObservatory: Adapter = async ({ question, base, call }) => {
  const { instant, latitudeDeg, longitudeDeg } = question;
  const [year = 0, month = 0, day = 0] = instant.slice(0, 10).split("-").map(Number);
  const date = `${month}/${day}/${year}`;
  const coords = `${coordinate(latitudeDeg)},${coordinate(longitudeDeg)}`;
  const get = (path: string, query: Readonly<Record<string, string>>) =>
    call({ method: "GET", url: addressOf(base, query, path) });
  const [rise, twilight, moon] = await Promise.all([
    get("rstt/oneday", { date, coords, tz: "0" }),
    get("twilight/oneday", { date, coords, tz: "0" }),
    get("moon/phases/date", { date }),
  ]);
  const read = {
    rise: rise.ok ? (whole.safeParse(rise.body).data ?? null) : null,
    twilight: twilight.ok ? (whole.safeParse(twilight.body).data ?? null) : null,
    phases: moon.ok ? toldPhases(moon.body) : null,
  };
  return Object.values(read).every((part) => part === null)
    ? { ok: false, error: attemptErrors.observatory }
    : { ok: true, data: { kind: "almanac", ...read } };
};

function toldPhases(body: unknown): readonly ReportedPhase[] | null {
  const read = phaseAnswer.safeParse(body);
  if (!read.success) return null;
  return read.data.phasedata.flatMap(({ phase, year, month, day, time }) => {
    const elongationDeg = elongationsDeg[phase];
    const [hour, minute] = time.split(":").map(Number);
    const at = new Date(Date.UTC(year, month - 1, day, hour, minute));
    return elongationDeg === undefined || Number.isNaN(at.getTime())
      ? []
      : [{ elongationDeg, instant: at.toISOString() }];
  });
}
