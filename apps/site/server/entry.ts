// What the launchers (`main.mjs`, `dev.mjs`) use of the built server.
export { makeApp } from "./app.ts";
export { openTrialServices } from "./open-services.ts";
export { runSite } from "./run-site.ts";
