import { canFill, fillSlots, type Slots } from "../strings/fill-strings.ts";
import { type JointCondition, jointConditions, type Relation } from "./joint-conditions.ts";
import type { Passage, ReportLibrary } from "./report-library.ts";

/** Identifies the passage a chapter asks for: subject and heading. */
export interface PassageKey {
  /** `planets-in-signs/moon`. */
  readonly subject: string;
  /** `capricorn`. */
  readonly heading: string;
}

/** A relation between two facts, and the conditions that hold for it. */
export interface Related {
  readonly relation: Relation;
  readonly slots: Slots;
  readonly holds?: readonly JointCondition[];
}

/** One book's view of the library. Nothing is used twice: a passage or joint is gone once taken, and requests for
 * missing texts are recorded. One pool per book. */
export class PassagePool {
  readonly #library: ReportLibrary;
  readonly #taken = new Set<string>();
  readonly #missing = new Set<string>();

  constructor(library: ReportLibrary) {
    this.#library = library;
  }

  /** Ids of passages and lines that were requested but are not written. */
  get missing(): readonly string[] {
    return [...this.#missing];
  }

  /** The passage, or null if it is not written, already taken, or has a slot without a value. */
  take({ subject, heading }: PassageKey, slots: Slots = {}): Passage | null {
    const passage = this.#library.passages[subject]?.passages[heading];
    if (!passage?.parts.core) {
      this.#missing.add(`${subject}/${heading}`);
      return null;
    }
    if (this.#taken.has(passage.id)) return null;
    const texts = Object.values(passage.parts).map(({ text }) => text);
    if (!texts.every((text) => canFill(text, slots))) return null;
    this.#taken.add(passage.id);
    return passage;
  }

  /** Whether a passage is written, taken or not. */
  has({ subject, heading }: PassageKey): boolean {
    return this.#library.passages[subject]?.passages[heading] !== undefined;
  }

  /** For fixed sentences allowed once per book: true on the first call only. */
  useOnce(id: string): boolean {
    const first = !this.#taken.has(id);
    this.#taken.add(id);
    return first;
  }

  /** A passage's plain sentence, which cards and tables may show besides the passage itself; null if not written. */
  plainOf({ subject, heading }: PassageKey): string | null {
    return this.#library.passages[subject]?.passages[heading]?.parts.core?.plain ?? null;
  }

  /** The sentence its writer marked as a pull quote, by passage id. */
  quoteById(id: string): string | undefined {
    const [kind = "", name = "", heading = ""] = id.split("/");
    return this.#library.passages[`${kind}/${name}`]?.passages[heading]?.quote;
  }

  /** All entries of a subject, by heading: for example a term and its meaning, a method and its title. */
  entries(subject: string): readonly (readonly [heading: string, lines: Readonly<Record<string, string>>])[] {
    return Object.entries(this.#library.lines[subject]?.lines ?? {});
  }

  /** A joint for the first relation that has one left, slots filled; null if none has. */
  joint(related: readonly Related[]): string | null {
    for (const { relation, slots, holds = [] } of related) {
      for (const [number, text] of this.#lines("joints/relations", relation)) {
        const id = `${relation}/${number}`;
        const conditions = jointConditions[id] ?? [];
        if (this.#taken.has(id) || !canFill(text, slots)) continue;
        if (!conditions.every((condition) => holds.includes(condition))) continue;
        this.#taken.add(id);
        return fillSlots(text, slots, this.#library.rules);
      }
    }
    return null;
  }

  /** A chapter's opening lines for the given mood, or null. */
  opening(chapter: string, mood: string, slots: Slots): string | null {
    const text = this.#library.lines["chapters/openings"]?.lines[chapter]?.[mood];
    if (text === undefined) this.#missing.add(`chapters/openings/${chapter}/${mood}`);
    return text === undefined || !canFill(text, slots) ? null : fillSlots(text, slots, this.#library.rules);
  }

  /** A chapter's closing lines; `weight` selects which. */
  closing(chapter: string, weight: number, slots: Slots): string | null {
    const written = this.#lines("chapters/closings", chapter).filter(([, text]) => canFill(text, slots));
    // The appendix ends with its last table.
    if (written.length === 0 && chapter !== "appendix") this.#missing.add(`chapters/closings/${chapter}`);
    const chosen = written[Math.floor(Math.abs(weight)) % Math.max(1, written.length)];
    return chosen ? fillSlots(chosen[1], slots, this.#library.rules) : null;
  }

  #lines(subject: string, heading: string): readonly (readonly [name: string, text: string])[] {
    return Object.entries(this.#library.lines[subject]?.lines[heading] ?? {});
  }
}
