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
