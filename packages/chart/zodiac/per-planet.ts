import type { Planet } from "../facts.ts";

/** Builds a record with one value per planet, in the usual order. */
export function perPlanet<Value>(make: (planet: Planet) => Value): Record<Planet, Value> {
  return {
    sun: make("sun"),
    moon: make("moon"),
    mercury: make("mercury"),
    venus: make("venus"),
    mars: make("mars"),
    jupiter: make("jupiter"),
    saturn: make("saturn"),
    uranus: make("uranus"),
    neptune: make("neptune"),
    pluto: make("pluto"),
  };
}

/**
 * Values of a record in the usual order. Written out, because direct property access is faster than a lookup by name.
 */
export function inOrder<Value>(record: Readonly<Record<Planet, Value>>): readonly Value[] {
  const { sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto } = record;
  return [sun, moon, mercury, venus, mars, jupiter, saturn, uranus, neptune, pluto];
}
