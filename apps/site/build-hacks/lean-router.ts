import type { Plugin } from "vite";

/**
 * React Router's package exports always resolve to its development build, warnings included; this swaps in the
 * production build for the browser. Gain: 0.5 KB on every page. Delete it when `react-router`'s exports name
 * `dist/production` under a condition that a production build sets.
 */
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
