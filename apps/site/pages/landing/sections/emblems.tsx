import { radiansPerDegree } from "@cosmic/sky/units";
import type { ReactNode } from "react";

/** One decimal is finer than a screen shows and keeps the markup short. */
const tenth = (value: number) => Math.round(value * 10) / 10;
const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

function Emblem({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="emblem" viewBox="0 0 160 160" aria-hidden="true">
      {children}
    </svg>
  );
}

/** The sextant's hinge: its arm, arc and scale are centered here. */
const hinge = { x: 80, y: 26 };
const sextantArc = { from: 52, to: 128 };
const onSextant = (radius: number, angle: number) =>
  `${tenth(hinge.x + radius * Math.cos(angle * radiansPerDegree))} ${tenth(hinge.y + radius * Math.sin(angle * radiansPerDegree))}`;
const sextantBow = (radius: number) =>
  `M${onSextant(radius, sextantArc.from)}A${radius} ${radius} 0 0 1 ${onSextant(radius, sextantArc.to)}`;
const sextantBar = (radius: number) => `M${onSextant(radius, sextantArc.from)}L${onSextant(radius, sextantArc.to)}`;
const sextantLimb = (angle: number) => `M${hinge.x} ${hinge.y}L${onSextant(112, angle)}`;
const sextantScale = range(sextantArc.from, sextantArc.to, 2)
  .map((angle) => `M${onSextant(104, angle)}L${onSextant((angle - 50) % 10 === 0 ? 94 : 99, angle)}`)
  .join("");

/** A sextant measuring the altitude of a star. */
export function CertifiedEmblem() {
  return (
    <Emblem>
      <path
        d={`${sextantBow(112)}${sextantBow(104)}${sextantLimb(sextantArc.from)}${sextantLimb(sextantArc.to)}${sextantBar(52)}${sextantBar(76)}`}
      />
      <path className="t" d={sextantScale} />
      <path className="w" d={`M${hinge.x} ${hinge.y}L${onSextant(118, 78)}`} />
      <circle cx={hinge.x} cy={hinge.y} r="6" className="p" />
      <path className="t" d="M24 22 146 62" strokeDasharray="3 4" />
      <path className="k" d="M24 12l1.8 8.2L34 22l-8.2 1.8L24 32l-1.8-8.2L14 22l8.2-1.8Z" />
    </Emblem>
  );
}

const cometTail = range(-5, 5, 1)
  .map((strand) => {
    const across = strand * 4.6;
    const length = 108 - Math.abs(strand) * 9 - (Math.abs(strand + 5) % 2) * 14;
    const [headX, headY] = [112 - across * 0.55, 50 - across * 0.75];
    const [endX, endY] = [112 - length * 0.82 - across * 0.9, 50 + length * 0.72 - across * 0.5];
    const bend = `${tenth((headX + endX) / 2 - 10)} ${tenth((headY + endY) / 2 - 2)}`;
    return `M${tenth(headX)} ${tenth(headY)}Q${bend} ${tenth(endX)} ${tenth(endY)}`;
  })
  .join("");

/** A comet. */
export function InstantEmblem() {
  return (
    <Emblem>
      <path className="t" d={cometTail} />
      <circle cx="114" cy="47" r="21" className="p" />
      <circle cx="114" cy="47" r="21" strokeDasharray="1 3.7" />
      <path className="k" d="M114 29l3.4 14.6L132 47l-14.6 3.4L114 65l-3.4-14.6L96 47l14.6-3.4Z" />
      <path className="dots" d="M22 64h0M46 30h0M132 104h0M100 132h0M60 140h0M20 20h0M148 22h0" />
    </Emblem>
  );
}

/** Semi-axes of the meridian ring around the globe: inner and outer edge, with ticks between them. */
const meridianInner = { x: 69, y: 17 };
const meridianOuter = { x: 75, y: 21.5 };
const onRing = (ring: { readonly x: number; readonly y: number }, angle: number) =>
  `${tenth(80 + ring.x * Math.cos(angle * radiansPerDegree))} ${tenth(80 + ring.y * Math.sin(angle * radiansPerDegree))}`;
const meridianTicks = range(0, 354, 6)
  .map((angle) => `M${onRing(meridianInner, angle)}L${onRing(meridianOuter, angle)}`)
  .join("");

/** A globe in its ring, tilted as the Earth is. */
export function GlobalEmblem() {
  return (
    <Emblem>
      <circle cx="80" cy="80" r="54" className="p" />
      <g className="t">
        <ellipse cx="80" cy="80" rx="54" ry="14" />
        <ellipse cx="80" cy="53" rx="46.8" ry="11" />
        <ellipse cx="80" cy="107" rx="46.8" ry="11" />
        <ellipse cx="80" cy="80" rx="19" ry="54" />
        <ellipse cx="80" cy="80" rx="40" ry="54" />
      </g>
      <path d="M80 10V150" />
      <circle cx="80" cy="10" r="3" className="k" />
      <circle cx="80" cy="150" r="3" className="k" />
      <g transform="rotate(-23.4 80 80)">
        <ellipse cx="80" cy="80" rx={meridianInner.x} ry={meridianInner.y} />
        <ellipse cx="80" cy="80" rx={meridianOuter.x} ry={meridianOuter.y} />
        <path className="t" d={meridianTicks} />
      </g>
    </Emblem>
  );
}

const bookLines = range(0, 7, 1)
  .map((line) => {
    const y = 84 + line * 6.4;
    const [start, bend, rise, end] = [tenth(y - 1), tenth(y - 5), tenth(y - 4), tenth(y + 2)];
    return `M27 ${start}C42 ${bend} 58 ${rise} 72 ${end}M133 ${start}C118 ${bend} 102 ${rise} 88 ${end}`;
  })
  .join("");
const onGlory = (radius: number, angle: number) =>
  `${tenth(80 + radius * Math.cos(angle * radiansPerDegree))} ${tenth(44 + radius * Math.sin(angle * radiansPerDegree))}`;
const gloryRays = range(200, 340, 10)
  .map((angle) => `M${onGlory(17, angle)}L${onGlory(angle % 20 === 0 ? 36 : 28, angle)}`)
  .join("");

/** An open book under a star. */
export function PremiumEmblem() {
  return (
    <Emblem>
      <path
        className="p"
        d="M80 78C62 68 40 67 18 72V136C40 131 62 132 80 142 98 132 120 131 142 136V72C120 67 98 68 80 78Z"
      />
      <path d="M80 78V142M12 78V143C36 138 60 139 80 148 100 139 124 138 148 143V78" />
      <path className="t" d={`${bookLines}${gloryRays}`} />
      <path className="k" d="M80 30l2.8 11.2L94 44l-11.2 2.8L80 58l-2.8-11.2L66 44l11.2-2.8Z" />
    </Emblem>
  );
}
