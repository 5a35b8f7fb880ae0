import type { Locale } from "../../apps/site/locale/locale.ts";

/** A text of the site that takes nothing in. */
type Message = (inputs: Record<string, never>, options: { readonly locale: Locale }) => string;

/** The site's words in one locale: `say(m.birth_day)`. */
export const wordsIn = (locale: Locale) => (message: Message) => message({}, { locale });
