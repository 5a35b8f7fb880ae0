import { paths } from "@cosmic/addresses/paths";
import { type Sign, signs } from "@cosmic/chart/facts";
import { modernRulers } from "@cosmic/chart/zodiac/rulers";
import { elementOf, modalityOf } from "@cosmic/chart/zodiac/shares";
import type { ReactNode } from "react";
import { Glyph } from "../../components/drawings/glyph.tsx";
import { Plate } from "../../components/drawings/plate.tsx";
import { planetName, signGlyph, signName } from "../../components/drawings/sky-names.ts";
import { type EngravedDrawing, EngravedPlate } from "../../components/engraved/engraved-plate.tsx";
import { ButtonLink } from "../../components/fields/button.tsx";
import { PageFrame } from "../../components/layout/page-frame.tsx";
import { PageLink } from "../../components/layout/page-link.tsx";
import { Prose } from "../../components/text/prose.tsx";
import { fieldOf, type Page } from "../../content/pages/page.ts";
import { m } from "../../generated/paraglide/messages.js";
import { elementNames, modalityNames } from "./kind-names.ts";
import "../../styles/text/reading.css";
import "./guides.css";

interface GuideProps {
  readonly sign: Sign;
  /** The sign's date range, in the reader's date format. */
  readonly dates: string;
  readonly page: Page;
  readonly plate: EngravedDrawing;
  /** The sign on the zodiac wheel. */
  readonly wheel: EngravedDrawing;
}

/** A sign's guide: constellation, element and mode, character, compatible signs. */
export function GuidePage({ sign, dates, page, plate, wheel }: GuideProps) {
  return (
    <PageFrame header="full">
      <section className="guide-head">
        <div className="wrap">
          <div>
            <Glyph name={signGlyph(sign)} size={84} className="big" />
            <h1>{signName(sign)}</h1>
            <p className="when">{dates}</p>
            <p className="lead">{page.fields.description}</p>
          </div>
          <figure className="guide-plate">
            <EngravedPlate drawing={plate} />
          </figure>
        </div>
      </section>
      <div className="wrap">
        <Kind sign={sign} />
        <div className="guide-sides">
          <article>
            <Prose sections={page.sections} />
          </article>
          <Aside sign={sign} fields={page.fields} wheel={wheel} />
        </div>
        <Plate className="guide-call">
          <div>
            <h2>{m.guide_third({ sign: signName(sign) })}</h2>
            <p className="lead">{m.guide_third_text()}</p>
          </div>
          <ButtonLink to={paths.step("birth")}>{m.frame_get_report()}</ButtonLink>
        </Plate>
        <Neighbors sign={sign} />
      </div>
    </PageFrame>
  );
}

const signAfter = (sign: Sign, steps: number): Sign => signs[(signs.indexOf(sign) + steps + 12) % 12] ?? sign;

function Kind({ sign }: { readonly sign: Sign }) {
  const element = elementOf(sign);
  const modality = modalityOf(sign);
  const ruler = modernRulers[sign];
  const opposite = signAfter(sign, 6);
  return (
    <dl className="guide-kind">
      <Fact name={m.guide_element()}>
        <Glyph name={elementNames[element].glyph} size={26} className={elementNames[element].glyph} />
        {elementNames[element].words()}
      </Fact>
      <Fact name={m.guide_quality()}>
        <Glyph name={modalityNames[modality].glyph} size={26} />
        {modalityNames[modality].words()}
      </Fact>
      <Fact name={m.guide_ruler()}>
        <Glyph name={ruler} size={26} />
        {planetName(ruler)}
      </Fact>
      <Fact name={m.guide_opposite()}>
        <Glyph name={signGlyph(opposite)} size={26} />
        <PageLink to={paths.guide(opposite)}>{signName(opposite)}</PageLink>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Aside({ sign, fields, wheel }: Pick<GuideProps, "sign" | "wheel"> & { readonly fields: Page["fields"] }) {
  const keywords = fieldOf({ fields }, "keywords")
    .split(",")
    .map((word) => word.trim());
  return (
    <aside className="guide-aside">
      <section>
        <h2>{m.guide_compatibility()}</h2>
        <EngravedPlate drawing={wheel} className="guide-wheel" decorative />
        <p>{fields.compatibility}</p>
      </section>
      <section>
        <h2>{m.guide_keywords()}</h2>
        <ul className="guide-keywords">
          {keywords.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{m.guide_color_stones()}</h2>
        <p>
          {fields.color}. {fields.stones}.
        </p>
      </section>
      <section>
        <h2>{m.guide_famous({ sign: signName(sign) })}</h2>
        <p>{fields.famous}.</p>
      </section>
    </aside>
  );
}

function Neighbors({ sign }: { readonly sign: Sign }) {
  const [before, after] = [signAfter(sign, -1), signAfter(sign, 1)];
  return (
    <nav className="guide-neighbors" aria-label={m.guide_others()}>
      <PageLink to={paths.guide(before)}>
        <Glyph name={signGlyph(before)} size={32} />
        <span>
          <small>{m.guide_before()}</small>
          {signName(before)}
        </span>
      </PageLink>
      <PageLink to={paths.guide(after)}>
        <span>
          <small>{m.guide_after()}</small>
          {signName(after)}
        </span>
        <Glyph name={signGlyph(after)} size={32} />
      </PageLink>
    </nav>
  );
}
