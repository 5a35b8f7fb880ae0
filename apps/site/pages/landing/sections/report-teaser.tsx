import { paths } from "@cosmic/addresses/paths";
import { degreeText } from "@cosmic/chart/display";
import { ScoreBar } from "../../../components/drawings/score-bar.tsx";
import { planetName, signName } from "../../../components/drawings/sky-names.ts";
import { EngravedPlate } from "../../../components/engraved/engraved-plate.tsx";
import { ButtonLink } from "../../../components/fields/button.tsx";
import { useNearAddress } from "../../../components/layout/page-link.tsx";
import { useVisitor } from "../../../components/visitor.ts";
import { m } from "../../../generated/paraglide/messages.js";
import { baseLocale } from "../../../locale/locale.ts";
import { reportIsForeign } from "../../../locale/written-languages.ts";
import type { LandingSky } from "../landing-sky.server.ts";
import "./report-teaser.css";

/** Page numbers of the two pages shown. */
const leftFolio = 17;
const rightFolio = 18;

const ownCaptions = { two: m.landing_teaser_caption, one: m.landing_teaser_caption_one };
/** For languages that reports are not written in yet. */
const translatedCaptions = { two: m.landing_teaser_caption_translated, one: m.landing_teaser_caption_one_translated };

/** A look inside the report: one page of text, one of the chart. */
export function ReportTeaser({ sky }: { readonly sky: LandingSky }) {
  const near = useNearAddress();
  const captions = reportIsForeign(useVisitor()?.locale ?? baseLocale) ? translatedCaptions : ownCaptions;
  return (
    <section className="sec t0 below teaser-part" aria-labelledby="report-teaser">
      <div className="wrap tease">
        <div>
          <h2 id="report-teaser">{m.landing_teaser_title()}</h2>
          <p className="lead">{m.landing_teaser_text()}</p>
          <div className="tease-scores">
            {sky.scores.map((score) => (
              <ScoreBar key={score.label} {...score} />
            ))}
            <p className="cap">{m.landing_scores_note()}</p>
          </div>
          <ButtonLink variant="mystical" to={near(paths.samples())}>
            {m.landing_teaser_link()}
          </ButtonLink>
        </div>
        <figure>
          <div className="spread">
            <WordsPage />
            <ChartPage sky={sky} />
          </div>
          <figcaption className="figcap">
            <span className="only-l">{captions.two()}</span>
            <span className="only-s">{captions.one()}</span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

function WordsPage() {
  return (
    <div className="pg">
      <div className="rh">
        <span>{m.landing_page_person()}</span>
        <span>{m.landing_page_chapter()}</span>
      </div>
      <p className="ti">{m.landing_page_title()}</p>
      <p className="osf">{m.landing_page_1()}</p>
      <p className="osf">{m.landing_page_2()}</p>
      <p className="pq">{m.landing_page_quote()}</p>
      <p className="osf">{m.landing_page_3()}</p>
      <p className="osf">{m.landing_page_4()}</p>
      <div className="fo osf" aria-hidden="true">
        {leftFolio}
      </div>
    </div>
  );
}

function ChartPage({ sky }: { readonly sky: LandingSky }) {
  return (
    <div className="pg">
      <div className="rh">
        <span>{m.landing_page_right_head()}</span>
        <span>{m.landing_page_right_place()}</span>
      </div>
      <EngravedPlate drawing={sky.wheel} />
      <dl className="leg num">
        {sky.sample.map((place) => (
          <div key={place.planet}>
            <dt>{planetName(place.planet)}</dt>
            <dd>
              {degreeText(place)} {signName(place.sign)}
            </dd>
          </div>
        ))}
      </dl>
      <div className="fo osf" aria-hidden="true">
        {rightFolio}
      </div>
    </div>
  );
}
