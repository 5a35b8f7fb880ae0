import { paths } from "@cosmic/addresses/paths";
import { useEffect, useRef, useState } from "react";
import { Plate } from "../../components/drawings/plate.tsx";
import { Button, ButtonLink } from "../../components/fields/button.tsx";
import { PageFrame } from "../../components/layout/page-frame.tsx";
import { useVisitor } from "../../components/visitor.ts";
import { latestDate } from "../../features/birth/form/birth-form.ts";
import { useHydrated } from "../../features/birth/session/use-hydrated.ts";
import { m } from "../../generated/paraglide/messages.js";
import { baseLocale } from "../../locale/locale.ts";
import type { PairReading } from "./engine/compute-pair.ts";
import { PersonFields } from "./form/person-fields.tsx";
import { useComparison } from "./form/use-comparison.ts";
import type { PairTexts } from "./pair-texts.server.ts";
import { PairResult } from "./result/pair-result.tsx";
import "../../features/birth/form/birth.css";
import "./compatibility.css";
import "./result/pair-result.css";

/** Compares two births in the browser. The page includes every text, so no request reveals who was compared. */
export function CompatibilityPage({ texts }: { readonly texts: PairTexts }) {
  const [reading, setReading] = useState<PairReading | null>(null);
  const result = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (reading !== null) result.current?.focus();
  }, [reading]);
  return (
    <PageFrame header="full">
      <div className="wrap">
        <div className="jhead">
          <h1 className="pair-title">{m.compatibility_title()}</h1>
          <p className="lead">{m.compatibility_lead()}</p>
        </div>
        <noscript>
          <style>{".pair-form{display:none}"}</style>
          <p className="note pair-noscript">{m.compatibility_noscript()}</p>
        </noscript>
        <PairForm onReading={setReading} />
        {reading ? <PairResult reading={reading} texts={texts} headingRef={result} /> : null}
        <Plate as="section" className="pair-own" labelledBy="pair-own">
          <div>
            <h2 id="pair-own">{m.compatibility_own_title()}</h2>
            <p className="lead">{m.compatibility_own_text()}</p>
          </div>
          <ButtonLink variant={reading ? "cosmic" : "mystical"} to={paths.step("birth")}>
            {m.frame_get_report()}
          </ButtonLink>
        </Plate>
      </div>
    </PageFrame>
  );
}

function PairForm({ onReading }: { readonly onReading: (reading: PairReading) => void }) {
  const hydrated = useHydrated();
  const locale = useVisitor()?.locale ?? baseLocale;
  const [today] = useState(() => latestDate(Date.now()));
  const { first, second, working, compare } = useComparison(today, locale, onReading);
  return (
    <form
      className="plate pair-form"
      noValidate
      method="post"
      aria-busy={working}
      onSubmit={(event) => {
        event.preventDefault();
        void compare();
      }}
    >
      <PersonFields legend={m.compatibility_person_first()} {...first} today={today} locale={locale} />
      <PersonFields legend={m.compatibility_person_second()} {...second} today={today} locale={locale} />
      <div className="pair-go">
        {/* Before hydration a click would post both births to the server, which must not have them. */}
        <Button type={hydrated ? "submit" : "button"} loading={working} loadingLabel={m.compatibility_working()}>
          {m.compatibility_submit()}
        </Button>
        <p>{m.compatibility_private()}</p>
      </div>
    </form>
  );
}
