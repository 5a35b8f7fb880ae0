import type { Drawing, Mark } from "../drawing.ts";
import { paintAttributes } from "./paint-attributes.ts";
import { attributes, escapeXml } from "./svg-text.ts";

/** A drawing as an `svg` element for a page that has a style sheet: colors and typefaces are classes of
 * `paintAttributes`, widths and sizes attributes. A drawing without a title is decorative. */
export function classedSvg({ viewBox, title, description = [], marks }: Drawing): string {
  const spoken = [title, ...description].join(" ");
  const frame = attributes({
    xmlns: "http://www.w3.org/2000/svg",
    class: "ik",
    viewBox: viewBox.join(" "),
    ...(title ? { role: "img", "aria-label": spoken } : { "aria-hidden": "true" }),
  });
  return `<svg${frame}>${marks.map(element).join("")}</svg>`;
}

function element(mark: Mark): string {
  const paint = paintAttributes(mark);
  const head = `${mark.tag}${attributes({
    ...mark.at,
    class: paint.className,
    opacity: paint.opacity,
    "stroke-width": paint.strokeWidth,
    "stroke-dasharray": paint.strokeDasharray,
    "font-size": paint.fontSize,
    "font-weight": paint.fontWeight,
    "font-style": paint.fontStyle,
    "letter-spacing": paint.letterSpacing,
    "text-anchor": paint.textAnchor,
  })}`;
  const inside = escapeXml(mark.text ?? "") + (mark.marks ?? []).map(element).join("");
  return inside ? `<${head}>${inside}</${mark.tag}>` : `<${head}/>`;
}
