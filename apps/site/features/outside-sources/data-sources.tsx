import type { Facts } from "@cosmic/chart/facts";
import { Suspense, use } from "react";
import { Glyph } from "../../components/drawings/glyph.tsx";
import { m } from "../../generated/paraglide/messages.js";
import { readerTime } from "../../locale/format/time-of-day.ts";
import type { Locale } from "../../locale/locale.ts";
import type { BirthData } from "../birth/draft/birth-data.ts";
import { outcomeText, sourceNames, sourcePurposes } from "./source-words.ts";
import { type AskedSource, type SourcesAnswer, sourcesOf } from "./sources-of.ts";

interface DataSourcesProps {
  readonly facts: Facts;
  readonly birth: BirthData;
  readonly locale: Locale;
}

/** Where the data comes from: our own sources, and the outside services that were asked. It appears once they have
 * answered, without delaying the chart. */
export function DataSources(props: DataSourcesProps) {
  return (
    <section className="data-sources" aria-labelledby="data-sources">
      <h2 id="data-sources">{m.sources_title()}</h2>
      <Suspense fallback={<Lines {...props} answer={null} />}>
        <Answered {...props} />
      </Suspense>
    </section>
  );
}

function Answered(props: DataSourcesProps) {
  return <Lines {...props} answer={use(sourcesOf(props.birth))} />;
}

/** `answer` is null while pending. */
function Lines({ facts, birth, locale, answer }: DataSourcesProps & { readonly answer: SourcesAnswer | null }) {
  const { apiResults: asked, placeName } = answer?.kind === "asked" ? answer : nothingAsked;
  return (
    <>
      <p className="sources-lead" role="status">
        {leadOf(answer)}
      </p>
      <ul className="source-lines">
        {ownLines(facts, birth).map((line) => (
          <Line key={line.purpose} {...line} used status={m.sources_used_own()} />
        ))}
        {asked.map((source) => (
          <Line
            key={source.name}
            name={sourceNames[source.name]()}
            host={source.host}
            purpose={sourcePurposes[source.name]()}
            used={source.used}
            status={statusOf(source, placeName, locale)}
            when={whenOf(source)}
          />
        ))}
      </ul>
    </>
  );
}

const nothingAsked = { apiResults: [], placeName: "" } as const;

/** The reverse geocoder's line shows the place name it found when only coordinates were known. */
function statusOf(source: AskedSource, placeName: string, locale: Locale): string {
  const names = source.name === "reverse-geocoding" && source.used;
  return names ? m.sources_used_name({ place: placeName }) : outcomeText(source, locale);
}

function leadOf(answer: SourcesAnswer | null): string {
  if (answer === null) return m.sources_asking();
  switch (answer.kind) {
    case "off":
      return m.sources_lead_off();
    case "away":
      return m.sources_lead_away();
    case "asked":
      return answer.dataSource === "built-in-engine" ? m.sources_lead_local() : m.sources_lead_asked();
  }
}

interface NamedLine {
  readonly name: string;
  readonly purpose: string;
}

interface OwnLine extends NamedLine {
  readonly when: string;
}

function ownLines(facts: Facts, birth: BirthData): readonly OwnLine[] {
  const placeByHand = birth.birthCountry === "" && birth.countryCode === "";
  const clockByHand = birth.offsetSeconds !== undefined;
  const [here, server] = [m.sources_here(), m.sources_server()];
  return [
    { name: facts.engine, purpose: m.sources_for_positions(), when: here },
    {
      // In the facts, a manual offset carries an English note.
      name: clockByHand ? m.preview_by_hand() : facts.clock.source,
      purpose: m.sources_for_clock(),
      when: clockByHand ? here : server,
    },
    {
      name: placeByHand ? m.preview_by_hand() : "GeoNames",
      purpose: m.sources_for_place(),
      when: placeByHand ? here : server,
    },
  ];
}

const whenOf = ({ at }: AskedSource): string => (at === null ? "" : readerTime(Date.parse(at)));

interface LineProps extends NamedLine {
  readonly host?: string;
  readonly used: boolean;
  readonly status: string;
  readonly when: string;
}

function Line({ name, host, purpose, used, status, when }: LineProps) {
  return (
    <li>
      <span className="source-name">
        {name}
        {host ? <span className="host">{host}</span> : null}
      </span>
      <span className="source-purpose">{purpose}</span>
      <span className={used ? "source-used" : "source-unused"}>
        <Glyph name={used ? "check" : "minus"} size={17} />
        {status}
      </span>
      <span className="source-when num">{when}</span>
    </li>
  );
}
