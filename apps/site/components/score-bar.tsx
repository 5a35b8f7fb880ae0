import type { CSSProperties } from "react";

export interface Score {
  readonly label: string;
  /** 0…100. */
  readonly percent: number;
  /** The same as its reader writes it: a browser's first formatter costs it more than the rest of the page. */
  readonly percentText: string;
  /** Whose ink it takes: `fire`, `earth`, `air` or `water`; the text's where there is none. */
  readonly element?: string | undefined;
}

/** A share of a hundred on a map scale with tenths. */
export function ScoreBar({ label, percent, percentText, element }: Score) {
  const ink = element === undefined ? "currentColor" : `var(--${element})`;
  return (
    <p className="bar">
      <span>{label}</span>
      <b className="num">{percentText}</b>
      {/* CSSProperties knows no custom properties. */}
      <span className="trk" style={{ "--v": `${percent}%`, "--c": ink } as CSSProperties} aria-hidden="true" />
    </p>
  );
}
