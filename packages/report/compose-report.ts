import type { Birth } from "@cosmic/chart/birth";
import type { Facts } from "@cosmic/chart/facts";
import { bigThreePlates } from "@cosmic/figures/big-three-plates";
import { seal } from "@cosmic/figures/seal";
import { choosePassages } from "@cosmic/interpretation/choose-passages";
import type { ReportLibrary } from "@cosmic/interpretation/report-library";
import { type Say, sayFrom } from "@cosmic/interpretation/wording-fill";
import { atAGlance } from "./chapters/at-a-glance.ts";
import { heart } from "./chapters/heart.ts";
import { howToRead } from "./chapters/how-to-read.ts";
import { mask } from "./chapters/mask.ts";
import { methods } from "./chapters/methods.ts";
import { positions } from "./chapters/positions.ts";
import { soul } from "./chapters/soul.ts";
import { celebrationOf, coverOf } from "./cover.ts";
import { documentVersion, type ReportDocument } from "./document.ts";
import { subjectOf } from "./subject.ts";
import type { Telling } from "./telling.ts";

/** Raised whenever the words or their choice change, so that a hash names one text. */
export const textVersion = 1;

/** What a report is made of. */
export interface ReportInput {
  readonly birth: Birth;
  /** The facts of that birth. */
  readonly facts: Facts;
  readonly language: "en";
  readonly siteName: string;
  /** The words of that language. */
  readonly library: ReportLibrary;
}

/** Makes the whole report, unsealed. The same input gives the same document, to the letter. */
export function composeReport({ birth, facts, language, siteName, library }: ReportInput): ReportDocument {
  const say = sayFrom(library.wording);
  const chosen = choosePassages(facts, library);
  const plates = bigThreePlates({ facts, latitudeDeg: birth.latitude });
  const telling: Telling = { birth, facts, say, subject: subjectOf(birth, facts, say), chosen, plates };
  const sources = sourceRows(facts, say);
  return {
    version: documentVersion,
    language,
    publisher: siteName,
    frame: {
      contents: say("frame.contents"),
      // The renderer numbers the chapters, so its slot stays open.
      chapter: library.wording["frame.chapter"],
      colophon: say("frame.colophon"),
    },
    subject: telling.subject,
    cover: coverOf(telling),
    celebration: celebrationOf(telling),
    seal: seal(facts, say("cover.sealTitle")),
    chapters: [
      howToRead(telling),
      atAGlance(telling),
      soul(telling),
      heart(telling),
      ...mask(telling),
      positions(telling),
      methods(telling, sources),
    ],
    colophon: [...sources.map(([label, value]) => say("source.line", { label, value })), say("source.disclaimer")],
    hash: "",
  };
}

/** Engine, versions and whose data was used, as label and value. */
function sourceRows({ engine, clock }: Facts, say: Say): readonly (readonly [string, string])[] {
  return [
    [say("source.ephemeris"), engine],
    [say("source.zones"), clock.source],
    [say("source.text"), say("source.textVersion", { version: String(textVersion) })],
    [say("source.document"), String(documentVersion)],
    [say("source.stars"), say("source.starsValue")],
    [say("source.places"), say("source.placesValue")],
    [say("source.boundaries"), say("source.boundariesValue")],
    [say("source.typefaces"), say("source.typefacesValue")],
  ];
}
