import type { AccuracyFigures, PlaceSet } from "../../content/accuracy-figures.ts";
import { m } from "../../generated/paraglide/messages.js";
import { ErrorYearsPlate } from "./error-years-plate.tsx";
import type { Numerals } from "./numerals.ts";
import { Sheet } from "./sheet.tsx";
import { JointsTable, MotionsTable, PeersTable, PlacesTable, rankedPercent } from "./tables/place-tables.tsx";
import { AnglesTable, ClockTable, SizesTable } from "./tables/plain-tables.tsx";

interface SectionProps {
  readonly figures: AccuracyFigures;
  readonly numerals: Numerals;
}

export function ErrorYears({ figures, numerals }: SectionProps) {
  const text = <p>{m.accuracy_errors_text({ later: figures.laterSpan.first })}</p>;
  return (
    <Sheet id="years" title={m.accuracy_errors_title()} text={text} wide>
      <ErrorYearsPlate numerals={numerals} />
    </Sheet>
  );
}

export function Measured({ figures, numerals }: SectionProps) {
  return (
    <Sheet id="measured" title={m.accuracy_measured_title()} text={null}>
      <div className="read">
        <p>{m.accuracy_measured_text({ skyfield: numerals.roundArcseconds(figures.limits.skyfield) })}</p>
        <p>{m.accuracy_measured_terms({ share: numerals.percent(rankedPercent) })}</p>
      </div>
    </Sheet>
  );
}

export function RandomMoments({ figures: { random, randomSpan }, numerals }: SectionProps) {
  const moments = numerals.count(random.moments);
  const text = (
    <>
      <p>{m.accuracy_random_text(randomSpan)}</p>
      <BehindSun set={random} numerals={numerals} />
    </>
  );
  return (
    <Sheet id="random" title={m.accuracy_random_title({ moments })} text={text}>
      <PlacesTable caption={m.accuracy_random_caption({ moments })} set={random} numerals={numerals} />
    </Sheet>
  );
}

export function ChosenMoments({ figures: { chosen }, numerals }: SectionProps) {
  const moments = numerals.count(chosen.moments);
  const text = (
    <>
      <p>{m.accuracy_chosen_text()}</p>
      <BehindSun set={chosen} numerals={numerals} />
    </>
  );
  return (
    <Sheet id="chosen" title={m.accuracy_chosen_title({ moments })} text={text}>
      <PlacesTable caption={m.accuracy_chosen_caption({ moments })} set={chosen} numerals={numerals} />
    </Sheet>
  );
}

function BehindSun({ set: { behindSun }, numerals }: { readonly set: PlaceSet; readonly numerals: Numerals }) {
  if (behindSun.places === 0) return null;
  return (
    <p>
      {m.accuracy_behind_sun({
        count: numerals.count(behindSun.places),
        worst: numerals.arcseconds(behindSun.worst),
      })}
    </p>
  );
}

export function Joints({ figures, numerals }: SectionProps) {
  const { joints, later, laterSpan } = figures;
  const text = (
    <p>
      {m.accuracy_joints_text({
        moments: numerals.count(joints.moments),
        later: numerals.count(later.moments),
        ...laterSpan,
      })}
    </p>
  );
  return (
    <Sheet id="joints" title={m.accuracy_joints_title()} text={text}>
      <JointsTable figures={figures} numerals={numerals} />
    </Sheet>
  );
}

export function PrintedMinutes({ figures: { minutes }, numerals }: SectionProps) {
  const rows = [
    [m.accuracy_minutes_all(), minutes.placements],
    [m.accuracy_minutes_near({ edge: numerals.roundArcseconds(minutes.edge) }), minutes.near],
    [m.accuracy_minutes_near_wrong(), minutes.nearWrong],
    [m.accuracy_minutes_clear(), minutes.placements - minutes.near],
    [m.accuracy_minutes_wrong(), minutes.wrong],
  ] as const;
  return (
    <Sheet id="minutes" title={m.accuracy_minutes_title()} text={<p>{m.accuracy_minutes_text()}</p>}>
      <dl className="facts num">
        {rows.map(([words, count]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{numerals.count(count)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

export function Angles({ figures, numerals }: SectionProps) {
  const { places, polar, settingPoints } = figures.angles;
  const { count } = numerals;
  const text = (
    <p>{m.accuracy_angles_text({ places: count(places), polar: count(polar), count: count(settingPoints) })}</p>
  );
  return (
    <Sheet id="angles" title={m.accuracy_angles_title()} text={text}>
      <AnglesTable figures={figures} numerals={numerals} />
    </Sheet>
  );
}

export function Motions({ figures, numerals }: SectionProps) {
  return (
    <Sheet id="motions" title={m.accuracy_motions_title()} text={<p>{m.accuracy_motions_text()}</p>}>
      <MotionsTable motions={figures.motions} numerals={numerals} />
    </Sheet>
  );
}

export function Clock({ figures, numerals }: SectionProps) {
  const { moon, sun, ascendant, civil, leapSecondsFrom } = figures.second;
  const { moved, seconds } = numerals;
  const text = (
    <>
      <p>{m.accuracy_clock_text({ moon: moved(moon), sun: moved(sun), ascendant: moved(ascendant) })}</p>
      <p>{m.accuracy_clock_civil({ year: leapSecondsFrom, civil: seconds(civil) })}</p>
    </>
  );
  return (
    <Sheet id="clock" title={m.accuracy_clock_title()} text={text}>
      <ClockTable figures={figures} numerals={numerals} />
    </Sheet>
  );
}

export function Peers({ figures: { peers }, numerals }: SectionProps) {
  const text = (
    <p>{m.accuracy_peers_text({ moments: numerals.count(peers.own.moments), date: numerals.date(peers.measured) })}</p>
  );
  return (
    <Sheet id="engines" title={m.accuracy_peers_title()} text={text} wide>
      <PeersTable peers={peers} numerals={numerals} />
    </Sheet>
  );
}

export function Sizes({ figures, numerals }: SectionProps) {
  const { sizes } = figures;
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const text = <p>{m.accuracy_sizes_text({ files: numerals.count(sizes.length), total: numerals.count(total) })}</p>;
  return (
    <Sheet id="size" title={m.accuracy_sizes_title()} text={text} wide>
      <SizesTable figures={figures} numerals={numerals} />
    </Sheet>
  );
}
