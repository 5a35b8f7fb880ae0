import { bigThreePlates } from "@cosmic/figures/big-three-plates";
import { useMemo } from "react";
import { usePreviewShown } from "../../../../analytics/use-count.ts";
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

const plateCount = 3;

/** Sun, Moon and rising sign side by side. */
export function BigThree({ preview, birth, locale }: BigThreeProps) {
  const { facts } = preview;
  usePreviewShown(plateCount);
  const drawings = useMemo(() => bigThreePlates({ facts, latitudeDeg: birth.latitude }), [facts, birth.latitude]);
  return (
    <div className="trio">
      <SunPlate preview={preview} drawing={drawings.sun} locale={locale} />
      <MoonPlate facts={facts} drawing={drawings.moon} locale={locale} />
      <RisingPlate facts={facts} drawing={drawings.rising} locale={locale} />
    </div>
  );
}
