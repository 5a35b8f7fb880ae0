import type { Sign } from "@cosmic/chart/facts";
import type { Drawing } from "@cosmic/drawings/drawing";
import { type ReactNode, useId } from "react";
import { DrawingFigure } from "../../components/drawings/drawing-figure.tsx";
import { Glyph } from "../../components/drawings/glyph.tsx";
import { signGlyph, signName } from "../../components/drawings/sky-names.ts";
import { dayText } from "../../locale/format/format.ts";
import type { Locale } from "../../locale/locale.ts";
import { rangeOf } from "./calendar-signs.ts";
import { ElementMark } from "./element-mark.tsx";

interface SignPlateProps {
  readonly drawing: Drawing | null;
  readonly role: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** One of the three plates: the drawing, the role (Sun, Moon or rising), its sign, and what it means. */
export function SignPlate({ drawing, role, title, children }: SignPlateProps) {
  const titleId = useId();
  return (
    <article aria-labelledby={titleId}>
      {drawing ? <DrawingFigure drawing={drawing} className="plate-art" decorative /> : null}
      <div id={titleId}>
        <p className="role">{role}</p>
        <h2>{title}</h2>
      </div>
      {children}
    </article>
  );
}

/** A sign's glyph and name, as the title of a plate. */
export function SignTitle({ sign }: { readonly sign: Sign }) {
  return (
    <>
      <Glyph name={signGlyph(sign)} size={34} />
      {signName(sign)}
    </>
  );
}

interface SignMetaProps {
  readonly sign: Sign;
  /** `24° 20′ Gemini`; omitted when the degree is not known. */
  readonly position?: string;
  readonly locale: Locale;
}

/** A sign's element, degree and date range on one line. */
export function SignMeta({ sign, position, locale }: SignMetaProps) {
  const { from, to } = rangeOf(sign);
  return (
    <p className="meta">
      <ElementMark sign={sign} />
      {position ? <span className="num">{position}</span> : null}
      <span>
        {dayText(from.month, from.day, locale)} – {dayText(to.month, to.day, locale)}
      </span>
    </p>
  );
}
