import { type MoonTurn, moonDial } from "@cosmic/drawings/book/moon-dial";
import type { ChartEntries } from "@cosmic/report/chart-entries";
import { crossingsNow } from "@cosmic/report/crossings-ahead";
import { DrawingFigure } from "../../../../components/drawings/drawing-figure.tsx";
import { useVisitor } from "../../../../components/visitor.ts";
import { datesText, shortMonthText } from "../../../../locale/format/format.ts";
import { baseLocale, type Locale } from "../../../../locale/locale.ts";
import { CellText } from "../../blocks/cell.tsx";
import { useChart } from "../../chart-context.ts";
import { type MoonStay, type PhaseNow, signWidthDeg, turnNow } from "./moon-turn.ts";
import "./moon-calendar.css";

/** One cycle of the progressed Moon around a day, drawn and as a dated list. Nothing without a birth time, or after the
 * ninety years the report covers. */
export function MoonCalendar({ today }: { readonly today: string }) {
  const chart = useChart();
  const locale = useVisitor()?.locale ?? baseLocale;
  const turn = turnNow(chart.crossings, today);
  if (!turn || chart.houses.length === 0) return null;
  const { labels } = chart;
  return (
    <div className="two-columns wide-first moon-calendar">
      <div>
        <h3>{labels.moonCalendar}</h3>
        <p className="lead">{labels.moonWalks}</p>
        <Dial chart={chart} turn={turn} today={today} locale={locale} />
      </div>
      <ol className="moon-stays">
        {turn.stays.map((stay, index) => (
          <Stay key={stay.from} stay={stay} here={index === turn.now ? labels.here : null} locale={locale} />
        ))}
      </ol>
    </div>
  );
}

interface DialProps {
  readonly chart: ChartEntries;
  readonly turn: PhaseNow;
  readonly today: string;
  readonly locale: Locale;
}

function Dial({ chart, turn, today, locale }: DialProps) {
  const { labels, crossings, houses, southern } = chart;
  const now = crossingsNow(crossings, today);
  const drawn: MoonTurn = {
    cuspsDeg: houses.map(({ cuspDeg }) => cuspDeg),
    signs: turn.stays.map(({ sign, from }, index) => ({
      sign,
      begins: shortMonthText(from, locale),
      walkedDeg: index < turn.now ? signWidthDeg : index === turn.now ? turn.moonDeg % signWidthDeg : 0,
    })),
    moonDeg: turn.moonDeg,
    seen: turn.phaseDeg === null ? null : { phaseAngleDeg: turn.phaseDeg, southern },
  };
  const title = [labels.moonCalendar, ...now.flatMap(({ since = [] }) => since)].join(". ");
  return (
    <figure className="doc-figure plate of-moon-dial">
      <div className="form-wide">
        <DrawingFigure drawing={moonDial(drawn, { title })} />
      </div>
      <div className="form-compact">
        <DrawingFigure drawing={moonDial(drawn, { title }, "compact")} />
      </div>
      <figcaption className="figcap">{labels.moonDial}</figcaption>
    </figure>
  );
}

interface StayProps {
  readonly stay: MoonStay;
  /** "You are here" for the current one, otherwise null. */
  readonly here: string | null;
  readonly locale: Locale;
}

/** A sign with its dates; for the last one the report covers, only its start. */
function Stay({ stay: { told, from, until }, here, locale }: StayProps) {
  return (
    <li {...(here === null ? {} : { "aria-current": "date" })}>
      <span className="stay-sign">
        <CellText cell={told} size={20} />
      </span>
      <span className="num">{until === null ? shortMonthText(from, locale) : datesText(from, until, locale)}</span>
      {here === null ? null : <span className="stay-here">{here}</span>}
    </li>
  );
}
