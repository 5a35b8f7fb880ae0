import type { CSSProperties } from "react";

/** Work under way: how far, and what is being done now. Heard politely as it changes. */
export function StagedProgress({ percent, message }: { readonly percent: number; readonly message: string }) {
  // CSSProperties knows no custom properties.
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
