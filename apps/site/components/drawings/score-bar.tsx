import type { CSSProperties } from "react";

export interface Score {
  readonly label: string;
  /** 0…100. */
  readonly percent: number;
  /** The percentage, formatted on the server: a browser's first Intl formatter costs more than the rest of the page. */
  readonly percentText: string;
  /** Sets the bar's color: `fire`, `earth`, `air` or `water`; without it, the text color. */
  readonly element?: string | undefined;
}

/** A percentage on a scale marked in tenths. */
export function ScoreBar({ label, percent, percentText, element }: Score) {
  const ink = element === undefined ? "currentColor" : `var(--${element})`;
  return (
    <p className="bar">
      <span>{label}</span>
      <b className="num">{percentText}</b>
      {/* CSSProperties doesn't allow custom properties. */}
      <span className="trk" style={{ "--v": `${percent}%`, "--c": ink } as CSSProperties} aria-hidden="true" />
    </p>
  );
}
