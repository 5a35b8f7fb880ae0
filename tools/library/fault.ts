/** A fault in a content file, with its location for the writer. */
export interface Fault {
  /** Path inside the library, e.g. `en/planets-in-signs/moon.md`. */
  readonly file: string;
  /** Starting at 1. */
  readonly line: number;
  readonly message: string;
}

/** A fault as printed on the terminal. */
export function faultText({ file, line, message }: Fault): string {
  return `${file}:${line}: ${message}`;
}
