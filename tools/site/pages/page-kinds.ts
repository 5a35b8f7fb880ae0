import { z } from "zod";

/** Blog categories; their displayed names are messages. */
export const articleCategories = [
  "moon-signs",
  "planetary-movements",
  "birth-charts",
  "relationships",
  "rising-signs",
  "career",
] as const;

const line = z.string().min(1);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** The front matter fields of a page, by its folder; every page has a title and a description. */
export const pageKinds = {
  legal: z.strictObject({
    title: line,
    description: line,
    updated: z.string().regex(/^\d{4}-\d{2}$/),
    /** Name of the terms of sale that an order keeps. */
    version: z
      .string()
      .regex(/^\d{4}-\d{2}[a-z]?$/)
      .optional(),
  }),
  guides: z.strictObject({
    title: line,
    description: line,
    traits: line,
    compatibility: line,
    famous: line,
    color: line,
    stones: line,
    keywords: line,
  }),
  blog: z.strictObject({
    title: line,
    description: line,
    category: z.enum(articleCategories),
    date: day,
    author: line,
    /** The line below the page's title; `description` is for lists. */
    lead: line,
    /** What the page's drawing shows. */
    plate: line,
    /** The same topic in the sample chart. */
    note: line,
  }),
  cities: z.strictObject({ title: line, description: line, terms: line, note: line }),
  notes: z.strictObject({ title: line, description: line }),
} as const;
export type PageKind = keyof typeof pageKinds;

/** Minimum words of a page in English; translations may be a fifth shorter. */
export const leastWords: Readonly<Record<PageKind, number>> = {
  legal: 150,
  guides: 800,
  blog: 900,
  cities: 350,
  notes: 0,
};

export const isPageKind = (name: string): name is PageKind => name in pageKinds;
