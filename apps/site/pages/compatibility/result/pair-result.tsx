import type { RefObject } from "react";
import { useVisitor } from "../../../components/visitor.ts";
import { m } from "../../../generated/paraglide/messages.js";
import { listText } from "../../../locale/format/format.ts";
import { baseLocale } from "../../../locale/locale.ts";
import type { PairReading } from "../engine/compute-pair.ts";
import { choose, linesOf, shownContacts } from "../engine/contacts.ts";
import type { PairTexts } from "../pair-texts.server.ts";
import { AllAspects } from "./all-aspects.tsx";
import { BiWheelPlate } from "./bi-wheel-plate.tsx";
import { ContactTexts } from "./contact-texts.tsx";
import { HouseTables } from "./house-tables.tsx";
import { LeftOut } from "./left-out.tsx";
import { pairNames, spokenNames } from "./pair-names.ts";
import { SideBySide } from "./side-by-side.tsx";
import { Strands } from "./strands.tsx";

interface PairResultProps {
  readonly reading: PairReading;
  readonly texts: PairTexts;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** The free overview: both charts on a wheel, bonds and frictions in words, six strands, every aspect, and what is left out. */
export function PairResult({ reading, texts, headingRef }: PairResultProps) {
  const locale = useVisitor()?.locale ?? baseLocale;
  const names = pairNames(reading);
  const contacts = shownContacts(reading.contacts);
  const { bonds, frictions } = choose(contacts.counted);
  const spoken = spokenNames(reading);
  const shared = { names, spoken, texts, locale };
  return (
    <section className="pair-result" aria-labelledby="pair-result">
      <h2 id="pair-result" ref={headingRef} tabIndex={-1}>
        {listText([names.first, names.second], locale)}
      </h2>
      <p className="lead">{m.compatibility_count({ count: contacts.counted.length })}</p>
      <div className="pair-top">
        <BiWheelPlate
          reading={reading}
          names={names}
          lines={linesOf([...contacts.counted, ...contacts.ofYears], [...bonds, ...frictions])}
        />
        <SideBySide reading={reading} names={names} />
      </div>
      <div className="pair-told">
        <ContactTexts
          title={m.compatibility_bonds()}
          aside={m.compatibility_bonds_aside()}
          none={m.compatibility_no_bonds()}
          told={bonds}
          {...shared}
        />
        <ContactTexts
          title={m.compatibility_frictions()}
          aside={m.compatibility_frictions_aside()}
          none={m.compatibility_no_frictions()}
          told={frictions}
          {...shared}
        />
      </div>
      <Strands reading={reading} locale={locale} />
      <HouseTables reading={reading} names={names} />
      <AllAspects contacts={contacts} names={names} locale={locale} />
      <LeftOut reading={reading} spoken={spoken} locale={locale} />
    </section>
  );
}
