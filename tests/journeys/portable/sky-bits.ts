import { openSky } from "@cosmic/sky/open-sky";
import { positionBits } from "../../../tools/proof/accuracy/errors/position-bits.ts";

// Bundled whole and run unchanged in a browser and in a worker.

/** The bytes of 10,000 positions as base64, from the decade files (base64 by first year). */
export function skyBits(tables: Readonly<Record<string, string>>): string {
  const sky = openSky((year) => {
    const table = tables[year];
    return table === undefined ? null : Uint8Array.from(atob(table), (letter) => letter.charCodeAt(0));
  });
  let text = "";
  for (const byte of positionBits(sky)) text += String.fromCharCode(byte);
  return btoa(text);
}
