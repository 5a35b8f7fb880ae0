/** Source of the current time; injected, so tests can freeze it. */
export interface Clock {
  /** The current time, to the millisecond. */
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
