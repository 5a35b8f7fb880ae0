import { paths } from "@cosmic/addresses/paths";

/** Landing page sections that other pages link to. */
export type LandingSection = "hero" | "features" | "testimonials" | "faq";

export const framePaths = {
  section: (section: LandingSection) => `${paths.home()}#${section}`,
  /** Where theme and language forms post without JavaScript: the home route's action. */
  keepChoice: () => `${paths.home()}?index`,
  mail: (address: string) => `mailto:${address}`,
} as const;
