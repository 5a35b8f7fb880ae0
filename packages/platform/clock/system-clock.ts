/** Where the present moment comes from; injected, so that a test can hold time still. */
export interface Clock {
  /** The present moment, to the millisecond. */
  now(): Date;
}

/** The machine's own clock. */
export const systemClock: Clock = { now: () => new Date() };
