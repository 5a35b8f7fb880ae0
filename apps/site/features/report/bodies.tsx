import type { AspectEntry } from "@cosmic/report/chart-entries";
import { placementNamed, useChart } from "./chart-context.ts";
import { NamedGlyph } from "./named-glyph.tsx";

/** A body's glyph, with its name for screen readers when nothing next to it says the same. */
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

/** The glyph and name of each body, wrapping as needed. */
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

/** Colors of the aspect families. */
const families: Readonly<Record<string, string>> = {
  trine: "water",
  sextile: "water",
  square: "fire",
  opposition: "fire",
};

/** Glyph, aspect, glyph. */
export function AspectGlyphs({ aspect, size = 20 }: { readonly aspect: AspectEntry; readonly size?: number }) {
  return (
    <span className="asp" aria-hidden="true">
      <BodyGlyph id={aspect.a} size={size} />
      <AspectGlyph type={aspect.type} size={size * 0.8} />
      <BodyGlyph id={aspect.b} size={size} />
    </span>
  );
}

/** An aspect's glyph in the color of its family. */
export function AspectGlyph({ type, size }: { readonly type: string; readonly size: number }) {
  return <NamedGlyph name={type} size={size} className={families[type] ?? "minor"} />;
}
