/** One thing wrong in a content file, where a writer can find it. */
export interface Fault {
  /** Path inside the library, e.g. `en/planets-in-signs/moon.md`. */
  readonly file: string;
  /** 1 for the first line. */
  readonly line: number;
  readonly message: string;
}

/** Stops the build: content files are sources, and a broken source compiles to nothing. */
export class LibraryFault extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map((fault) => `${fault.file}:${fault.line}: ${fault.message}`).join("\n"));
    this.name = "LibraryFault";
    this.faults = faults;
  }
}
