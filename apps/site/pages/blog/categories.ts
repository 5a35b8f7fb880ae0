import { m } from "../../generated/paraglide/messages.js";

const names = {
  "moon-signs": m.blog_moon_signs,
  "planetary-movements": m.blog_planetary_movements,
  "birth-charts": m.blog_birth_charts,
  relationships: m.blog_relationships,
  "rising-signs": m.blog_rising_signs,
  career: m.blog_career,
} as const;

export type Category = keyof typeof names;

const isCategory = (text: string): text is Category => text in names;

/** The categories in the order of their chips. */
export const categories: readonly Category[] = Object.keys(names).filter(isCategory);

/** The category for a key; null means all. */
export const categoryOf = (text: string | null | undefined): Category | null =>
  categories.find((one) => one === text) ?? null;

/** A category's name in the reader's language. */
export const categoryName = (category: Category): string => names[category]();
