import { z } from "zod";

/** Blog categories, §2.13 of the specification; the reader sees their names by message. */
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

/** The fields at the head of a page's file, by the folder it lies in; every page has a title and a description. */
export const pageKinds = {
  legal: z.strictObject({ title: line, description: line, updated: z.string().regex(/^\d{4}-\d{2}$/) }),
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
    /** The line under its own title; `description` stands in lists. */
    lead: line,
    /** What its plate shows. */
    plate: line,
    /** The same matter in the sample chart. */
    note: line,
  }),
  cities: z.strictObject({ title: line, description: line, terms: line, note: line }),
  notes: z.strictObject({ title: line, description: line }),
} as const;
export type PageKind = keyof typeof pageKinds;

/** Fewest words of a page's text, in English; translations may be a fifth shorter. */
export const leastWords: Readonly<Record<PageKind, number>> = {
  legal: 150,
  guides: 800,
  blog: 900,
  cities: 350,
  notes: 0,
};

export const isPageKind = (name: string): name is PageKind => name in pageKinds;
