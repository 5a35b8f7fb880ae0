const slow: readonly string[] = ["jupiter", "saturn", "uranus", "neptune", "pluto"];

/** Whether everyone born within months has the body in one place. */
export const isSlow = (body: string): boolean => slow.includes(body);
