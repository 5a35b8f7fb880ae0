import { isGlyphName, isMoon } from "@cosmic/drawings/glyphs/glyphs";
import { use } from "react";
import { Glyph } from "../../components/drawings/glyph.tsx";
import { ChartContext } from "./chart-context.ts";

/** A glyph named by the document; nothing if this release does not know it, because documents may outlive a release.
 * Moon phases are shown as seen from the birthplace. */
export function NamedGlyph(props: {
  readonly name: string | undefined;
  readonly size: number;
  readonly className?: string;
}) {
  const { name, ...rest } = props;
  const southern = use(ChartContext)?.southern ?? false;
  if (name === undefined || !isGlyphName(name)) return null;
  return <Glyph name={name} mirrored={southern && isMoon(name)} {...rest} />;
}
