import type { Plugin } from "vite";

/** Placeholder for the visitor's locale in the bundles, until `split-by-locale.mjs` fills in each locale. */
export const localeMark = "__VISITOR_LOCALE__";

const everyLocale = "experimentalStaticLocale ?? options.locale ?? getLocale()";
const messageFile = /\/generated\/paraglide\/messages\/(?!_index)[^/]+\.js$/;

/**
 * Makes messages in browser bundles read one placeholder as locale, so that `split-by-locale.mjs` can strip the other
 * three languages. Gain of the pair: 9.5 KB on the landing page, which would not fit its 120 KB without. Delete both
 * when the message compiler can build one bundle per locale (its option is called `experimentalStaticLocale`).
 */
export function oneLanguage(): Plugin {
  return {
    name: "one-language",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!messageFile.test(id)) return null;
      if (!code.includes(everyLocale)) throw new Error(`the message compiler writes otherwise than expected: ${id}`);
      return { code: code.replace(everyLocale, localeMark), map: null };
    },
  };
}
