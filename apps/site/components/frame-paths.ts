import { paths } from "../paths.ts";

/** The landing page's sections that others link to. */
export type LandingSection = "hero" | "features" | "testimonials" | "faq";

export const framePaths = {
  section: (section: LandingSection) => `${paths.home()}#${section}`,
  /** Where a choice of theme or language is posted by a page without scripts: the home route's action. */
  keepChoice: () => `${paths.home()}?index`,
  mail: (address: string) => `mailto:${address}`,
} as const;
