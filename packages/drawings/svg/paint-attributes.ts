import type { Drawing, Ink, Mark } from "../drawing.ts";

/** What a screen adds to a mark's geometry: `inks.css` classes, and SVG attributes under their React names. */
export interface PaintAttributes {
  readonly className?: string;
  readonly strokeWidth?: number;
  readonly opacity?: number;
  readonly strokeDasharray?: string;
  readonly fontSize?: number;
  readonly fontWeight?: number;
  readonly fontStyle?: "italic";
  readonly letterSpacing?: number;
  readonly textAnchor?: "start" | "middle" | "end";
}

/** CSS class for stroking with an ink. */
export function strokeClass(ink: Ink): string {
  return `ik-s-${ink}`;
}

/** CSS class for filling with an ink. */
export function fillClass(ink: Ink): string {
  return `ik-f-${ink}`;
}

/** Classes and attributes of one mark, without its geometry (`mark.at`), text and children. Colors are classes, so that
 * themes apply; widths, opacity, dashes and type settings are attributes. Absent values have no key. */
export function paintAttributes(mark: Mark): PaintAttributes {
  const { paint = {}, lettering, hook } = mark;
  const classes = [
    hook,
    paint.stroke && strokeClass(paint.stroke),
    paint.fill && fillClass(paint.fill),
    paint.halo && "ik-halo",
    lettering && (lettering.face === "text" ? "ik-t" : "ik-u"),
  ].filter((name) => typeof name === "string");
  const { width, opacity, dash } = paint;
  return {
    ...(classes.length > 0 && { className: classes.join(" ") }),
    ...(width !== undefined && { strokeWidth: width }),
    ...(opacity !== undefined && { opacity }),
    ...(dash !== undefined && { strokeDasharray: dash }),
    ...(lettering && {
      fontSize: lettering.size,
      ...(lettering.weight !== undefined && { fontWeight: lettering.weight }),
      ...(lettering.italic && { fontStyle: "italic" as const }),
      ...(lettering.spacing !== undefined && { letterSpacing: lettering.spacing }),
      ...(lettering.anchor !== undefined && { textAnchor: lettering.anchor }),
    }),
  };
}

/** `className` and `viewBox` of a drawing's svg element. */
export function frameAttributes(drawing: Drawing): { readonly className: string; readonly viewBox: string } {
  return { className: drawing.hook ? `ik ${drawing.hook}` : "ik", viewBox: drawing.viewBox.join(" ") };
}
