import type { Drawing, Ink, Lettering, Mark, Paint } from "../drawing.ts";

/** Font families by typeface, as the printer names them. */
export interface Fonts {
  readonly text: string;
  readonly ui: string;
}

/** What of a shape is translucent: the shape, or its ink where it has just one. Both look the same, but for the former a
 * PDF needs two transparency groups and a compressed stream each. */
export type Translucent = "shape" | "ink";

interface Press {
  readonly palette: Readonly<Record<Ink, string>>;
  readonly fonts: Fonts;
  readonly translucent: Translucent;
}

/** What a mark takes from the groups around it. */
type Inherited = Pick<Paint, "stroke" | "fill">;

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** What XML 1.0 forbids: controls, lone surrogates, two non-characters (https://www.w3.org/TR/xml/#charsets). */
const forbidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text made safe for XML content and attributes; characters XML cannot hold become U+FFFD. */
export function escapeXml(text: string): string {
  return text.replace(forbidden, "\uFFFD").replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** A drawing as a standalone SVG file with presentation attributes only: no style sheet, variables or hooks. A halo
 * becomes a second text below the first, so `paint-order` is not needed. */
export function svgText(
  drawing: Drawing,
  palette: Readonly<Record<Ink, string>>,
  fonts: Fonts,
  translucent: Translucent = "shape",
): string {
  const press = { palette, fonts, translucent };
  const frame = attributes({
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: drawing.viewBox.join(" "),
    width: drawing.viewBox[2],
    height: drawing.viewBox[3],
    role: drawing.title ? "img" : undefined,
    fill: "none",
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  });
  const title = drawing.title ? `<title>${escapeXml(drawing.title)}</title>` : "";
  const { description = [] } = drawing;
  const spoken = description.length > 0 ? `<desc>${escapeXml(description.join(" "))}</desc>` : "";
  return `<svg${frame}>${title}${spoken}${drawing.marks.map((mark) => element(mark, press, {})).join("")}</svg>`;
}

function element(mark: Mark, press: Press, around: Inherited): string {
  const inherited = { ...around, ...inksOf(mark.paint) };
  if (mark.tag === "text") return lettered(mark, press, inherited);
  const inks = mark.tag === "g" ? null : inherited;
  const head = `${mark.tag}${attributes({ ...mark.at, ...painted(mark.paint, press, inks) })}`;
  const inside = (mark.marks ?? []).map((inner) => element(inner, press, inherited)).join("");
  return inside ? `<${head}>${inside}</${mark.tag}>` : `<${head}/>`;
}

function inksOf({ stroke, fill }: Paint = {}): Inherited {
  return { ...(stroke && { stroke }), ...(fill && { fill }) };
}

function lettered(mark: Mark, press: Press, inherited: Inherited): string {
  const { paint = {}, text = "" } = mark;
  const place = { ...mark.at, ...set(mark.lettering, press) };
  const words = escapeXml(text);
  if (!paint.halo) return `<text${attributes({ ...place, ...painted(paint, press, inherited) })}>${words}</text>`;
  const { stroke, width, ...letters } = paint;
  const below = painted({ stroke, width, opacity: paint.opacity }, press, null);
  return `<text${attributes({ ...place, ...below })}>${words}</text><text${attributes({ ...place, ...painted({ ...letters, stroke: "none" }, press, null) })}>${words}</text>`;
}

/** `inks`: those of a mark that is one shape; null for a group. */
function painted(paint: Paint = {}, { palette, translucent }: Press, inks: Inherited | null): Attributes {
  return {
    stroke: paint.stroke && palette[paint.stroke],
    fill: paint.fill && palette[paint.fill],
    "stroke-width": paint.width,
    [inks && translucent === "ink" ? opacityOf(inks) : "opacity"]: paint.opacity,
    "stroke-dasharray": paint.dash,
  };
}

function opacityOf({ stroke, fill }: Inherited): "opacity" | "fill-opacity" | "stroke-opacity" {
  if (isInk(fill) === isInk(stroke)) return "opacity";
  return isInk(fill) ? "fill-opacity" : "stroke-opacity";
}

const isInk = (ink: Ink | undefined): boolean => ink !== undefined && ink !== "none";

function set(lettering: Lettering | undefined, { fonts }: Press): Attributes {
  if (!lettering) return {};
  return {
    "font-family": fonts[lettering.face],
    "font-size": lettering.size,
    "font-weight": lettering.weight,
    "font-style": lettering.italic ? "italic" : undefined,
    "letter-spacing": lettering.spacing,
    "text-anchor": lettering.anchor,
  };
}

/** Attributes as markup, each after a space; undefined ones are left out. */
export function attributes(pairs: Attributes): string {
  let text = "";
  for (const [name, value] of Object.entries(pairs)) {
    if (value !== undefined) text += ` ${name}="${typeof value === "number" ? value : escapeXml(value)}"`;
  }
  return text;
}
