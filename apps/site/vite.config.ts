import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { leanRouter } from "./build-hacks/lean-router.ts";
import { oneLanguage } from "./build-hacks/one-language.ts";
import { sharedBundles } from "./build-hacks/shared-bundles.ts";
import { paraglideOptions } from "./paraglide.ts";

export default defineConfig({
  plugins: [paraglideVitePlugin(paraglideOptions), oneLanguage(), leanRouter(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: sharedBundles } } } },
    ssr: {
      // Bundled, so that emails load only what they render with, not with everything the package can do: saves a
      // second on a process's first email.
      resolve: { noExternal: [/^@react-email\//] },
      build: {
        // One module graph for host and routes, so that they share contexts by import; worker threads are built
        // alongside.
        rollupOptions: {
          input: {
            app: "./server/entry.ts",
            index: "virtual:react-router/server-build",
            "typst-worker": "../../packages/print/press/typst-worker.ts",
            "report-worker": "./server/report-worker.ts",
          },
        },
      },
    },
  },
});
