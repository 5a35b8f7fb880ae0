import type { CSSProperties } from "react";
import { m } from "../../generated/paraglide/messages.js";
import { Glyph } from "../drawings/glyph.tsx";

interface StepsProps {
  readonly step: number;
  readonly of: number;
  readonly percent: number;
  /** Text before the line; defaults to the step number. */
  readonly words?: string;
}

/** Progress through the steps: a line with a moving star. */
export function Steps(props: StepsProps) {
  // CSSProperties doesn't allow custom properties.
  const travelled = { "--v": `${props.percent}%` } as CSSProperties;
  const words = props.words ?? m.frame_step({ step: props.step, of: props.of });
  return (
    <div
      className="steps"
      role="progressbar"
      aria-label={m.frame_progress()}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={props.percent}
      aria-valuetext={words}
    >
      <span>{words}</span>
      <span className="line" style={travelled}>
        <Glyph name="star-8" size={19} />
      </span>
      <span className="num">{props.percent}%</span>
    </div>
  );
}
