import { element } from "./element.ts";

/** The time span a series covers. */
export interface SeriesSpan {
  readonly startJd: number;
  readonly segmentDays: number;
  readonly segments: number;
}

/** One, two or three functions of time, with their rates, as Chebyshev polynomials over equal segments. */
export class ChebyshevSeries {
  private readonly terms: number;
  private readonly span: SeriesSpan;
  private readonly components: number;
  /** By segment, then degree, then component: read once, in order. */
  private readonly coefficients: Float64Array;

  /** `values[segment][component]` holds the coefficients, lowest degree first; all the same number, at least two. */
  constructor(span: SeriesSpan, components: number, values: readonly (readonly Float64Array[])[]) {
    this.span = span;
    this.components = components;
    const terms = values[0]?.[0]?.length ?? 0;
    this.terms = terms;
    this.coefficients = new Float64Array(values.length * components * terms);
    values.forEach((segment, index) => {
      segment.forEach((value, component) => {
        value.forEach((coefficient, n) => {
          this.coefficients[(index * terms + n) * components + component] = coefficient;
        });
      });
    });
  }

  /** Writes the components at a Julian day within the span to `out`, then their rates per day. */
  evaluate(jd: number, out: Float64Array): void {
    const { startJd, segmentDays, segments } = this.span;
    const place = (jd - startJd) / segmentDays;
    const segment = Math.min(Math.max(Math.floor(place), 0), segments - 1);
    const x = 2 * (place - segment) - 1;
    const start = segment * this.terms * this.components;
    if (this.components === 3) this.sumThree(x, start, out);
    else for (let component = 0; component < this.components; component += 1) this.sumOne(x, start, component, out);
    const perDay = 2 / segmentDays;
    for (let n = this.components; n < 2 * this.components; n += 1) out[n] = element(out, n) * perDay;
  }

  private sumOne(x: number, start: number, component: number, out: Float64Array): void {
    const { coefficients, components, terms } = this;
    const first = start + component;
    const twice = 2 * x;
    let second = 1;
    let secondNext = twice;
    let value = element(coefficients, first) + element(coefficients, first + components) * x;
    let rate = element(coefficients, first + components);
    for (let n = 2; n < terms; n += 1) {
      const coefficient = element(coefficients, first + n * components);
      value += coefficient * (x * secondNext - second);
      rate += coefficient * (n * secondNext);
      const following = twice * secondNext - second;
      second = secondNext;
      secondNext = following;
    }
    out[component] = value;
    out[components + component] = rate;
  }

  /**
   * Like `sumOne`, for three components at once: a chart spends most of its time here. Values and rates share one
   * recurrence, that of the second kind: Tₙ = x Uₙ₋₁ − Uₙ₋₂ and T′ₙ = n Uₙ₋₁.
   */
  private sumThree(x: number, start: number, out: Float64Array): void {
    const { coefficients, terms } = this;
    const twice = 2 * x;
    let second = 1;
    let secondNext = twice;
    let rateX = element(coefficients, start + 3);
    let rateY = element(coefficients, start + 4);
    let rateZ = element(coefficients, start + 5);
    let valueX = element(coefficients, start) + rateX * x;
    let valueY = element(coefficients, start + 1) + rateY * x;
    let valueZ = element(coefficients, start + 2) + rateZ * x;
    for (let n = 2, at = start + 6; n < terms; n += 1, at += 3) {
      const here = x * secondNext - second;
      const slope = n * secondNext;
      const following = twice * secondNext - second;
      second = secondNext;
      secondNext = following;
      const toX = element(coefficients, at);
      const toY = element(coefficients, at + 1);
      const toZ = element(coefficients, at + 2);
      valueX += toX * here;
      rateX += toX * slope;
      valueY += toY * here;
      rateY += toY * slope;
      valueZ += toZ * here;
      rateZ += toZ * slope;
    }
    out[0] = valueX;
    out[1] = valueY;
    out[2] = valueZ;
    out[3] = rateX;
    out[4] = rateY;
    out[5] = rateZ;
  }
}
