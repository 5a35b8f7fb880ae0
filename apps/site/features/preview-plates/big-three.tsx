import { usePreviewShown } from "../../analytics/use-count.ts";
import type { Locale } from "../../locale/locale.ts";
import type { Preview } from "../chart-engine/compute-preview.ts";
import { MoonPlate } from "./moon-plate.tsx";
import { RisingPlate } from "./rising-plate.tsx";
import { SunPlate } from "./sun-plate.tsx";

interface BigThreeProps {
  readonly preview: Preview;
  readonly locale: Locale;
}

const plateCount = 3;

/** Sun, Moon and rising sign side by side. */
export function BigThree({ preview, locale }: BigThreeProps) {
  const { facts, plates } = preview;
  usePreviewShown(plateCount);
  return (
    <div className="trio">
      <SunPlate preview={preview} drawing={plates.sun} locale={locale} />
      <MoonPlate facts={facts} drawing={plates.moon} locale={locale} />
      <RisingPlate facts={facts} drawing={plates.rising} locale={locale} />
    </div>
  );
}
