import { askedInShort } from "./chapters/back/asked-sources.ts";
import { zoneSource } from "./chapters/back/outside-names.ts";
import type { ReportContext } from "./context/report-context.ts";
import { textVersion } from "./text-version.ts";

/** Engine, versions and data sources, as label and value. */
export function sourceRows(context: ReportContext): readonly (readonly [string, string])[] {
  const { say, facts } = context;
  const { engine } = facts;
  return [
    [say("source.ephemeris"), engine],
    [say("source.outside"), askedInShort(context)],
    [say("source.zones"), zoneSource(context)],
    [say("source.text"), say("source.textVersion", { version: String(textVersion) })],
    [say("source.stars"), say("source.starsValue")],
    [say("source.places"), say("source.placesValue")],
    [say("source.boundaries"), say("source.boundariesValue")],
    [say("source.typefaces"), say("source.typefacesValue")],
  ];
}
