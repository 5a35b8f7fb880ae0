import type { AspectEnd, AspectType, CycleKind, HouseNumber, Planet, Sign } from "@cosmic/chart/names";
import type { StructureType } from "@cosmic/chart/spine/spine";
import type {
  Condition,
  Hour,
  MetNature,
  PatternTrait,
  Place,
  StoryNature,
  StructureManner,
} from "@cosmic/library/test-words";
import type { Test } from "@cosmic/library/unit";

/** Something that holds in a chart, as a text that two sides can build: the chart for what it has, a test for what it
 * asks. */
export type Key = string;

export const signKey = (of: Place, sign: Sign, hour: Hour): Key => `sign ${of} ${sign} ${hour}`;
export const heldKey = (of: Planet, is: boolean): Key => `sign-held ${of} ${is}`;
export const houseKey = (of: string, house: number): Key => `house ${of} ${house}`;
export const rulerKey = (house: HouseNumber, stands: number): Key => `ruler ${house} ${stands}`;
export const aspectKey = (a: Planet, b: AspectEnd, type: AspectType): Key => `aspect ${a} ${b} ${type}`;
export const conditionKey = (body: Planet, is: Condition): Key => `condition ${body} ${is}`;
export const shareKey = (of: string, is: "dominant" | "missing" | "least"): Key => `share ${of} ${is}`;
export const leadingKey = (pair: string): Key => `leading ${pair}`;
export const patternKey = (type: string, by: PatternTrait, is: string): Key => `pattern ${type} ${by} ${is}`;
export const turnKey = (pair: string): Key => `turn ${pair}`;
export const crossingKey = (kind: CycleKind, count: number): Key => `crossing ${kind} ${count}`;
export const progressedKey = (kind: CycleKind, into: string): Key => `progressed ${kind} ${into}`;
export const structureKey = (type: StructureType, key: string): Key => `structure ${type} ${key.toLowerCase()}`;
export const linkedKey = (a: Planet, b: Planet): Key => `linked ${a} ${b}`;
export const argumentKey = (first: StructureManner, second: StructureManner): Key => `argument ${first} ${second}`;
const storyKey = (body: Planet, point: string, nature: StoryNature): Key => `story ${body} ${point} ${nature}`;
const yearKey = (of: HouseNumber | Planet): Key => `year ${of}`;
export const metKey = (body: Planet, by: Planet | "none", nature?: MetNature): Key =>
  `met ${body} ${by} ${nature ?? "none"}`;
export const rulesKey = (house: HouseNumber, planet: Planet): Key => `rules ${house} ${planet}`;
type PlainFact = "phase" | "half" | "house-class" | "cycle" | "timed" | "pressed" | "frame";
/** A fact that needs no more than its name and one value. */
export const plainKey = (fact: PlainFact, is: string): Key => `${fact} ${is}`;
export const fewerKey = (than: number): Key => `rising-signs-fewer ${than}`;

/** The keys that a test accepts: it holds in a chart that has one of them. */
export function testKeys(test: Test): readonly Key[] {
  switch (test.fact) {
    case "sign": {
      const places = typeof test.of === "string" ? [test.of] : test.of;
      return places.flatMap((of) => test.in.map((sign) => signKey(of, sign, test.hour ?? "every")));
    }
    case "sign-held":
      return [heldKey(test.of, test.is)];
    case "house":
      return test.in.map((house) => houseKey(test.of, house));
    case "ruler":
      return test.stands.map((stands) => rulerKey(test.house, stands));
    case "aspect":
      return [aspectKey(test.a, test.b, test.type)];
    case "condition":
      return [conditionKey(test.body, test.is)];
    case "share":
      return [shareKey(test.of, test.is)];
    case "leading-pair":
      return [leadingKey(test.of.join("-"))];
    case "pattern":
      return [patternKey(test.type, test.by, test.is)];
    case "turn":
      return [turnKey(test.pair)];
    case "crossing":
      return [crossingKey(test.kind, test.count)];
    case "progressed":
      return test.in.map((into) => progressedKey(test.kind, into));
    case "cycle":
      return test.any.map((kind) => plainKey("cycle", kind));
    case "phase":
      return test.in.map((phase) => plainKey("phase", phase));
    case "half":
    case "house-class":
      return [plainKey(test.fact, test.is)];
    case "rising-signs":
      return [fewerKey(test.fewerThan)];
    case "timed":
      return [plainKey("timed", String(test.is))];
    case "structure":
      return [structureKey(test.type, test.key)];
    case "linked":
      return [linkedKey(test.a, test.b)];
    case "argument":
      return [argumentKey(test.first, test.second)];
    case "story":
      return [storyKey(test.body, test.point, test.nature)];
    case "year":
      return [test.house, test.ruler].flatMap((of) => (of === undefined ? [] : [yearKey(of)]));
    case "met":
      return [metKey(test.body, test.by, test.nature)];
    case "pressed":
      return [plainKey("pressed", test.by)];
    case "rules":
      return [rulesKey(test.house, test.planet)];
    case "frame":
      return [plainKey("frame", test.is)];
  }
}
