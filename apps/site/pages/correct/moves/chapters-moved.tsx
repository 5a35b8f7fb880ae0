import type { WhatMoves } from "@cosmic/shop/corrections/what-moves";
import { useVisitor } from "../../../components/visitor.ts";
import { m } from "../../../generated/paraglide/messages.js";
import { numberText } from "../../../locale/format/format.ts";
import { baseLocale } from "../../../locale/locale.ts";

/** The chapters of the report whose text changes, those that go, and how many stay. */
export function ChaptersMoved({ chapters }: Pick<WhatMoves, "chapters">) {
  const locale = useVisitor()?.locale ?? baseLocale;
  const { changed, gone, same, language } = chapters;
  return (
    <section aria-labelledby="correct-chapters">
      <h2 id="correct-chapters">{m.correct_chapters()}</h2>
      {changed.length === 0 ? <p className="small">{m.correct_chapters_none()}</p> : null}
      {changed.length > 0 ? <Titles titles={changed} language={language} /> : null}
      {gone.length > 0 ? (
        <>
          <h3>{m.correct_chapters_gone()}</h3>
          <Titles titles={gone} language={language} />
        </>
      ) : null}
      {same > 0 ? <p className="small">{m.correct_chapters_same({ count: numberText(same, locale) })}</p> : null}
    </section>
  );
}

function Titles({ titles, language }: { readonly titles: readonly string[]; readonly language: string }) {
  return (
    <ul className="moved-chapters" lang={language}>
      {titles.map((title) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  );
}
