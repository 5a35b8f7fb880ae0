import { errorStrips } from "@cosmic/drawings/articles/error-strips";
import type { Drawing } from "@cosmic/drawings/drawing";
import { type AccuracyFigures, accuracyFigures, type BodyYears } from "../../content/accuracy-figures.ts";
import { m } from "../../generated/paraglide/messages.js";
import { bodyName } from "./body-name.ts";
import type { Numerals } from "./numerals.ts";

/** Units used in the data file per arcsecond. */
const yearUnits = 1e5;

const yearsOf = ({ years }: BodyYears): readonly (number | null)[] =>
  years.split(" ").map((error) => (error === "-" ? null : Number(error) / yearUnits));

/** The "error by year" drawing in the visitor's language, in wide and phone versions. */
export function errorYearsFigure(numerals: Numerals, figures: AccuracyFigures = accuracyFigures) {
  const strips = figures.years.map((body) => {
    const years = yearsOf(body);
    return {
      glyph: body.glyph,
      name: bodyName(body.body),
      promised: body.promised,
      promisedWords: numerals.roundArcseconds(body.promised),
      worstWords: numerals.arcseconds(Math.max(0, ...years.map((error) => error ?? 0))),
      years,
    };
  });
  const bodies = strips.map(({ name, worstWords, promisedWords }) =>
    m.accuracy_errors_alt_body({ body: name, worst: worstWords, promised: promisedWords }),
  );
  const { first, last } = figures.span;
  const drawn = (form: "wide" | "compact"): Drawing =>
    errorStrips(
      {
        title: m.accuracy_errors_alt({ first, last, bodies: bodies.join("; ") }),
        worstHead: m.accuracy_errors_worst(),
        promisedHead: m.accuracy_errors_promised(),
        firstYear: first,
        strips,
      },
      form,
    );
  return { wide: drawn("wide"), compact: drawn("compact") };
}
