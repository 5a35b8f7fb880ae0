// Zod tries whether it may compile code. The page's policy refuses that, and the browser records the attempt as a breach.
// Zod reads this setting before it tries; it is set here, not by Zod's own call, so that pages without a form load no Zod.
if (typeof document !== "undefined") Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
