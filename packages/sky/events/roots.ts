/**
 * Times closer than this count as equal, days: a tenth of a millisecond, the resolution of a Julian day in one number.
 */
const sameTimeDays = 1e-9;
const mostSteps = 80;

/** A value and its change per day. */
export interface ValueAndSlope {
  readonly value: number;
  readonly slope: number;
}

/** A value at a known time. */
export interface KnownValue {
  readonly time: number;
  readonly value: number;
}

/**
 * The zero between two times with values of opposite sign: Newton's method, bisecting wherever a step would leave the
 * bracket or not converge.
 */
export function newtonRoot(at: (time: number) => ValueAndSlope, early: KnownValue, late: KnownValue): number {
  let [low, high] = early.value < 0 ? [early.time, late.time] : [late.time, early.time];
  let time = chord(early, late);
  let lastStep = Math.abs(late.time - early.time);
  for (let count = 0; count < mostSteps; count += 1) {
    const { value, slope } = at(time);
    if (value < 0) low = time;
    else high = time;
    const newton = -value / slope;
    if (Math.abs(newton) < sameTimeDays) return time + newton;
    const gains = Math.abs(2 * newton) < lastStep && (time + newton - low) * (time + newton - high) < 0;
    const step = gains ? newton : (low + high) / 2 - time;
    time += step;
    lastStep = Math.abs(step);
    if (lastStep < sameTimeDays) return time;
  }
  return time;
}

/** The same without slopes: false position, Anderson–Björck variant. */
export function bracketedRoot(valueAt: (time: number) => number, early: KnownValue, late: KnownValue): number {
  let held = early;
  let last = late;
  for (let count = 0; count < mostSteps; count += 1) {
    // Bisect now and then, in case the estimates creep along one side.
    const time = count % 8 === 7 ? (held.time + last.time) / 2 : chord(held, last);
    const value = valueAt(time);
    const moved = Math.abs(time - last.time);
    if (value < 0 === last.value < 0) {
      const shrink = 1 - value / last.value;
      held = { time: held.time, value: held.value * (shrink > 0 ? shrink : 0.5) };
    } else {
      held = last;
    }
    last = { time, value };
    if (value === 0 || moved < sameTimeDays) return time;
  }
  return last.time;
}

function chord(a: KnownValue, b: KnownValue): number {
  return (a.time * b.value - b.time * a.value) / (b.value - a.value);
}
