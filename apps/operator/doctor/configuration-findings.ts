import { combinationRules, isProduction } from "@cosmic/platform/environment/unsafe-combinations";
import { describeEnvironment } from "@cosmic/platform/environment/variables/variables";
import { type Finding, finding } from "./finding.ts";

/** Every variable: whether it is set, never its value. Variables required for real money must be set. */
export function configurationFindings(): readonly Finding[] {
  return describeEnvironment().map(({ name, about, otherwise, money }) => {
    const set = (process.env[name] ?? "") !== "";
    return finding(
      "configuration",
      name,
      set || !money,
      set ? "set" : `not set: ${otherwise}; for real money set ${about}`,
    );
  });
}

/** Each safety rule by name, kept or broken: settings that must not be combined with real payments. */
export function safetyFindings(): readonly Finding[] {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ""));
  if (!isProduction(given)) return [finding("safety", "real money", true, "a trial: nothing to keep apart yet")];
  return combinationRules.map(({ name, kept, faults }) => {
    const found = faults(given);
    return finding("safety", name, found.length === 0, found.length === 0 ? kept : found.join(" "));
  });
}
