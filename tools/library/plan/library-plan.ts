import type { ClaimsTable } from "../read/claims-table.ts";
import { aspects, aspectsToAngles } from "./aspects.ts";
import { conditions } from "./conditions.ts";
import { figures } from "./figures.ts";
import { glossary, methods } from "./glossary-and-methods.ts";
import type { Kind, PlannedSubject } from "./kind.ts";
import { love, work } from "./love-and-work.ts";
import {
  dayAsItTurned,
  houseRulers,
  planetsInHouses,
  planetsInSigns,
  pointsInHouses,
  pointsInSigns,
  signRulers,
  signsOnCusps,
  twoPlanets,
} from "./placements.ts";
import { twoStructures } from "./second-edition/arguments.ts";
import { edges } from "./second-edition/edges.ts";
import { growthKind, letter } from "./second-edition/growth-and-letter.ts";
import { hinges } from "./second-edition/hinges.ts";
import { loveFacts, workFacts } from "./second-edition/love-and-work-facts.ts";
import { now } from "./second-edition/now.ts";
import { spine } from "./second-edition/spine.ts";
import { turnsKind } from "./turns.ts";
import { voices } from "./voices.ts";

/** Everything the library should contain, in the order of the book. */
export interface LibraryPlan {
  readonly kinds: readonly Kind[];
  readonly subjects: ReadonlyMap<string, { readonly kind: Kind; readonly subject: PlannedSubject }>;
}

export function libraryPlan(claims: ClaimsTable): LibraryPlan {
  const kinds: readonly Kind[] = [
    planetsInSigns,
    dayAsItTurned,
    planetsInHouses,
    signsOnCusps,
    houseRulers,
    signRulers,
    twoPlanets,
    aspects,
    aspectsToAngles,
    pointsInSigns,
    pointsInHouses,
    conditions,
    figures,
    love,
    work,
    glossary,
    methods,
    voices,
    turnsKind(claims),
    spine,
    twoStructures,
    hinges,
    loveFacts,
    workFacts,
    growthKind(claims),
    now,
    letter,
    edges,
  ];
  const subjects = new Map(
    kinds.flatMap((kind) => kind.subjects.map((subject) => [subject.id, { kind, subject }] as const)),
  );
  return { kinds, subjects };
}
