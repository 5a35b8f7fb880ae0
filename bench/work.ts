/** One way of doing a work, to be measured beside others. */
export interface Contender {
  readonly name: string;
  /** Loads what is needed, outside the measured time. */
  open(): Promise<{
    /** One round of `perRound` repetitions; for the unit MB it returns the figure itself. */
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

/** One mark of a survey, or one count. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: "score" | "KB" | "requests" | "shift" | "ms" | "statements" | "per second";
}

/** A work that takes its own time and has no peers: it gives figures one after another. */
export interface Survey {
  readonly name: string;
  figures(): AsyncIterable<Figure>;
}
