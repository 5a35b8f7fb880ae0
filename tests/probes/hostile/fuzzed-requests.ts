import fc from "fast-check";
import { checkout } from "../../site-process.ts";
import type { Asking } from "./ask.ts";

/** Every address of the site, with a value for each parameter. */
const places = [
  ..."/ /success /thank-you /funnel /faq /contact /blog /newsletter /reviews /privacy /privacy/data /terms /refund /credits".split(
    " ",
  ),
  ..."/v2 /birth-chart /preview /payment /report /accuracy /compatibility /mailbox /sandbox/card /sitemap.xml".split(
    " ",
  ),
  ..."/robots.txt /healthz /readyz /metrics /api/places /api/clocks /api/sources /api/checkout /api/fulfill".split(" "),
  ..."/api/resend /api/webhooks/stripe /en-us /pt-br/funnel /es-es/contact /en-gb/report /xx-xx/ /__manifest".split(
    " ",
  ),
];
const placesWith = [
  ..."/r/ /blog/ /zodiac/ /city/ /newsletter/confirm/ /newsletter/leave/ /review/ /privacy/confirm/ /sandbox/pay/ /mailbox/".split(
    " ",
  ),
  ..."/api/clocks/ /assets/ /mailbox/1/attachments/ /en-us/blog/ /pt-br/zodiac/ /es-es/city/ /".split(" "),
];
const endings = ["", "", "", ".data", "/", "/report.pdf", "/refund", "/correct", "/dates.ics", "/file", "/../..", "//"];

/**
 * Inputs that have broken software before: empty text, NUL, lone surrogates, markup, commands, long text, boundary
 * numbers and dates.
 */
const oddTexts = [
  ...[
    "",
    " ",
    "\0",
    "a\0b",
    "\ud800",
    "\udc00x",
    "\r\nBcc: a@b.c",
    "<script>alert(1)</script>",
    "'; drop table orders; --",
  ],
  ...[
    "{{7*7}}",
    "#{7*7}",
    "../../etc/passwd",
    "%00",
    "%",
    "%zz",
    "%E0%A4%A",
    "\u202e",
    "\u0301".repeat(40),
    "𓀀".repeat(60),
  ],
  ...[
    "x".repeat(300),
    "x".repeat(20_000),
    "__proto__",
    "constructor",
    "null",
    "NaN",
    "Infinity",
    "-1",
    "1e999",
    "0x10",
  ],
  ...[
    "9".repeat(30),
    "0000-00-00",
    "9999-12-31",
    "1990-02-31",
    "24:00",
    "-01:-01",
    "Mars/Olympus",
    "cs_test_",
    "\ufeff",
  ],
];
const oddText = fc.oneof(fc.constantFrom(...oddTexts), fc.string({ unit: "binary", maxLength: 40 }));
const oddValue = fc.oneof(
  { weight: 4, arbitrary: oddText },
  fc.constantFrom<unknown>(null, true, 0, -0, -1, 1e308, 2 ** 53, [], {}, [[]], { length: 1e9 }, [null]),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Characters an HTTP client may put in a request line or header: Latin-1 without control characters. */
const inLatin = (text: string, from: number) =>
  [...text]
    .filter((sign) => sign.length === 1 && sign.charCodeAt(0) >= from && sign.charCodeAt(0) <= 255 && sign !== "\x7f")
    .join("");
const escaped = (text: string) => encodeURIComponent(text.toWellFormed());

const parameterNames =
  "session_id q limit latitude longitude locale step fullName birthDate birthTime birthCity birthCountry paid copy lang p _routes tab";
const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...parameterNames.split(" ")), oddText), oddText), { maxLength: 3 })
  .map((pairs) =>
    pairs.map(([name, value]) => `${escaped(name).slice(0, 60)}=${escaped(value).slice(0, 3000)}`).join("&"),
  );
const path = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...places),
      fc.tuple(fc.constantFrom(...placesWith), oddText).map(([place, text]) => place + escaped(text).slice(0, 3000)),
      fc.tuple(fc.constantFrom(...placesWith), oddText).map(([place, text]) => place + inLatin(text, 0x21)),
    ),
    fc.constantFrom(...endings),
    query,
  )
  .map(([place, ending, asked]) => `${place}${ending}${asked === "" ? "" : `?${asked}`}`);

const headerNames =
  "accept accept-language accept-encoding cookie origin referer user-agent range if-none-match if-range authorization forwarded " +
  "x-forwarded-proto x-forwarded-host host sec-fetch-site stripe-signature content-type content-encoding x-requested-with";
const headers = fc
  .array(
    fc.tuple(
      fc.constantFrom(...headerNames.split(" ")),
      oddText.map((text) => inLatin(text, 0x20).slice(0, 2000)),
    ),
    {
      maxLength: 3,
    },
  )
  .map((pairs) => Object.fromEntries(pairs));

const fieldNames = [
  ...Object.keys(checkout),
  ...Object.keys(checkout.birthData),
  "attempt",
  "journey",
  "agreedSources",
  "fold",
];
/** A regular checkout with one or two fields replaced by odd values. */
const checkoutLike = fc
  .array(fc.tuple(fc.constantFrom(...fieldNames), oddValue), { minLength: 1, maxLength: 2 })
  .map((changes): unknown => {
    const changed = Object.fromEntries(changes);
    return { ...checkout, ...changed, birthData: { ...checkout.birthData, ...changed } };
  });
const formNames =
  "name email subject message text stars act locale kind reason consent card cardNumber expiry cvc secret day month year city choice";
const form = fc
  .array(fc.tuple(fc.constantFrom(...formNames.split(" "), ...fieldNames), oddText), { maxLength: 8 })
  .map((pairs) => new URLSearchParams(pairs.map(([name, text]): [string, string] => [name, text])).toString());
const json = fc.oneof(checkoutLike, fc.jsonValue()).map((value) => JSON.stringify(value));
const formKind = "application/x-www-form-urlencoded";
const sent = fc.oneof(
  { weight: 4, arbitrary: json.map((body) => ({ kind: "application/json", body })) },
  { weight: 4, arbitrary: form.map((body) => ({ kind: formKind, body })) },
  oddText.map((body) => ({ kind: "application/json", body })),
  oddText.map((body) => ({ kind: "multipart/form-data; boundary=x", body: `--x\r\n${body}\r\n--x--` })),
  fc.tuple(oddText, oddText).map(([kind, body]) => ({ kind: inLatin(kind, 0x20).slice(0, 200), body })),
  fc.integer({ min: 60_000, max: 70_000 }).map((size) => ({ kind: formKind, body: `name=${"x".repeat(size)}` })),
);

const reading = fc
  .record({ method: fc.constantFrom("GET", "GET", "GET", "HEAD", "OPTIONS", "TRACE"), path, headers })
  .map((asking): Asking => ({ ...asking, body: "" }));
const writing = fc
  .record({
    method: fc.constantFrom("POST", "POST", "POST", "PUT", "PATCH", "DELETE", "PROPFIND"),
    path,
    headers,
    sent,
  })
  .map(
    ({ sent: { kind, body }, ...asking }): Asking => ({
      ...asking,
      headers: { ...asking.headers, ...(kind === "" ? {} : { "content-type": kind }) },
      body,
    }),
  );

/** Requests of every kind to every address; the same seed gives the same. */
export const fuzzedRequests = (seed: number, count: number): readonly Asking[] =>
  fc.sample(fc.oneof(reading, writing), { seed, numRuns: count });
