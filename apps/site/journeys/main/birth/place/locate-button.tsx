import { useState } from "react";
import { Glyph } from "../../../../components/glyph.tsx";
import { m } from "../../../../generated/paraglide/messages.js";

/** The browser may take this long to find out where it is. */
const locateTimeoutMs = 15_000;

export type Located =
  | { readonly ok: true; readonly latitude: number; readonly longitude: number }
  | { readonly ok: false; readonly reason: "refused" | "failed" };

interface LocateButtonProps {
  readonly onStart: () => void;
  readonly onLocated: (answer: Located) => void;
}

/** Asks the browser where it is. The answer stays in the browser. */
export function LocateButton({ onStart, onLocated }: LocateButtonProps) {
  const [asking, setAsking] = useState(false);
  const ask = async () => {
    if (asking) return;
    setAsking(true);
    onStart();
    onLocated(await locate());
    setAsking(false);
  };
  return (
    <button type="button" aria-label={m.birth_locate()} title={m.birth_locate()} onClick={ask}>
      <Glyph name="locate" size={22} />
    </button>
  );
}

function locate(): Promise<Located> {
  if (!("geolocation" in navigator)) return Promise.resolve({ ok: false, reason: "failed" });
  return new Promise((answer) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => answer({ ok: true, latitude: coords.latitude, longitude: coords.longitude }),
      (error) => answer({ ok: false, reason: error.code === error.PERMISSION_DENIED ? "refused" : "failed" }),
      { timeout: locateTimeoutMs },
    );
  });
}
