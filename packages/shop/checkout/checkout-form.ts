import { locales } from "@cosmic/addresses/locales";
import { journeys } from "@cosmic/addresses/paths";
import { z } from "zod";
import { plans } from "../prices.ts";

/** Longest name, city or country, characters. */
const longestText = 200;
/** Longest mail address (RFC 5321). */
const longestAddress = 254;

/** Neither controls nor halves of characters: the database takes no NUL, and its JSON no half of a pair. */
const text = z
  .string()
  .transform((typed) => typed.toWellFormed().replaceAll(/\p{Cc}+/gu, " "))
  .pipe(z.string().trim().max(longestText));
const optionalText = text.optional().default("");
/** A number, or a form's text of one; empty counts as left out. */
const numberish = z.preprocess((value) => {
  if (typeof value !== "string") return value ?? undefined;
  return value.trim() === "" ? undefined : Number(value);
}, z.number().optional());
const truth = z.preprocess((value) => value === true || value === "true" || value === "on", z.boolean());

/** Longest list of agreements: the seven sources, with host names to spare. */
const mostAgreements = 16;
/** What a visitor agreed to of the outside sources; anything that cannot be read is no agreement. */
const agreements = z
  .preprocess(
    (value) => (typeof value === "string" ? value.split(/\s+/).filter(Boolean) : (value ?? [])),
    z.array(text).max(mostAgreements),
  )
  .catch([]);

/** A birth as a form sends it. */
const birthFields = z.object({
  fullName: optionalText,
  email: optionalText,
  birthDate: text,
  birthTime: text.nullish(),
  timeUnknown: truth,
  birthCity: optionalText,
  birthCountry: optionalText,
  latitude: numberish,
  longitude: numberish,
  timezone: text.optional().transform((zone) => zone || undefined),
  offsetSeconds: numberish,
  fold: numberish,
  agreedSources: agreements,
});

/** A time that was left empty is asked for; null, or none at all, says that it is not known. */
export const birthDataSchema = birthFields
  .superRefine(({ birthTime, timeUnknown }, issues) => {
    if (birthTime === "" && !timeUnknown) issues.addIssue({ code: "custom", path: ["birthTime"] });
  })
  .transform(({ birthTime, ...data }) => ({ ...data, birthTime: birthTime || null }));

/** A birth as the checkout sends it. */
export type BirthData = z.infer<typeof birthDataSchema>;

/** What `POST /api/checkout` takes. Unknown fields are ignored, a price among them. */
export const checkoutSchema = z.object({
  email: z.preprocess((value) => (typeof value === "string" ? value.trim() : value), z.email().max(longestAddress)),
  name: optionalText,
  birthData: birthDataSchema,
  plan: z.enum(plans).default("basic"),
  locale: z.enum(locales).default("en-us"),
  /** Made by the browser with the birth: every click of a tab and of its copies carries the same one. */
  attempt: z.uuid().optional(),
  /** The buyer wants the same report once more, though it was bought a short while ago. */
  again: truth,
  /** Consent boxes were shown; those left unticked are refused. */
  consentAsked: truth,
  beginNow: truth,
  endsWithdrawal: truth,
  /** Sent by the first checkout screen, whose sandbox price is the test version's. */
  firstCheckout: truth,
  /** Which journey pays: the payment page sends the buyer back into it. */
  journey: z.enum(journeys).default("main").catch("main"),
});
export type Checkout = z.infer<typeof checkoutSchema>;

/** What is wrong with a field: a closed list, worded by the page. */
type CheckoutProblemCode =
  | "missing"
  | "malformed"
  | "impossible-date"
  | "out-of-range"
  | "unknown-zone"
  | "ambiguous-time";
export interface CheckoutProblem {
  /** `email`, `birthDate`, `latitude` …: the form's own name, `birthData.` left out. */
  readonly field: string;
  readonly code: CheckoutProblemCode;
}

/** Every field the schema refuses, in the form's order. */
export function problemsOf(error: z.ZodError, input: unknown): readonly CheckoutProblem[] {
  return error.issues.map((issue) => {
    const value = issue.path.reduce<unknown>((at, key) => reach(at, key), input);
    const empty = typeof value === "string" ? value.trim() === "" : value === undefined || value === null;
    const code = empty ? "missing" : "malformed";
    return { field: String(issue.path.at(-1) ?? "form"), code };
  });
}

function reach(value: unknown, key: PropertyKey): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.entries(value).find(([name]) => name === String(key))?.[1];
}
