// What `main.mjs` and `dev.mjs` import from the built server.
export { makeApp } from "./app.ts";
export { openTrialServices } from "./open-services.ts";
export { runSite } from "./run-site.ts";
