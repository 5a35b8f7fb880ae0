import type { PartHead, Unit } from "@cosmic/library/unit";
import type { LanguageSources, Sources } from "../../read/sources.ts";
import { paragraphsOf } from "./paragraph.ts";
import type { DetectRules } from "./rules-file.ts";
import { shapeOf } from "./shapes.ts";
import { namesOf } from "./why.ts";

/** Units whose parts have the shape that is found in their text; a plain one is left without. */
export function shapedUnits(
  units: ReadonlyMap<string, readonly Unit[]>,
  language: LanguageSources,
  sources: Sources,
  rules: DetectRules,
): ReadonlyMap<string, readonly Unit[]> {
  const names = namesOf(language);
  const shapes = new Map(
    paragraphsOf(language, sources).map((one) => [`${one.unit}#${one.name}`, shapeOf(one, rules, names)]),
  );
  const shaped = (unit: Unit): Unit => ({
    ...unit,
    parts: Object.fromEntries(
      Object.entries(unit.parts).map(([name, head]): [string, PartHead] => {
        const shape = shapes.get(`${unit.id}#${name}`) ?? "plain";
        return [name, shape === "plain" ? head : { ...head, shape }];
      }),
    ),
  });
  return new Map([...units].map(([id, own]) => [id, own.map(shaped)]));
}
