/** What a source may be asked about: no name, no address of the visitor. */
export interface SourceQuestion {
  /** As chosen on the form; empty where only coordinates are known. */
  readonly placeText: string;
  /** Degrees, north positive. */
  readonly latitudeDeg: number;
  /** Degrees, east positive. */
  readonly longitudeDeg: number;
  /** `YYYY-MM-DD` on the clock of the place. */
  readonly date: string;
  /** `HH:MM` on the clock of the place; 12:00 where it is unknown. */
  readonly time: string;
  /** The same moment, ISO 8601, UTC. */
  readonly instant: string;
  /** The built-in engine's sun sign, `Aries`. */
  readonly sunSign: string;
}
