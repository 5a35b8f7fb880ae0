import type { Plugin } from "vite";

/** React Router's package always names its development form, warnings included; the browser gets the other one. */
export function leanRouter(): Plugin {
  return {
    name: "lean-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (source !== "react-router" && source !== "react-router/dom") return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found?.id.includes("/dist/development/")) throw new Error(`${source} is not where it was expected`);
      return { ...found, id: found.id.replace("/dist/development/", "/dist/production/") };
    },
  };
}
