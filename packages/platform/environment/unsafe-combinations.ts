import { estimatedBits, fewestSecretBits } from "./secret-strength.ts";
import { sourceVariableNames } from "./variables/source-variables.ts";
import { shortestLinkSecret } from "./variables/variables.ts";

/** Variables by name, as set by the operator; empty ones are left out. */
export type Given = Readonly<Record<string, string | undefined>>;

/** A combination of settings that is unsafe with real money. */
export interface CombinationRule {
  readonly name: string;
  /** What `doctor` prints when the rule holds. */
  readonly kept: string;
  /** Checked in production only; each fault is a sentence that says what to set and quotes no value. */
  faults(given: Given): readonly string[];
}

const liveKey = /(?<![A-Za-z0-9])[srp]k_live_\w/;
const testKey = /(?<![A-Za-z0-9])[srp]k_test_\w/;

const namesOf = (given: Given, wanted: (value: string, name: string) => boolean): readonly string[] =>
  Object.entries(given).flatMap(([name, value]) => (value !== undefined && wanted(value, name) ? [name] : []));

/** Whether any variable holds a live key of the payment service. */
export const holdsLiveKey = (given: Given): boolean => namesOf(given, (value) => liveKey.test(value)).length > 0;

/** Whether the rules for real money apply: because of `NODE_ENV`, or a live key. */
export const isProduction = (given: Given): boolean => given.NODE_ENV === "production" || holdsLiveKey(given);

const loopbackHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i;
const isLoopback = (address: string): boolean => URL.canParse(address) && loopbackHost.test(new URL(address).hostname);

/** Report links, births and reports are sent to such addresses, so they must be encrypted or stay on this machine. */
export const isPrivateEnough = (url: string): boolean =>
  url.startsWith("https://") || (url.startsWith("http://") && isLoopback(url));

/** Parts of `SMTP_URL` that can make nodemailer skip encryption or the certificate check. */
const tlsSwitch = /^(tls\.|secure$|ignoretls$|requiretls$|opportunistictls$)/i;

/** Variables that only make sense in a trial, and the one value each may have in production. */
const trialOnly: Readonly<Record<string, string>> = { SANDBOX_FAILS: "never", TRIAL_PAGES: "this-machine" };

/** The rules for real money, in the order they are reported. */
export const combinationRules: readonly CombinationRule[] = [
  {
    name: "payment keys",
    kept: "no test key beside real money",
    faults: (given) =>
      namesOf(given, (value) => testKey.test(value)).map((name) =>
        given.NODE_ENV === "production" && !holdsLiveKey(given)
          ? `${name} holds a test key in production, with which test cards would buy reports: set it to a live key.`
          : `${name} holds a test key beside a live one: take it away.`,
      ),
  },
  {
    name: "site address",
    kept: "SITE_URL is encrypted or never leaves this machine",
    faults: ({ SITE_URL: url }) =>
      url === undefined || isPrivateEnough(url)
        ? []
        : ["SITE_URL is not safe in production: set it to an address that begins with https://."],
  },
  {
    name: "link secret",
    kept: "LINK_SECRET looks random",
    faults: ({ LINK_SECRET: secret }) =>
      // The schema reports one that is too short.
      secret === undefined || secret.length < shortestLinkSecret || estimatedBits(secret) >= fewestSecretBits
        ? []
        : [
            "LINK_SECRET can be guessed: set it to what `openssl rand -base64 48` prints; if links were sealed with this one, put it into LINK_SECRET_PREVIOUS and run operator reseal.",
          ],
  },
  {
    name: "mail encryption",
    kept: "mail leaves encrypted, or not at all",
    faults: ({ SMTP_URL: url }) =>
      url === undefined ||
      !URL.canParse(url) ||
      ![...new URL(url).searchParams.keys()].some((key) => tlsSwitch.test(key))
        ? []
        : ["SMTP_URL switches encryption off or changes it: set it to an address without such a part behind the ?."],
  },
  {
    name: "stand-ins",
    kept: "no stand-in of an outside source",
    faults: (given) =>
      sourceVariableNames
        .filter((name) => isLoopback(given[name] ?? ""))
        .map(
          (name) =>
            `${name} leads to this machine, where stand-ins are: leave it unset, or set it to the real service.`,
        ),
  },
  {
    name: "trial settings",
    kept: "no setting of a trial",
    faults: (given) =>
      Object.entries(trialOnly)
        .filter(([name, kept]) => (given[name] ?? kept) !== kept)
        .map(([name]) => `${name} is for a trial, and real money is taken here: leave it unset.`),
  },
];

/** Every unsafe combination as a sentence; none outside production. */
export const unsafeCombinations = (given: Given): readonly string[] =>
  isProduction(given) ? combinationRules.flatMap((rule) => rule.faults(given)) : [];
