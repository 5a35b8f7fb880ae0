import { paths } from "@cosmic/addresses/paths";
import { offsetText } from "@cosmic/chart/display";
import { Plate } from "../../components/drawings/plate.tsx";
import { planetInSentence } from "../../components/drawings/sky-names.ts";
import { EngravedPlate } from "../../components/engraved/engraved-plate.tsx";
import { ButtonLink } from "../../components/fields/button.tsx";
import { PageFrame } from "../../components/layout/page-frame.tsx";
import { Prose } from "../../components/text/prose.tsx";
import { ReaderQuote } from "../../components/text/reader-quote.tsx";
import { useVisitor } from "../../components/visitor.ts";
import { testimonials } from "../../content/operator-claims.ts";
import { fieldOf, type Page } from "../../content/pages/page.ts";
import { m } from "../../generated/paraglide/messages.js";
import { placeCoordinates } from "../../locale/format/coordinates.ts";
import { dateText, listText, percentText } from "../../locale/format/format.ts";
import { sentenceTime, tableTime } from "../../locale/format/time-of-day.ts";
import { baseLocale, type Locale } from "../../locale/locale.ts";
import { type City, cities } from "./cities.ts";
import type { CitySky } from "./city-sky.server.ts";
import { OtherCities } from "./other-cities.tsx";
import { UpTonight } from "./up-tonight.tsx";
import "../../styles/text/reading.css";
import "./cities.css";

interface CityPageProps {
  readonly cityId: string;
  readonly sky: CitySky;
  readonly page: Page;
  /** The price of a report there, formatted. */
  readonly price: string;
}

/** A city page: the sky over it tonight, and what its latitude and time zone do to a chart. */
export function CityPage({ cityId, sky, page, price }: CityPageProps) {
  const locale = useVisitor()?.locale ?? baseLocale;
  const city = cities.find(({ id }) => id === cityId);
  if (city === undefined) return null;
  const reader = testimonials.find(({ id }) => id === city.testimonialId);
  return (
    <PageFrame header="full" claims>
      <div className="wrap city-page">
        <CityHead city={city} sky={sky} locale={locale} price={price} />
        <Strip city={city} sky={sky} locale={locale} />
        <div className="city-up">
          <UpTonight planets={sky.planets} />
          <div>
            {reader ? <ReaderQuote reader={reader} /> : null}
            <p className="small">{page.fields.note}</p>
          </div>
        </div>
        <div className="city-text">
          <article>
            <Prose sections={page.sections} />
          </article>
          <aside>
            <h2>{m.city_terms()}</h2>
            <ul className="chips">
              {fieldOf(page, "terms")
                .split(",")
                .map((term) => (
                  <li key={term} className="chip" lang={city.locale.slice(0, 2)}>
                    {term.trim()}
                  </li>
                ))}
            </ul>
          </aside>
        </div>
        <OtherCities of={city} />
      </div>
    </PageFrame>
  );
}

interface CityHeadProps extends Pick<CityPageProps, "sky" | "price"> {
  readonly city: City;
  readonly locale: Locale;
}

function CityHead({ city, sky, locale, price }: CityHeadProps) {
  return (
    <div className="city-head">
      <div>
        <p className="eyebrow">{m.city_over()}</p>
        <h1 className="display">{city.name()}</h1>
        <p className="lead">{leadOf(sky, locale)}</p>
        <div className="cta">
          <ButtonLink to={paths.localeHome(city.locale)}>{m.frame_get_report()}</ButtonLink>
          <span className="num">{m.city_price({ price })}</span>
        </div>
      </div>
      <Plate as="figure">
        <EngravedPlate drawing={sky.plate} className="only-l" />
        <EngravedPlate drawing={sky.compactPlate} className="only-s" />
        <figcaption>{m.city_hold()}</figcaption>
      </Plate>
    </div>
  );
}

/** The moment shown, and what is up then. */
function leadOf({ date, time, now, planets }: CitySky, locale: Locale): string {
  const when = { ...sentenceTime(time, locale), date: dateText(date, locale) };
  const up = planets.filter(({ altitudeDeg }) => altitudeDeg > 0).map(({ planet }) => planetInSentence(planet));
  const moment = now ? m.city_now(when) : m.city_dusk(when);
  return `${moment} ${up.length === 0 ? m.city_none_up() : m.city_up({ planets: listText(up, locale) })}`;
}

/** Coordinates that break only after their comma. */
const unbroken = (coordinates: string) => coordinates.replaceAll(" ", "\u00a0").replace(",\u00a0", ", ");

function Strip({ city, sky, locale }: { readonly city: City; readonly sky: CitySky; readonly locale: Locale }) {
  const moon = sky.planets.find(({ planet }) => planet === "moon");
  const lit = { percent: percentText(sky.moon.litPercent, locale) };
  const facts = [
    { name: m.city_sunset(), value: sky.sunset === null ? "–" : tableTime(sky.sunset) },
    { name: m.city_moonrise(), value: moon?.rise ? tableTime(moon.rise) : "–" },
    { name: m.city_moon(), value: sky.moon.waxing ? m.city_moon_waxing(lit) : m.city_moon_waning(lit) },
    { name: m.city_coordinates(), value: unbroken(placeCoordinates(city, locale)) },
    { name: m.city_clock(), value: `${city.zone}, ${offsetText(sky.offsetSeconds)}` },
  ];
  return (
    <dl className="city-strip num">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
