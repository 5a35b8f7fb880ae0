import { openingLimit } from "../../checker/repetition.ts";
import type { Candidate } from "../book/candidates.ts";
import type { ChapterRole, ItemRole, PlannedItem } from "../report-plan.ts";

export interface SectionDraft {
  readonly id: string;
  /** Lines before the parts that are chosen, and after them. */
  readonly before?: readonly PlannedItem[];
  readonly candidates: readonly Candidate[];
  readonly after?: readonly PlannedItem[];
  /** It may change places with the next section. */
  readonly movable?: true;
}

/** A chapter before its parts are chosen. */
export interface ChapterDraft {
  readonly role: ChapterRole;
  /** Words it aims at; without a limit it prints all it has. */
  readonly words: number | null;
  readonly sections: readonly SectionDraft[];
}

/** Most parts of a kind in one book. */
const quotas: Readonly<Partial<Record<ItemRole, number>>> = { scene: 16, practice: 12, strain: 30 };
/** Shares of its length up to which a chapter takes what is urgent, and up to which it takes anything. */
const urgentTo = 1.1;
const filledTo = 0.97;

/**
 * Chooses the parts of a book but those left out: everything that is always printed, then by urgency what its chapter has
 * room for. A part stands or falls with the core of its unit, and a unit is printed once, where it comes first. A part
 * whose sentences open as others of its chapter do, for the third time, is left out. The outcome depends on nothing but
 * the arguments.
 */
export function partChooser(chapters: readonly ChapterDraft[]): (left: ReadonlySet<string>) => ReadonlySet<string> {
  const all = chapters.flatMap(({ sections }, chapter) =>
    sections.flatMap(({ candidates }) => candidates.map((candidate) => ({ candidate, chapter }))),
  );
  const isFixed = ({ candidate }: (typeof all)[number]) => candidate.mandatory || !candidate.optional;
  const fixed = all.filter(isFixed);
  const optional = all
    .filter((one) => !isFixed(one))
    .sort((one, other) => other.candidate.urgency - one.candidate.urgency);
  return (left) => {
    const chosen = new Set<string>();
    const used = new Map<ItemRole, number>();
    const filled = chapters.map(({ words }) => ({ words: 0, limit: words, openings: new Map<string, number>() }));
    const take = ({ item, words, openings }: Candidate, chapter: (typeof filled)[number]) => {
      if (chosen.has(item.part)) return;
      chosen.add(item.part);
      chapter.words += words;
      used.set(item.role, (used.get(item.role) ?? 0) + 1);
      for (const opening of openings) chapter.openings.set(opening, (chapter.openings.get(opening) ?? 0) + 1);
    };
    const fits = ({ item, words, openings, urgency, core }: Candidate, chapter: (typeof filled)[number]) => {
      const { limit } = chapter;
      if (limit !== null && chapter.words + words > limit * (urgency >= 0 ? urgentTo : filledTo)) return false;
      if (item.part !== core && !chosen.has(core)) return false;
      if ((used.get(item.role) ?? 0) >= (quotas[item.role] ?? Number.POSITIVE_INFINITY)) return false;
      return openings.every((opening) => (chapter.openings.get(opening) ?? 0) < openingLimit);
    };
    for (const list of [fixed, optional]) {
      for (const { candidate, chapter: index } of list) {
        const chapter = filled[index];
        if (!chapter || left.has(candidate.item.part) || left.has(candidate.core)) continue;
        if (list === fixed || fits(candidate, chapter)) take(candidate, chapter);
      }
    }
    return chosen;
  };
}
