import type { CSSProperties } from "react";

/** Progress bar with the current stage, announced politely as it changes. */
export function StagedProgress({ percent, message }: { readonly percent: number; readonly message: string }) {
  // CSSProperties doesn't allow custom properties.
  const done = { "--v": `${percent}%` } as CSSProperties;
  return (
    <div className="prog" role="status">
      <div className="trk" aria-hidden="true">
        <i style={done} />
      </div>
      <p>
        <span>{message}</span>
        <span className="num">{percent}%</span>
      </p>
    </div>
  );
}
