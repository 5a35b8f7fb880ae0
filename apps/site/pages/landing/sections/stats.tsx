import type { Rating } from "@cosmic/shop/reviews/public-reviews";
import { useVisitor } from "../../../components/visitor.ts";
import {
  deliveredClaim,
  type FigureClaim,
  figureClaims,
  onlyShown,
  ratingFigure,
  testimonials,
} from "../../../content/operator-claims.ts";
import { m } from "../../../generated/paraglide/messages.js";
import { fixedText, numberText } from "../../../locale/format/format.ts";
import { baseLocale, type Locale } from "../../../locale/locale.ts";

interface Figure {
  readonly id: string;
  readonly value: string;
  readonly label: string;
}

const figureOf = ({ id, text, label }: FigureClaim): Figure => ({ id, value: text(), label: label() });

/** What the reviews come to, in place of what the operator says they do. */
const ratedFigure = (rating: Rating, locale: Locale): Figure => ({
  id: ratingFigure.id,
  value: m.reviews_average({ average: fixedText(rating.average, 1, locale) }),
  label: m.reviews_landing_label({ count: numberText(rating.count, locale) }),
});

/** The operator's statistics, as far as they are proven, and the rating once there are enough reviews. The reports
 * delivered stand here when there is neither testimonial nor review for them to stand over. */
export function Stats() {
  const visitor = useVisitor();
  const { claims: shown, rating = null, locale = baseLocale } = visitor ?? {};
  const quoted = rating !== null || onlyShown(testimonials, shown).length > 0;
  const figures = figureClaims.flatMap((claim) => {
    if (rating !== null && claim === ratingFigure) return ratedFigure(rating, locale);
    return onlyShown([claim], shown).map(figureOf);
  });
  const all = [...figures, ...onlyShown(quoted ? [] : [deliveredClaim], shown).map(figureOf)];
  if (all.length === 0) return null;
  return (
    <div className="wrap">
      <ul className="stats" aria-label={m.landing_stats_label()}>
        {all.map(({ id, value, label }) => (
          <li key={id}>
            <b>{value}</b> <span>{label}</span>
          </li>
        ))}
      </ul>
      <div className="rule" aria-hidden="true" />
    </div>
  );
}
