import type { HalvesEntry } from "@cosmic/report/chart-entries";

const hatch = [4, 8, 12, 16, 20, 24, 28, 32] as const;
const radius = 35;

/** A circle with its fuller half hatched, and a caption. */
export function HalfDisc({ half: { text, fuller } }: { readonly half: HalvesEntry }) {
  const level = fuller === "upper" || fuller === "lower";
  const turn = { upper: 180, lower: 0, left: 90, right: 270 } as const;
  const lines = hatch.map((y) => `M${-reach(y)} ${y}H${reach(y)}`).join("");
  return (
    <figure>
      <svg viewBox="-38 -38 76 76" width="76" height="76" aria-hidden="true">
        <circle r={radius} />
        <circle r={radius - 2.5} className="fine" />
        <path d={level || fuller === null ? `M${-radius} 0H${radius}` : `M0 ${-radius}V${radius}`} />
        {fuller === null ? null : <path className="fine" d={lines} transform={`rotate(${turn[fuller]})`} />}
      </svg>
      <figcaption>{text}</figcaption>
    </figure>
  );
}

const reach = (y: number) => Math.round(Math.sqrt(radius ** 2 - y ** 2) * 10) / 10;
