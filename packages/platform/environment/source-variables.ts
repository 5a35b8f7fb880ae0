import { z } from "zod";
import { type SourceName, type SourceSettings, sourceNames, sourceVariables } from "./source-names.ts";

/** Base address of an outside source; it must not contain a user name. */
const address = z
  .url({ protocol: /^https?$/ })
  .refine((text) => URL.canParse(text) && new URL(text).username === "")
  .optional();

/** The variables of the outside sources, as part of the environment schema. */
export const sourceShapes = {
  SOURCE_PLACE_SEARCH_URL: address,
  SOURCE_REVERSE_GEOCODING_URL: address,
  SOURCE_DAILY_HOROSCOPE_URL: address,
  SOURCE_ASTROLOGY_CHART_URL: address,
  SOURCE_FREE_PLANETS_URL: address,
  SOURCE_SPACE_AGENCY_URL: address,
  SOURCE_NAVAL_OBSERVATORY_URL: address,
  SOURCES_ALLOW_PRIVATE: z.enum(["yes", "no"]).default("no"),
};
type SourceVariable = keyof typeof sourceShapes;

/** The seven addresses. */
export const sourceVariableNames = sourceNames.map((name) => sourceVariables[name]);

/** What each variable must be, to complete the sentence "Set NAME to …". */
export const sourceExpectations: Readonly<Record<SourceVariable, string>> = {
  SOURCE_PLACE_SEARCH_URL: "the https address of an open map service that finds places by name",
  SOURCE_REVERSE_GEOCODING_URL: "the https address of a service that names the town at coordinates",
  SOURCE_DAILY_HOROSCOPE_URL: "the https address of a daily horoscope service",
  SOURCE_ASTROLOGY_CHART_URL: "the https address of an astrology chart service",
  SOURCE_FREE_PLANETS_URL: "the https address of a free planets service",
  SOURCE_SPACE_AGENCY_URL: "the https address of the space agency's ephemeris",
  SOURCE_NAVAL_OBSERVATORY_URL: "the https address below which the naval observatory's services stand",
  SOURCES_ALLOW_PRIVATE: "yes where outside sources may lie on this machine or in a private network, else no",
};

const off = "off: nothing is sent there";

/** What happens when a variable is not set. */
export const sourceOtherwise: Readonly<Record<SourceVariable, string>> = {
  SOURCE_PLACE_SEARCH_URL: off,
  SOURCE_REVERSE_GEOCODING_URL: off,
  SOURCE_DAILY_HOROSCOPE_URL: off,
  SOURCE_ASTROLOGY_CHART_URL: off,
  SOURCE_FREE_PLANETS_URL: off,
  SOURCE_SPACE_AGENCY_URL: off,
  SOURCE_NAVAL_OBSERVATORY_URL: off,
  SOURCES_ALLOW_PRIVATE: "no: only addresses of the public Internet are asked, by https",
};

/** Birth data goes over plain HTTP only if the operator declares the network private. */
export function openSourceAddresses(given: Readonly<Record<string, string | undefined>>): readonly string[] {
  if (given.SOURCES_ALLOW_PRIVATE === "yes") return [];
  return sourceVariableNames
    .filter((name) => given[name]?.toLowerCase().startsWith("http:"))
    .map((name) => `${name} is not safe: set it to an address that begins with https://.`);
}

/** Reads the source settings from their variables. */
export function sourceSettings(values: Readonly<Partial<Record<SourceVariable, string | undefined>>>): SourceSettings {
  const set = sourceNames.flatMap((name) => {
    const value = values[sourceVariables[name]];
    return value === undefined ? [] : [[name, value] as const];
  });
  const addresses: Readonly<Partial<Record<SourceName, string>>> = Object.fromEntries(set);
  return { addresses, allowPrivate: values.SOURCES_ALLOW_PRIVATE === "yes" };
}
