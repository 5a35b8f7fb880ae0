import type { Plugin } from "vite";

/** Placeholder for the visitor's locale in the bundles, until `split-by-locale.mjs` fills in each locale. */
export const localeMark = "__VISITOR_LOCALE__";

const messageFile = /\/generated\/paraglide\/messages\/(?!_index)[^/]+\.js$/;
/** What the message compiler writes: it looks for the locale at every call, then calls that language's function. */
const choice =
  /\(\(inputs(?: = \{\})?, options = \{\}\) => \{\s*const locale = experimentalStaticLocale \?\? options\.locale \?\? getLocale\(\)\s*((?:if \(locale === "[\w-]+"\) return \w+\(inputs\)\s*)*)return (\w+)\(inputs\)\s*\}\)/;
const branch = /if \(locale === "([\w-]+)"\) return (\w+)\(inputs\)/g;

/** The function of the placeholder's language. A call, marked as pure, so that unused messages are still dropped. */
const chosen = (branches: string, fallback: string): string => {
  const tests = [...branches.matchAll(branch)].map(
    ([, locale, message]) => `${localeMark} === "${locale}" ? ${message} : `,
  );
  return `/* @__PURE__ */ (() => ${tests.join("")}${fallback})()`;
};

/**
 * Makes messages in browser bundles the function of one language, chosen by a placeholder, so that `split-by-locale.mjs`
 * can strip the other three. Gain of the pair: about 10 KB on the landing page, which would not fit its 120 KB without.
 * Delete both when the message compiler can build one bundle per locale (its option is called
 * `experimentalStaticLocale`).
 */
export function oneLanguage(): Plugin {
  return {
    name: "one-language",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      if (!messageFile.test(id)) return null;
      if (!choice.test(code)) throw new Error(`the message compiler writes otherwise than expected: ${id}`);
      return {
        code: code.replace(choice, (_, branches: string, fallback: string) => chosen(branches, fallback)),
        map: null,
      };
    },
  };
}
