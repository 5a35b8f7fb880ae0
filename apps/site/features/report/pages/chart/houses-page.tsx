import type { HouseEntry } from "@cosmic/report/chart-entries";
import type { Chapter } from "@cosmic/report/document";
import { Link } from "react-router";
import { DrawingView } from "../../blocks/drawing.tsx";
import { NamedBodies } from "../../bodies.tsx";
import { Blocks, SectionView } from "../../chapter-sections.tsx";
import { useChart } from "../../chart-context.ts";
import { NamedGlyph } from "../../named-glyph.tsx";
import { SectionHeading } from "../../section-heading.tsx";
import { useSectionAddress } from "../../tabs/section-address.ts";
import { figureApart, sectionNamed } from "../split.ts";
import "./houses.css";

/** Houses one to six are called personal, seven to twelve interpersonal. */
const lastPersonalHouse = 6;

/** The house wheel, the occupants, a card per house, then each house in full. */
export function HousesPage({ chapter }: { readonly chapter: Chapter }) {
  const { houses, labels } = useChart();
  const wheel = sectionNamed(chapter.sections, "house-wheel");
  const { figure, rest } = figureApart(wheel?.blocks ?? []);
  return (
    <>
      <div className="chapter-opening">
        <Blocks blocks={rest} />
      </div>
      <div className="two-columns wide-first">
        {figure ? <DrawingView block={figure} plate /> : null}
        <Company id="house-wheel" />
      </div>
      <HouseCards
        title={labels.firstHouses}
        kind={labels.personal}
        houses={houses.filter(({ number }) => number <= lastPersonalHouse)}
      />
      <HouseCards
        title={labels.lastHouses}
        kind={labels.interpersonal}
        houses={houses.filter(({ number }) => number > lastPersonalHouse)}
      />
      {chapter.sections
        .filter((section) => section !== wheel)
        .map((section) => (
          <SectionView key={section.id} section={section} />
        ))}
    </>
  );
}

/** The occupied houses, fullest first. */
function Company({ id }: { readonly id: string }) {
  const { houses, labels } = useChart();
  const lived = houses
    .filter(({ residents }) => residents.length > 0)
    .toSorted((one, other) => other.residents.length - one.residents.length);
  return (
    <div>
      <SectionHeading level={3} id={id}>
        {labels.company}
      </SectionHeading>
      <ul className="company">
        {lived.map(({ number, word, residents, company, plain }) => (
          <li key={number}>
            <NamedBodies ids={residents} size={22} />
            <p>
              <b>
                {number}. {word}.
              </b>{" "}
              {company ?? plain}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface HouseCardsProps {
  readonly title: string;
  readonly kind: string;
  readonly houses: readonly HouseEntry[];
}

function HouseCards({ title, kind, houses }: HouseCardsProps) {
  return (
    <div className="house-cards">
      <div className="house-cards-head">
        <h3>{title}</h3>
        <span>{kind}</span>
      </div>
      <div className="house-grid">
        {houses.map((house) => (
          <HouseCard key={house.number} house={house} />
        ))}
      </div>
    </div>
  );
}

function HouseCard({ house }: { readonly house: HouseEntry }) {
  const { labels } = useChart();
  const address = useSectionAddress();
  const { number, word, cusp, key, plain, residents, naturalRuler, section } = house;
  return (
    <article>
      <header>
        <h4>
          <Link to={address(section)}>{word}</Link>
        </h4>
        <span className="house-number">{number}</span>
      </header>
      <p className="house-key num">
        <span>
          <NamedGlyph name={cusp.glyph} size={16} className={cusp.element ?? ""} />
          {cusp.text}
        </span>
        <span>{key}</span>
      </p>
      {plain ? <p className="house-plain">{plain}</p> : null}
      <p className="house-base">
        {residents.length > 0 ? (
          <NamedBodies ids={residents} size={20} />
        ) : (
          <span className="house-empty">{labels.noPlanets}</span>
        )}
        <span>{naturalRuler}</span>
      </p>
    </article>
  );
}
