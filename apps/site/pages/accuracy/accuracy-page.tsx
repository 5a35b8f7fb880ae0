import { PageFrame } from "../../components/layout/page-frame.tsx";
import { useVisitor } from "../../components/visitor.ts";
import { accuracyFigures } from "../../content/accuracy-figures.ts";
import { baseLocale } from "../../locale/locale.ts";
import { Hash, Limits } from "./closing-sections.tsx";
import { numeralsOf } from "./numerals.ts";
import { Opening } from "./opening.tsx";
import {
  Angles,
  ChosenMoments,
  Clock,
  ErrorYears,
  Joints,
  Measured,
  Motions,
  Peers,
  PrintedMinutes,
  RandomMoments,
  Sizes,
} from "./sections.tsx";
import { Eclipses, Moons, Passes, Stations } from "./tables/date-sections.tsx";
import "./accuracy.css";

/** The accuracy page: promise, chart, tables, and what is left out. */
export function AccuracyPage() {
  const told = { figures: accuracyFigures, numerals: numeralsOf(useVisitor()?.locale ?? baseLocale) };
  return (
    <PageFrame header="full">
      <div className="wrap accuracy">
        <Opening {...told} />
        <ErrorYears {...told} />
        <Measured {...told} />
        <RandomMoments {...told} />
        <ChosenMoments {...told} />
        <Joints {...told} />
        <PrintedMinutes {...told} />
        <Angles {...told} />
        <Motions {...told} />
        <Passes {...told} />
        <Stations {...told} />
        <Moons {...told} />
        <Eclipses {...told} />
        <Clock {...told} />
        <Peers {...told} />
        <Sizes {...told} />
        <Limits {...told} />
        <Hash {...told} />
      </div>
    </PageFrame>
  );
}
