import type { Locale } from "../../../apps/site/locale/locale.ts";

/** A site message without parameters. */
type Message = (inputs: Record<string, never>, options: { readonly locale: Locale }) => string;

/** The site's messages in one locale: `say(m.birth_day)`. */
export const wordsIn = (locale: Locale) => (message: Message) => message({}, { locale });
