import { canFill, fillSlots, type Slots } from "../strings/fill-strings.ts";
import { type JointCondition, jointConditions, type Relation } from "./joint-conditions.ts";
import type { Passage, ReportLibrary } from "./report-library.ts";

/** Which passage a chapter wants: its subject and its heading there. */
export interface PassageKey {
  /** `planets-in-signs/moon`. */
  readonly subject: string;
  /** `capricorn`. */
  readonly heading: string;
}

/** A relation with what is true of it. */
export interface Related {
  readonly relation: Relation;
  readonly slots: Slots;
  readonly holds?: readonly JointCondition[];
}

/**
 * The library as one book takes from it. Nothing is handed out twice: a passage or a joint once taken is gone, and what
 * was asked for and is not written is remembered. One shelf a book.
 */
export class PassagePool {
  readonly #library: ReportLibrary;
  readonly #taken = new Set<string>();
  readonly #missing = new Set<string>();

  constructor(library: ReportLibrary) {
    this.#library = library;
  }

  /** Ids of passages and lines that were wanted and are not written. */
  get missing(): readonly string[] {
    return [...this.#missing];
  }

  /** The passage, or null when it is not written, was taken before, or has a slot without a value. */
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

  /** Whether a passage is written, told already or not. */
  has({ subject, heading }: PassageKey): boolean {
    return this.#library.passages[subject]?.passages[heading] !== undefined;
  }

  /** A fixed sentence that may stand in a book once: true the first time it is asked for. */
  useOnce(id: string): boolean {
    const first = !this.#taken.has(id);
    this.#taken.add(id);
    return first;
  }

  /** The plain sentence of a passage, which cards and tables may show beside the passage itself; null where unwritten. */
  plainOf({ subject, heading }: PassageKey): string | null {
    return this.#library.passages[subject]?.passages[heading]?.parts.core?.plain ?? null;
  }

  /** The sentence of a passage that its writer marked for large type, by the id of the passage. */
  quoteById(id: string): string | undefined {
    const [kind = "", name = "", heading = ""] = id.split("/");
    return this.#library.passages[`${kind}/${name}`]?.passages[heading]?.quote;
  }

  /** The lines under one heading of a subject, by name: a term and its meaning, a method and its title. */
  entries(subject: string): readonly (readonly [heading: string, lines: Readonly<Record<string, string>>])[] {
    return Object.entries(this.#library.lines[subject]?.lines ?? {});
  }

  /** A joint for the first relation that still has one, its slots filled; null when none has. */
  joint(related: readonly Related[]): string | null {
    for (const { relation, slots, holds = [] } of related) {
      for (const [number, text] of this.#lines("joints/relations", relation)) {
        const id = `${relation}/${number}`;
        const conditions = jointConditions[id] ?? [];
        if (this.#taken.has(id) || !canFill(text, slots)) continue;
        if (!conditions.every((condition) => holds.includes(condition))) continue;
        this.#taken.add(id);
        return fillSlots(text, slots);
      }
    }
    return null;
  }

  /** The first lines of a chapter for what its facts are, or null. */
  opening(chapter: string, mood: string, slots: Slots): string | null {
    const text = this.#library.lines["chapters/openings"]?.lines[chapter]?.[mood];
    if (text === undefined) this.#missing.add(`chapters/openings/${chapter}/${mood}`);
    return text === undefined || !canFill(text, slots) ? null : fillSlots(text, slots);
  }

  /** The last lines of a chapter: which of them, its weight says. */
  closing(chapter: string, weight: number, slots: Slots): string | null {
    const written = this.#lines("chapters/closings", chapter).filter(([, text]) => canFill(text, slots));
    // The appendix ends with its last table.
    if (written.length === 0 && chapter !== "appendix") this.#missing.add(`chapters/closings/${chapter}`);
    const chosen = written[Math.floor(Math.abs(weight)) % Math.max(1, written.length)];
    return chosen ? fillSlots(chosen[1], slots) : null;
  }

  #lines(subject: string, heading: string): readonly (readonly [name: string, text: string])[] {
    return Object.entries(this.#library.lines[subject]?.lines[heading] ?? {});
  }
}
