import type { CSSProperties } from "react";
import { Glyph } from "../../../components/drawings/glyph.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import "./how-it-works.css";

/** The four steps as stars of a made-up constellation; `yPx` is the star's height above its step, `sizePx` its size. */
const steps = [
  { id: "birth", yPx: 118, sizePx: 26, title: m.landing_how_1_title, text: m.landing_how_1_text },
  { id: "analysis", yPx: 46, sizePx: 30, title: m.landing_how_2_title, text: m.landing_how_2_text },
  { id: "payment", yPx: 92, sizePx: 34, title: m.landing_how_3_title, text: m.landing_how_3_text },
  { id: "report", yPx: 20, sizePx: 42, title: m.landing_how_4_title, text: m.landing_how_4_text },
] as const;

/** Faint background stars: left in percent, top and diameter in pixels. */
const faintStars = [
  [9, 30, 9],
  [16, 150, 7],
  [20, 70, 6],
  [38, 128, 8],
  [43, 22, 7],
  [61, 150, 7],
  [66, 40, 9],
  [72, 118, 6],
  [88, 96, 8],
  [94, 40, 11],
  [99, 140, 7],
] as const;

/** How It Works: four steps along a constellation. */
export function HowItWorks() {
  return (
    <section className="sec below" id="features" aria-labelledby="how-it-works">
      <div className="wrap">
        <h2 id="how-it-works">{m.landing_how_title()}</h2>
        <div className="path">
          <Constellation />
          <ol>
            {steps.map((step) => (
              // CSSProperties has no custom properties.
              <li key={step.id} className="step" style={{ "--y": `${step.yPx}px` } as CSSProperties}>
                <span className="st" aria-hidden="true">
                  <Glyph name="star-8" size={step.sizePx} />
                </span>
                <h3>{step.title()}</h3>
                <p>{step.text()}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

function Constellation() {
  return (
    <div className="con" aria-hidden="true">
      <svg viewBox="0 0 100 180" preserveAspectRatio="none" aria-hidden="true">
        <path d="M1.35 118L26.95 46L52.6 92L78.25 20" />
        <path className="dim" d="M78.25 20L94 40L99 140M94 40L88 96" />
      </svg>
      {faintStars.map(([left, top, size]) => (
        <i key={`${left}-${top}`} style={{ left: `${left}%`, top, width: size, height: size }} />
      ))}
    </div>
  );
}
