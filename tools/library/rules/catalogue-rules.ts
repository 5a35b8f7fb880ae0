import type { Claim, Unit } from "@cosmic/library/unit";
import type { Fault } from "../fault.ts";
import type { Kind, PlannedSubject } from "../plan/kind.ts";
import type { LibraryPlan } from "../plan/library-plan.ts";
import type { WrittenCatalogue, WrittenUnit } from "../read/catalogue-file.ts";
import type { ClaimsTable } from "../read/claims-table.ts";
import type { Report } from "./passage-rules.ts";

interface CatalogueRules {
  readonly plan: LibraryPlan;
  readonly claims: ClaimsTable;
}

/** Checks the entries of one subject against plan and claims, and builds its units. */
export function judgeCatalogue(
  { file, id, units, faults: read }: WrittenCatalogue,
  { plan, claims }: CatalogueRules,
): { readonly units: readonly Unit[]; readonly faults: readonly Fault[] } {
  const planned = plan.subjects.get(id);
  if (planned === undefined || planned.kind.shape === "lines") {
    return { units: [], faults: [...read, { file, line: 1, message: `no such subject is planned: ${id}` }] };
  }
  const faults: Fault[] = [...read];
  const made = units.map((unit) => {
    const fault: Report = (line, message) => {
      faults.push({ file, line, message: `${unit.heading}: ${message}` });
    };
    checkPlanned(unit, planned, fault);
    checkClaims(unit, { ...planned, table: claims }, fault);
    const { heading, when, claims: own } = unit;
    const parts = Object.entries(unit.parts).map(([name, { shape: _, ...part }]) => [name, part] as const);
    return { id: `${id}/${heading}`, when, claims: own, parts: Object.fromEntries(parts) };
  });
  return { units: made, faults };
}

/** A passage planned shorter than this, in words, may name no object. */
const wordsWithImages = 60;

interface Planned {
  readonly kind: Kind;
  readonly subject: PlannedSubject;
}

function checkPlanned({ heading, line, parts, lineOf }: WrittenUnit, { kind, subject }: Planned, fault: Report): void {
  const planned = subject.passages.find((one) => headingKey(one.heading) === heading);
  if (!planned) fault(line, "unknown heading");
  const known = [...(planned?.parts ?? []), ...kind.optional].map(({ name }) => name);
  for (const name of Object.keys(parts).filter((one) => !known.includes(one))) {
    fault(lineOf(["parts", name]), `unknown part “${name}”; known here: ${[...new Set(known)].join(", ")}`);
  }
  const mustShow = kind.shape === "passages" && planned?.parts.some(({ words }) => words >= wordsWithImages);
  if (mustShow && Object.values(parts).every(({ images }) => images.length === 0))
    fault(lineOf(["parts"]), "no “images: […]” in any part: name the objects of the passage");
}

/** Claims must be in the table, must not contradict each other, and must be as many as the kind requires. */
function checkClaims(
  { claims, parts, lineOf }: WrittenUnit,
  { kind, subject, table }: Planned & { readonly table: ClaimsTable },
  fault: Report,
): void {
  const line = lineOf(["claims"]);
  const [least, most] = subject.claims ?? kind.claims;
  const names = claims.map(({ name }) => name);
  if (names.length < least || names.length > most) fault(line, `${least} to ${most} claims, not ${names.length}`);
  checkNames(claims, table, (message) => fault(line, message));
  for (const [part, { claims: own }] of Object.entries(parts)) {
    if (own) checkNames(own, table, (message) => fault(lineOf(["parts", part, "claims"]), message));
  }
}

/** One claim may be said of several areas of life, but not twice of one. */
function checkNames(claims: readonly Claim[], table: ClaimsTable, fault: (message: string) => void): void {
  for (const [index, { name, domain }] of claims.entries()) {
    const against = table.opposite.get(name);
    const opposed = claims.slice(index).some((other) => other.name === against && other.domain === domain);
    if (against === undefined) fault(`unknown claim “${name}”`);
    else if (opposed) fault(`opposite claims “${name}” and “${against}”`);
    if (claims.findIndex((other) => other.name === name && other.domain === domain) !== index)
      fault(`claim “${name}” stands twice`);
  }
}

/** Headings as keys: `a × b` becomes `a.b`. */
export function headingKey(heading: string): string {
  return heading.replace(" × ", ".");
}
