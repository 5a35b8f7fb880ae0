import type { Rating } from "@cosmic/shop/reviews/public-reviews";
import type { ReviewCounts, StarCounts } from "@cosmic/shop/reviews/star-counts";
import type { CSSProperties } from "react";
import { Glyph } from "../../components/drawings/glyph.tsx";
import { useVisitor } from "../../components/visitor.ts";
import { bestFirst } from "../../features/reviews/star-values.ts";
import { m } from "../../generated/paraglide/messages.js";
import { fixedText, numberText, percentText } from "../../locale/format/format.ts";
import { baseLocale } from "../../locale/locale.ts";

interface StarSpreadProps {
  readonly counts: ReviewCounts;
  readonly rating: Rating | null;
}

/** The average, how the stars are spread, and how many reviews were received, are shown and are held. */
export function StarSpread({ counts, rating }: StarSpreadProps) {
  const locale = useVisitor()?.locale ?? baseLocale;
  const { received, shown, held } = counts;
  const figures = [
    { label: m.reviews_received(), count: totalOf(received) },
    { label: m.reviews_shown(), count: totalOf(shown) },
    { label: m.reviews_held_law(), count: held.law },
    { label: m.reviews_held_privacy(), count: held.privacy },
  ];
  return (
    <div className="star-spread">
      {rating ? (
        <>
          <p className="star-average">
            <b>{m.reviews_average({ average: fixedText(rating.average, 1, locale) })}</b>{" "}
            <span>{m.reviews_average_label()}</span>
          </p>
          <SpreadTable counts={counts} />
        </>
      ) : null}
      <dl>
        {figures.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{numberText(count, locale)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const totalOf = (counts: StarCounts): number => bestFirst.reduce((total, stars) => total + counts[stars], 0);

const wholePercent = 100;

function SpreadTable({ counts: { shown } }: Pick<StarSpreadProps, "counts">) {
  const locale = useVisitor()?.locale ?? baseLocale;
  const total = totalOf(shown);
  return (
    <table className="num">
      <caption className="sr">{m.reviews_spread()}</caption>
      <thead className="sr">
        <tr>
          <th scope="col">{m.reviews_spread_stars()}</th>
          <th scope="col">{m.reviews_spread_share()}</th>
          <th scope="col">{m.reviews_spread_count()}</th>
        </tr>
      </thead>
      <tbody>
        {bestFirst.map((stars) => {
          const percent = (wholePercent * shown[stars]) / total;
          return (
            <tr key={stars}>
              <th scope="row">
                {stars} <Glyph name="star-5" size={14} />
              </th>
              <td>
                {/* CSSProperties doesn't allow custom properties. */}
                <span className="track" style={{ "--v": `${percent}%` } as CSSProperties} />
                <span className="sr">{percentText(percent, locale)}</span>
              </td>
              <td>{numberText(shown[stars], locale)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
