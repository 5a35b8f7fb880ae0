// Runs the built site as web, worker or both, by ROLE. `npm start` runs this after installing and building.
const settings = { ...process.env };
// React renders several times faster in production mode, whatever the operator's NODE_ENV.
process.env.NODE_ENV = "production";
const { runSite } = await import("./build/server/app.js");
await runSite({ settings, siteDir: import.meta.dirname });
