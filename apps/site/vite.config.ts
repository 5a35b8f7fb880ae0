import { paraglideVitePlugin } from "@inlang/paraglide-js";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { paraglideOptions } from "./paraglide.ts";

export default defineConfig({
  plugins: [paraglideVitePlugin(paraglideOptions), tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    ssr: {
      build: {
        // One module graph for the host and the routes, so contexts are shared by import; the Typst worker beside them.
        rollupOptions: {
          input: {
            app: "./server/entry.ts",
            index: "virtual:react-router/server-build",
            "typst-worker": "../../packages/print/typst-worker.ts",
          },
        },
      },
    },
  },
});
