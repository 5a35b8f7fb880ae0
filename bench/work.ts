/** One way of doing a task, to be measured against others. */
export interface Contender {
  readonly name: string;
  /** Loads what it needs, outside the measured time. */
  open(): Promise<{
    /** One round of `perRound` repetitions; for the unit MB it returns the value itself. */
    // biome-ignore lint/suspicious/noConfusingVoidType: most rounds return nothing, and need not say so.
    round(): void | number | Promise<void | number>;
    readonly perRound: number;
    close?(): Promise<void>;
  }>;
}

/** Something the product does, measured against its peers. */
export interface Work {
  readonly name: string;
  readonly unit: "µs" | "ms" | "MB" | "per second";
  readonly ours: Contender;
  readonly peers: readonly Contender[];
}

/** One score or count of a survey. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: "score" | "KB" | "requests" | "shift" | "ms" | "statements" | "mails" | "per second";
}

/** A benchmark that times itself and has no peers: it yields its results one by one. */
export interface Survey {
  readonly name: string;
  figures(): AsyncIterable<Figure>;
}
