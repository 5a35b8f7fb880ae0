import { z } from "zod";
import { outsideSources, type SourceName, type SourceSettings, sourceNames } from "../outside-sources.ts";

/** Base address of an outside source; it must not contain a user name. */
const address = z
  .url({ protocol: /^https?$/ })
  .refine((text) => URL.canParse(text) && new URL(text).username === "")
  .optional();

type AddressVariable = (typeof outsideSources)[SourceName]["variable"];
type SourceVariable = AddressVariable | "SOURCES_ALLOW_PRIVATE";

const table = Object.values(outsideSources);

/** The seven variables that hold an address. */
export const sourceVariableNames: readonly AddressVariable[] = table.map(({ variable }) => variable);

/** One value for each of them. */
function perVariable<T>(value: (source: (typeof table)[number]) => T): Readonly<Record<AddressVariable, T>> {
  // Object.fromEntries forgets its keys, which are every variable of the table.
  return Object.fromEntries(table.map((source) => [source.variable, value(source)])) as Record<AddressVariable, T>;
}

/** The variables of the outside sources, as part of the environment schema. */
export const sourceShapes = {
  ...perVariable(() => address),
  SOURCES_ALLOW_PRIVATE: z.enum(["yes", "no"]).default("no"),
};

/** What each variable must be, to complete the sentence "Set NAME to …". */
export const sourceExpectations: Readonly<Record<SourceVariable, string>> = {
  ...perVariable(({ expected }) => expected),
  SOURCES_ALLOW_PRIVATE: "yes where outside sources may lie on this machine or in a private network, else no",
};

/** What happens when a variable is not set. */
export const sourceOtherwise: Readonly<Record<SourceVariable, string>> = {
  ...perVariable(() => "off: nothing is sent there"),
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
    const value = values[outsideSources[name].variable];
    return value === undefined ? [] : [[name, value] as const];
  });
  const addresses: Readonly<Partial<Record<SourceName, string>>> = Object.fromEntries(set);
  return { addresses, allowPrivate: values.SOURCES_ALLOW_PRIVATE === "yes" };
}
