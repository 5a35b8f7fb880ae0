// The built site: web, worker or both, by ROLE. `npm start` comes here after installing and building.
const settings = { ...process.env };
// React renders several times faster in its production form, whatever the operator's NODE_ENV says of money.
process.env.NODE_ENV = "production";
const { runSite } = await import("./build/server/app.js");
await runSite({ settings, siteDir: import.meta.dirname });
