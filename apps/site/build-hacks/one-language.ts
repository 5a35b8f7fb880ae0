import type { Plugin } from "vite";

/** Stands in the bundles where the visitor's locale is asked for, until `split-by-locale.mjs` puts each locale in its place. */
export const localeMark = "__VISITOR_LOCALE__";

const everyLocale = "experimentalStaticLocale ?? options.locale ?? getLocale()";
const messageFile = /\/generated\/paraglide\/messages\/(?!_index)[^/]+\.js$/;

/** Lets the texts in the browser's bundles ask for one mark, so that those of other languages can be cut away afterwards. */
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
