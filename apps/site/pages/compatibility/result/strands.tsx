import { type StrandName, strandNames } from "@cosmic/chart/pair/contacts/contact";
import type { Strand, StrandState } from "@cosmic/chart/pair/strands/strands";
import { m } from "../../../generated/paraglide/messages.js";
import { fixedText } from "../../../locale/format/format.ts";
import type { Locale } from "../../../locale/locale.ts";
import type { PairReading } from "../engine/compute-pair.ts";

const names: Readonly<Record<StrandName, () => string>> = {
  home: m.compatibility_strand_home,
  talk: m.compatibility_strand_talk,
  spark: m.compatibility_strand_spark,
  staying: m.compatibility_strand_staying,
  widening: m.compatibility_strand_widening,
  standing: m.compatibility_strand_standing,
};

const abouts: Readonly<Record<StrandName, () => string>> = {
  home: m.compatibility_strand_home_about,
  talk: m.compatibility_strand_talk_about,
  spark: m.compatibility_strand_spark_about,
  staying: m.compatibility_strand_staying_about,
  widening: m.compatibility_strand_widening_about,
  standing: m.compatibility_strand_standing_about,
};

const states: Readonly<Record<StrandState, () => string>> = {
  little: m.compatibility_strand_is_little,
  holds: m.compatibility_strand_is_holds,
  rubs: m.compatibility_strand_is_rubs,
  much: m.compatibility_strand_is_much,
  both: m.compatibility_strand_is_both,
};

interface StrandsProps {
  readonly reading: Pick<PairReading, "strands" | "timing">;
  readonly locale: Locale;
}

/** What goes on between the two, in six strands; no strand is a mark, and there is no total. */
export function Strands({ reading: { strands, timing }, locale }: StrandsProps) {
  return (
    <div className="pair-strands">
      <h3>{m.compatibility_strands()}</h3>
      <p className="lead">{m.compatibility_strands_lead()}</p>
      {timing === "timed" ? null : <p className="hint">{m.compatibility_strands_untimed()}</p>}
      <ul>
        {strandNames.map((name) => {
          const strand = strands[name];
          return strand === undefined ? null : <OneStrand key={name} name={name} strand={strand} locale={locale} />;
        })}
      </ul>
    </div>
  );
}

interface OneStrandProps {
  readonly name: StrandName;
  readonly strand: Strand;
  readonly locale: Locale;
}

function OneStrand({ name, strand, locale }: OneStrandProps) {
  return (
    <li>
      <h4>{names[name]()}</h4>
      <p className="cap">{abouts[name]()}</p>
      <p className="state">{states[strand.state]()}</p>
      <dl>
        <dt className="water">{m.compatibility_strand_holds()}</dt>
        <dd>
          <Sum sum={strand.holds} share={strand.shares.holds} locale={locale} />
        </dd>
        <dt className="fire">{m.compatibility_strand_rubs()}</dt>
        <dd>
          <Sum sum={strand.rubs} share={strand.shares.rubs} locale={locale} />
        </dd>
      </dl>
    </li>
  );
}

interface SumProps {
  readonly sum: number;
  readonly share: number;
  readonly locale: Locale;
}

/** One sum, and how many pairs have less. */
function Sum({ sum, share, locale }: SumProps) {
  if (sum === 0) return m.compatibility_strand_none();
  return (
    <>
      <b className="num">{fixedText(sum, 1, locale)}</b>{" "}
      {share === 0 ? m.compatibility_strand_least() : m.compatibility_strand_share({ share })}
    </>
  );
}
