// Who may import whom (the architecture's table). Every rule has a planted violation in tools/checks/boundaries.test.ts.
const allowed = {
  addresses: [],
  sky: [],
  atlas: [],
  library: ["chart"],
  platform: [],
  chart: ["sky", "atlas"],
  drawings: ["chart"],
  interpretation: ["chart", "library"],
  report: ["chart", "drawings", "interpretation"],
  epub: ["report"],
  print: ["platform", "report", "epub"],
  "payment-sandbox": ["addresses", "platform"],
  "outside-sources": ["platform", "sky", "atlas", "chart"],
  shop: ["addresses", "platform", "payment-sandbox", "outside-sources", "report", "epub", "print", "atlas", "chart"],
};
const packages = Object.keys(allowed);
const pure = ["addresses", "sky", "atlas", "chart", "drawings", "library", "interpretation", "report"];
const tests = "\\.test\\.tsx?$";

/** Sine and its kin, the same bits everywhere, and units: arithmetic, and no knowledge of the sky (docs/decisions/0012). */
const arithmetic = "^packages/sky/(trigonometry|units)\\.ts$";
const mayCalculate = ["drawings", "report"];

const packageRules = packages.map((name) => ({
  name: `${name}-imports-only-its-neighbors`,
  severity: "error",
  from: { path: `^packages/${name}/`, pathNot: tests },
  to: {
    path: `^packages/(?!(${[name, ...allowed[name]].join("|")})/)`,
    ...(mayCalculate.includes(name) ? { pathNot: arithmetic } : {}),
  },
}));

module.exports = {
  forbidden: [
    { name: "no-circle", severity: "error", from: {}, to: { circular: true } },
    ...packageRules,
    {
      name: "only-listed-files-of-a-package",
      comment: "A file missing from a package's exports cannot be resolved from outside.",
      severity: "error",
      from: {},
      to: { path: "^@cosmic/", couldNotResolve: true },
    },
    {
      name: "chart-knows-atlas-by-type-only",
      severity: "error",
      from: { path: "^packages/chart/", pathNot: tests },
      // Calendar arithmetic is the one thing of the atlas that is neither place nor clock (docs/decisions/0009).
      to: { path: "^packages/atlas/(?!civil-time\\.ts$)", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "orders-have-one-repository",
      comment: "Statements about the orders table live in orders/order-repository.ts and orders/queries/.",
      severity: "error",
      from: {
        path: "^packages/shop/",
        pathNot: `^packages/shop/(orders/(order-repository|queries/order-(queries|counts|reviews|books))\\.ts$|database/)|${tests}`,
      },
      to: { path: "^packages/shop/database/tables/orders\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    { name: "packages-never-import-apps", severity: "error", from: { path: "^packages/" }, to: { path: "^apps/" } },
    {
      name: "pure-packages-use-no-node-built-in",
      severity: "error",
      // What reads a disk says so in its name, and only servers open it.
      from: { path: `^packages/(${pure.join("|")})/`, pathNot: `${tests}|-from-disk\\.ts$` },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "browser-code-never-imports-server-packages",
      severity: "error",
      from: {
        path: "^apps/site/(components|features|journeys|pages|locale|content)/",
        pathNot: "\\.server\\.tsx?$|\\.test\\.tsx?$",
      },
      to: {
        path: "^(packages/(platform|payment-sandbox|outside-sources|shop|print|epub)|apps/site/server)/|-from-disk\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    // What two journeys or pages share lives in features or components.
    ...[
      ["journeys-import-no-other-journey", "journeys"],
      ["pages-import-no-other-page", "pages"],
    ].map(([name, folder]) => ({
      name,
      severity: "error",
      from: { path: `^apps/site/(${folder}/[^/]+)/` },
      to: { path: "^apps/site/(?!$1/)(journeys|pages)/" },
    })),
    {
      name: "features-import-no-page-or-journey",
      severity: "error",
      from: { path: "^apps/site/(features|components)/" },
      to: { path: "^apps/site/(pages|journeys)/" },
    },
    {
      name: "routes-ask-services-not-packages",
      severity: "error",
      from: { path: "^apps/site/(routes/|root\\.tsx)", pathNot: tests },
      to: {
        path: "^packages/(platform|payment-sandbox|outside-sources|shop|print|epub)/",
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
