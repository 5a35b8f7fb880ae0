import {
  aspectTypes,
  cycleKinds,
  elements,
  modalities,
  moonPhaseNames,
  patternTypes,
  planets,
  points,
  signs,
} from "@cosmic/chart/names";
import { structureTypes } from "@cosmic/chart/spine/spine";
import { domains } from "@cosmic/library/domain";
import {
  conditions,
  halvesOfSky,
  hours,
  metNatures,
  patternTraits,
  storyNatures,
  structureManners,
} from "@cosmic/library/test-words";
import { shapes, type Test } from "@cosmic/library/unit";
import { z } from "zod";

const houses = z.union(
  // A literal for each number keeps the type as narrow as the one of the catalogue.
  ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const).map((number) => z.literal(number)),
);
const planet = z.enum(planets);
/** A house number is a key as well. */
const text = z.union([z.string(), z.number().transform(String)]);
const sign = z.enum(signs);
const phase = z.enum(moonPhaseNames);
const place = z.union([
  z.enum([...planets, ...points, "ascendant", "midheaven"]),
  z.templateLiteral(["cusp-", houses]),
]);
const cycle = z.enum(cycleKinds);
const element = z.enum(elements);
const modality = z.enum(modalities);

const test = z.discriminatedUnion("fact", [
  z.strictObject({
    fact: z.literal("sign"),
    of: z.union([place, z.array(place).nonempty()]),
    in: z.array(sign).nonempty(),
    hour: z.enum(hours).exactOptional(),
  }),
  z.strictObject({ fact: z.literal("sign-held"), of: planet, is: z.boolean() }),
  z.strictObject({ fact: z.literal("house"), of: z.enum([...planets, ...points]), in: z.array(houses).nonempty() }),
  z.strictObject({ fact: z.literal("ruler"), house: houses, stands: z.array(houses).nonempty() }),
  z.strictObject({
    fact: z.literal("aspect"),
    a: planet,
    b: z.enum([...planets, "ascendant", "midheaven"]),
    type: z.enum(aspectTypes),
    orb: z.tuple([z.number(), z.number()]).exactOptional(),
  }),
  z.strictObject({ fact: z.literal("condition"), body: planet, is: z.enum(conditions) }),
  z.strictObject({ fact: z.literal("phase"), in: z.array(phase).nonempty() }),
  z.strictObject({
    fact: z.literal("share"),
    of: z.enum([...elements, ...modalities]),
    is: z.enum(["dominant", "missing", "least"]),
  }),
  z.strictObject({
    fact: z.literal("leading-pair"),
    of: z.union([z.tuple([element, element]), z.tuple([modality, modality])]),
  }),
  z.strictObject({ fact: z.literal("half"), is: z.enum(halvesOfSky) }),
  z.strictObject({ fact: z.literal("house-class"), is: z.enum(["angular", "succedent", "cadent"]) }),
  z.strictObject({ fact: z.literal("rising-signs"), fewerThan: z.int() }),
  z.strictObject({
    fact: z.literal("pattern"),
    type: z.enum(patternTypes),
    by: z.enum(patternTraits),
    is: z.string(),
  }),
  z.strictObject({ fact: z.literal("turn"), pair: z.string() }),
  z.strictObject({ fact: z.literal("crossing"), kind: cycle, count: z.int().positive() }),
  z.strictObject({ fact: z.literal("cycle"), any: z.array(cycle).nonempty() }),
  z.strictObject({ fact: z.literal("progressed"), kind: cycle, in: z.array(z.union([sign, phase])).nonempty() }),
  z.strictObject({ fact: z.literal("timed"), is: z.boolean() }),
  z.strictObject({ fact: z.literal("structure"), type: z.enum(structureTypes), key: text }),
  z.strictObject({ fact: z.literal("linked"), a: planet, b: planet }),
  z.strictObject({ fact: z.literal("argument"), first: z.enum(structureManners), second: z.enum(structureManners) }),
  z.strictObject({ fact: z.literal("story"), body: planet, point: z.string(), nature: z.enum(storyNatures) }),
  z.strictObject({ fact: z.literal("year"), house: houses.exactOptional(), ruler: planet.exactOptional() }),
  z.strictObject({
    fact: z.literal("met"),
    body: planet,
    by: z.enum([...planets, "none"]),
    nature: z.enum(metNatures).exactOptional(),
  }),
  z.strictObject({ fact: z.literal("pressed"), by: planet }),
  z.strictObject({ fact: z.literal("rules"), house: houses, planet }),
  z.strictObject({ fact: z.literal("frame"), is: z.literal("any") }),
]) satisfies z.ZodType<Test>;

const claim = z.strictObject({ name: z.string(), domain: z.enum(domains).exactOptional() });
const texts = z.array(z.string()).default([]);

const part = z.strictObject({
  claims: z.array(claim).exactOptional(),
  images: texts,
  slots: texts,
  /** Its shape, where neither its name nor its words say it. */
  shape: z.enum(shapes).exactOptional(),
});

/** One entry of a catalogue file, below its heading. Names of claims, parts and slots are checked against the plan. */
export const unitSchema = z.strictObject({
  when: z.tuple([test], test),
  claims: z.array(claim),
  parts: z.record(z.string(), part),
});
