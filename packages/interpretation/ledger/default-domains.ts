import { planets } from "@cosmic/chart/names";
import type { Domain } from "@cosmic/library/domain";
import { defaultDomains } from "@cosmic/library/generated/domains";
import type { Claim } from "./claim.ts";

/** The areas of life a unit's claims are about where they name none: two for a pair of planets, none for a text that
 * reconciles, else one. `planets-in-signs/mercury/gemini` gives speech. */
export function defaultDomainsOf(unit: string): readonly Domain[] {
  const [kind = "", subject = "", heading = ""] = unit.split("/");
  switch (kind) {
    case "planets-in-signs":
    case "points-in-signs":
    case "sign-rulers":
      return ofBodies([subject]);
    case "planets-in-houses":
    case "points-in-houses":
      return [...new Set([...ofBodies([subject]), ...ofHouse(heading)])];
    case "signs-on-cusps":
    case "house-rulers":
      return ofHouse(subject);
    case "aspects":
    case "two-planets":
    case "aspects-to-angles":
      return ofBodies(subject.split("-"));
    default:
      return ofTheRest(unit, heading);
  }
}

/** Claims as labels give them, each with its domain; a name without one is said of every default domain. */
export function withDomains(
  claims: readonly (Omit<Claim, "domain"> & { readonly domain?: Domain })[],
  unit: string,
): readonly Claim[] {
  return claims.flatMap(({ domain, ...claim }) =>
    (domain ? [domain] : defaultDomainsOf(unit)).map((area) => ({ ...claim, domain: area })),
  );
}

function ofBodies(names: readonly string[]): readonly Domain[] {
  return [...new Set(names.flatMap((name) => defaultDomains.bodies[name] ?? []))];
}

function ofHouse(house: string): readonly Domain[] {
  const domain = defaultDomains.houses[Number(house) - 1];
  return domain ? [domain] : [];
}

/** By the longest known beginning of the id, unless a heading such as `mars-retrograde` names a planet. */
function ofTheRest(unit: string, heading: string): readonly Domain[] {
  const planet = unit.startsWith("conditions/") ? planets.find((name) => heading.split("-").includes(name)) : undefined;
  if (planet) return ofBodies([planet]);
  const [longest] = Object.keys(defaultDomains.units)
    .filter((beginning) => unit.startsWith(beginning))
    .toSorted((one, other) => other.length - one.length);
  const domain = longest === undefined ? undefined : defaultDomains.units[longest];
  return domain ? [domain] : [];
}
