import type { AspectEntry } from "@cosmic/report/chart-entries";
import { NamedGlyph } from "../named-glyph.tsx";
import { placementNamed, useChart } from "./chart-context.ts";

/** The glyph of a body; its name for the ears where nothing beside it says the same. */
export function BodyGlyph({
  id,
  size,
  spoken = false,
}: {
  readonly id: string;
  readonly size: number;
  readonly spoken?: boolean;
}) {
  const placement = placementNamed(useChart(), id);
  if (!placement) return null;
  return (
    <>
      <NamedGlyph name={placement.glyph} size={size} />
      {spoken ? <span className="sr">{placement.name} </span> : null}
    </>
  );
}

/** Glyph and name of each body, one after the other, in lines as they fit. */
export function NamedBodies({ ids, size }: { readonly ids: readonly string[]; readonly size: number }) {
  const chart = useChart();
  return (
    <span className="named-bodies">
      {ids.map((id) => (
        <span key={id}>
          <BodyGlyph id={id} size={size} />
          {placementNamed(chart, id)?.name}
        </span>
      ))}
    </span>
  );
}

/** Inks of the three families of angles. */
const families: Readonly<Record<string, string>> = {
  trine: "water",
  sextile: "water",
  square: "fire",
  opposition: "fire",
};

/** Glyph, angle, glyph. */
export function AspectGlyphs({ aspect, size = 20 }: { readonly aspect: AspectEntry; readonly size?: number }) {
  return (
    <span className="asp" aria-hidden="true">
      <BodyGlyph id={aspect.a} size={size} />
      <AspectGlyph type={aspect.type} size={size * 0.8} />
      <BodyGlyph id={aspect.b} size={size} />
    </span>
  );
}

/** The sign of an angle in the ink of its family. */
export function AspectGlyph({ type, size }: { readonly type: string; readonly size: number }) {
  return <NamedGlyph name={type} size={size} className={families[type] ?? "minor"} />;
}
