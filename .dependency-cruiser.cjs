// Who may import whom (the architecture's table). Every rule has a planted violation in tools/boundaries/boundaries.test.ts.
const allowed = {
  sky: [],
  atlas: [],
  library: [],
  platform: [],
  chart: ["sky", "atlas"],
  drawings: ["chart"],
  interpretation: ["chart", "library"],
  report: ["chart", "drawings", "interpretation"],
  print: ["platform", "report"],
  "payment-sandbox": ["platform"],
  "outside-sources": ["platform", "sky", "atlas", "chart"],
  shop: ["platform", "payment-sandbox", "outside-sources", "report", "print", "atlas", "chart"],
};
const rooms = Object.keys(allowed);
const pure = ["sky", "atlas", "chart", "drawings", "library", "interpretation", "report"];
const tests = "\\.test\\.tsx?$";

/** Sine and its kin, the same bits everywhere: arithmetic, and no knowledge of the sky (docs/decisions/0012). */
const arithmetic = "^packages/sky/trigonometry\\.ts$";

const roomRules = rooms.map((room) => ({
  name: `${room}-imports-only-its-neighbours`,
  severity: "error",
  from: { path: `^packages/${room}/`, pathNot: tests },
  to: {
    path: `^packages/(?!(${[room, ...allowed[room]].join("|")})/)`,
    ...(room === "drawings" ? { pathNot: arithmetic } : {}),
  },
}));

module.exports = {
  forbidden: [
    { name: "no-circle", severity: "error", from: {}, to: { circular: true } },
    ...roomRules,
    {
      name: "chart-knows-atlas-by-type-only",
      severity: "error",
      from: { path: "^packages/chart/", pathNot: tests },
      // Calendar arithmetic is the one thing of the atlas that is neither place nor clock (docs/decisions/0009).
      to: { path: "^packages/atlas/(?!civil-time\\.ts$)", dependencyTypesNot: ["type-only"] },
    },
    { name: "packages-never-import-apps", severity: "error", from: { path: "^packages/" }, to: { path: "^apps/" } },
    {
      name: "pure-rooms-use-no-node-built-in",
      severity: "error",
      // What reads a disk says so in its name, and only servers open it.
      from: { path: `^packages/(${pure.join("|")})/`, pathNot: `${tests}|-from-disk\\.ts$` },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "browser-code-never-imports-server-rooms",
      severity: "error",
      from: { path: "^apps/site/(components|journeys|locale|content)/", pathNot: "\\.server\\.tsx?$|\\.test\\.tsx?$" },
      to: {
        path: "^(packages/(platform|payment-sandbox|outside-sources|shop|print)|apps/site/server)/|-from-disk\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "routes-ask-services-not-rooms",
      severity: "error",
      from: { path: "^apps/site/(routes/|root\\.tsx)", pathNot: tests },
      to: {
        path: "^packages/(platform|payment-sandbox|outside-sources|shop|print)/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "operator-does-not-import-site",
      severity: "error",
      from: { path: "^apps/operator/" },
      to: { path: "^apps/site/(?!(content|generated)/)" },
    },
    {
      name: "site-does-not-import-operator",
      severity: "error",
      from: { path: "^apps/site/" },
      to: { path: "^apps/operator/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(build|generated|\\.react-router)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      extensions: [".ts", ".tsx", ".js"],
    },
  },
};
