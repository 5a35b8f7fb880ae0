// Zod probes whether it may compile code; our CSP blocks that and the browser reports a violation. Zod reads this
// setting before probing. Set directly, not through Zod's API, so that pages without forms don't load Zod.
if (typeof document !== "undefined") Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
