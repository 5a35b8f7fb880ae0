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
 * The parts of a book: everything that is always printed, then by urgency what its chapter has room for. A part stands
 * or falls with the core of its unit, and a unit is printed once, where it comes first. A part whose sentences open as
 * others of its chapter do, for the third time, is left out. The outcome depends on nothing but the arguments.
 */
export function chooseParts(chapters: readonly ChapterDraft[], left: ReadonlySet<string>): ReadonlySet<string> {
  const chosen = new Set<string>();
  const used = new Map<ItemRole, number>();
  const filled = chapters.map(() => 0);
  const openings = chapters.map(() => new Map<string, number>());
  const all = chapters.flatMap((chapter, index) =>
    chapter.sections.flatMap(({ candidates }) => candidates.map((candidate) => ({ candidate, index }))),
  );
  const open = all.filter(({ candidate }) => !left.has(candidate.item.part) && !left.has(candidate.core));
  const take = ({ candidate, index }: (typeof open)[number]) => {
    const { part, role } = candidate.item;
    if (chosen.has(part)) return;
    chosen.add(part);
    filled[index] = (filled[index] ?? 0) + candidate.words;
    used.set(role, (used.get(role) ?? 0) + 1);
    const own = openings[index];
    for (const opening of candidate.openings) own?.set(opening, (own.get(opening) ?? 0) + 1);
  };
  const isRepetition = ({ candidate, index }: (typeof open)[number]) =>
    candidate.openings.some((opening) => (openings[index]?.get(opening) ?? 0) >= openingLimit);
  for (const one of open) if (one.candidate.mandatory || !one.candidate.optional) take(one);
  const optional = open
    .filter(({ candidate }) => candidate.optional && !candidate.mandatory)
    .map((one, order) => ({ ...one, order }))
    .sort((one, other) => other.candidate.urgency - one.candidate.urgency || one.order - other.order);
  for (const one of optional) {
    const { candidate, index } = one;
    const { part, role } = candidate.item;
    const limit = chapters[index]?.words ?? null;
    const words = (filled[index] ?? 0) + candidate.words;
    const hasRoom = limit === null || words <= limit * (candidate.urgency >= 0 ? urgentTo : filledTo);
    const hasCore = part === candidate.core || chosen.has(candidate.core);
    if (isRepetition(one)) continue;
    if (hasRoom && hasCore && (used.get(role) ?? 0) < (quotas[role] ?? Number.POSITIVE_INFINITY)) take(one);
  }
  return chosen;
}
