/** What is wrong in a content file, where a writer can find it. */
export interface Fault {
  /** Path inside the library, e.g. `en/planets-in-signs/moon.md`. */
  readonly file: string;
  /** 1 for the first line. */
  readonly line: number;
  readonly message: string;
}

/** How a fault reads on the terminal. */
export function faultText({ file, line, message }: Fault): string {
  return `${file}:${line}: ${message}`;
}
