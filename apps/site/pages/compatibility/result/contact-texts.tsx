import { Glyph } from "../../../components/drawings/glyph.tsx";
import type { Locale } from "../../../locale/locale.ts";
import type { ShownContact, Told } from "../engine/contacts.ts";
import type { PairTexts } from "../pair-texts.server.ts";
import { contactText, type PairNames, type SpokenNames, withNames } from "./pair-names.ts";

interface ToldContactsProps {
  readonly title: string;
  readonly aside: string;
  /** Shown when there are no contacts. */
  readonly none: string;
  readonly told: readonly Told[];
  readonly texts: PairTexts;
  readonly names: PairNames;
  readonly spoken: SpokenNames;
  readonly locale: Locale;
}

/** The strongest bonds or frictions, each with the placements behind it. */
export function ContactTexts({ title, aside, none, told, texts, names, spoken, locale }: ToldContactsProps) {
  return (
    <div>
      <h3 className="pair-head">
        {title} <span>{aside}</span>
      </h3>
      {told.length === 0 ? <p className="pair-none">{none}</p> : null}
      <ul className="pair-entries">
        {told.map((one) => {
          const { title, text } = texts[one.textId] ?? { title: "", text: "" };
          return (
            <li key={one.textId}>
              <AspectGlyphs contact={one.contact} />
              <div>
                <h4>{title}</h4>
                <p className="num cap">{contactText(one.contact, names, locale)}</p>
                <p className="read">{withNames(text, one, spoken, locale)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Harmonious and tense aspects; the others have no color. */
const inkOf: Readonly<Record<ShownContact["type"], string>> = {
  trine: "water",
  sextile: "water",
  square: "fire",
  opposition: "fire",
  conjunction: "",
  quincunx: "",
};

/** A contact in three glyphs. */
function AspectGlyphs({ contact: { first, type, second } }: { readonly contact: ShownContact }) {
  return (
    <span className="pair-glyphs" aria-hidden="true">
      <Glyph name={first} size={19} />
      <Glyph name={type} size={15} className={inkOf[type]} />
      <Glyph name={second} size={19} />
    </span>
  );
}
