import { type Sign, signs } from "@cosmic/chart/facts";
import type { Drawing, Mark } from "@cosmic/drawings/drawing";
import { polar } from "@cosmic/drawings/geometry/polar";
import { aspectStyles } from "@cosmic/drawings/glyphs/aspect-styles";
import { glyphMark } from "@cosmic/drawings/glyphs/glyphs";
import { signGlyph } from "../../components/drawings/sky-names.ts";
import { engrave } from "../../components/engraved/engrave.server.tsx";
import type { EngravedDrawing } from "../../components/engraved/engraved-plate.tsx";

// The sign at the top, the others counterclockwise as in every wheel, with lines to the signs it aspects. Viewport
// units: 400.

const radius = { rim: 180, tickEnd: 168, glyph: 144, inner: 118 } as const;
const [glyphSize, ownGlyphSize] = [26, 30];
const degreesASign = 30;
const topDeg = 90;

/** Aspect lines by distance in signs; the two neighbors have none. */
const lines = [
  { apart: [2, 10], ...aspectStyles.sextile, width: 2.4, dash: "8 6" },
  { apart: [3, 9], ...aspectStyles.square, width: 2.4, dash: "18 6" },
  { apart: [4, 8], ...aspectStyles.trine, width: 3 },
  { apart: [6], ...aspectStyles.opposition, width: 2.4, dash: "16 5 3 5" },
] as const;

const at = (distance: number, apart: number) => polar(distance, topDeg + apart * degreesASign);

function signMark(sign: Sign, apart: number): Mark {
  const own = apart === 0;
  const place = { name: signGlyph(sign), ...at(radius.glyph, apart), size: own ? ownGlyphSize : glyphSize };
  return glyphMark({ ...place, ink: own ? "metal" : "ink" });
}

function tick(apart: number): Mark {
  const [from, to] = [at(radius.rim, apart + 0.5), at(radius.tickEnd, apart + 0.5)];
  return { tag: "path", at: { d: `M${from.x} ${from.y}L${to.x} ${to.y}` }, paint: { stroke: "ink", width: 1 } };
}

const from = at(radius.inner, 0);

function draw(sign: Sign): Drawing {
  const first = signs.indexOf(sign);
  const bonds = lines.flatMap(({ apart, ink, width, ...dash }) =>
    apart.map((steps): Mark => {
      const to = at(radius.inner, steps);
      return { tag: "path", at: { d: `M${from.x} ${from.y}L${to.x} ${to.y}` }, paint: { stroke: ink, width, ...dash } };
    }),
  );
  return {
    viewBox: [-200, -200, 400, 400],
    title: "",
    marks: [
      { tag: "circle", at: { r: radius.rim }, paint: { stroke: "ink", width: 2 } },
      { tag: "circle", at: { r: radius.inner }, paint: { stroke: "ink-3", width: 1 } },
      ...signs.map((_, apart) => tick(apart)),
      ...bonds,
      ...signs.map((_, apart) => signMark(signs[(first + apart) % signs.length] ?? sign, apart)),
    ],
  };
}

const drawn = new Map<Sign, EngravedDrawing>();

/** The zodiac wheel with a sign's aspects, shown beside the sentence on its compatible signs. */
export function signWheel(sign: Sign): EngravedDrawing {
  const wheel = drawn.get(sign) ?? engrave(draw(sign));
  drawn.set(sign, wheel);
  return wheel;
}
