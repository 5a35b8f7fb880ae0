import { bigThreePlates } from "@cosmic/figures/big-three-plates";
import { useMemo } from "react";
import { m } from "../../../../generated/paraglide/messages.js";
import type { Locale } from "../../../../locale/locale.ts";
import type { BirthSession } from "../../birth-session.ts";
import type { Preview } from "../../compute-preview.ts";
import { MoonPlate } from "./moon-plate.tsx";
import { RisingPlate } from "./rising-plate.tsx";
import { SunPlate } from "./sun-plate.tsx";

interface BigThreeProps {
  readonly preview: Preview;
  readonly birth: BirthSession;
  readonly locale: Locale;
}

/** Sun, Moon and rising sign side by side, and where their figures come from. */
export function BigThree({ preview, birth, locale }: BigThreeProps) {
  const { facts } = preview;
  const drawings = useMemo(() => bigThreePlates({ facts, latitudeDeg: birth.latitude }), [facts, birth.latitude]);
  // A hand-set offset carries an English note in the facts.
  const clock = birth.offsetSeconds === undefined ? facts.clock.source : m.preview_by_hand();
  return (
    <>
      <div className="trio">
        <SunPlate preview={preview} drawing={drawings.sun} locale={locale} />
        <MoonPlate facts={facts} drawing={drawings.moon} locale={locale} />
        <RisingPlate facts={facts} drawing={drawings.rising} locale={locale} />
      </div>
      <p className="cap sources">
        <b>{m.preview_sources()}</b> {m.preview_sources_list({ engine: facts.engine, clock })}
      </p>
    </>
  );
}
