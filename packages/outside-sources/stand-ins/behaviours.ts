/** What a stand-in can do with a request. */
export const behaviours = ["answer", "fail", "hang", "lie", "garbage"] as const;
export type Behaviour = (typeof behaviours)[number];

/** Larger than any answer that is read. */
const floodBytes = 1_000_000;

/** Answers that mean nothing: taken in turn, so that a test meets them all. */
export const rubbish: readonly string[] = [
  "<!doctype html><title>Welcome</title>",
  '{"planets": [{"name": "Sun", "longit',
  "null",
  "[]",
  '{"planets":"many","result":7,"phasedata":{},"countryName":[]}',
  '[{"name":"Sun","fullDegree":1e999},{"lat":"north","lon":"east","display_name":0}]',
  "\u0000\ufffd\u0000",
  `"${"x".repeat(floodBytes)}"`,
];
