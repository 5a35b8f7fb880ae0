import { isGlyphName } from "@cosmic/figures/glyphs";
import { Glyph } from "../../components/glyph.tsx";

/** A glyph the document names; nothing where this release does not know it, for documents may outlive a release. */
export function NamedGlyph(props: {
  readonly name: string | undefined;
  readonly size: number;
  readonly className?: string;
}) {
  const { name, ...rest } = props;
  return name !== undefined && isGlyphName(name) ? <Glyph name={name} {...rest} /> : null;
}
