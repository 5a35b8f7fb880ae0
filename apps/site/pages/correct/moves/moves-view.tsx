import { paths } from "@cosmic/addresses/paths";
import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "../../../components/fields/button.tsx";
import { Note } from "../../../components/text/note.tsx";
import { useVisitor } from "../../../components/visitor.ts";
import { m } from "../../../generated/paraglide/messages.js";
import { dateText } from "../../../locale/format/format.ts";
import { tableTime } from "../../../locale/format/time-of-day.ts";
import { baseLocale } from "../../../locale/locale.ts";
import type { CorrectedOrder, MovesStep } from "../correct-step.ts";
import type { TypedCorrection } from "../typed-correction.ts";
import { ChaptersMoved } from "./chapters-moved.tsx";
import { HousesMoved, SignsMoved } from "./tables-moved.tsx";

/** What the new birth moves in chart and report, and the button that confirms it. */
export function MovesView({ step, secret }: CorrectedOrder & { readonly step: MovesStep }) {
  const { typed, moves, shownAfter, outdated } = step;
  return (
    <>
      <p className="lead">{m.correct_moves_lead()}</p>
      {outdated ? (
        <div role="alert">
          <Note>{m.correct_outdated()}</Note>
        </div>
      ) : null}
      <NewBirth typed={typed} />
      <SignsMoved moves={moves} />
      <HousesMoved moves={moves} />
      <ChaptersMoved chapters={moves.chapters} />
      <Confirm typed={typed} shownAfter={shownAfter} secret={secret} />
    </>
  );
}

function NewBirth({ typed }: { readonly typed: TypedCorrection }) {
  const locale = useVisitor()?.locale ?? baseLocale;
  const { name, birthDate, birthTime, timeUnknown, birthCity, birthCountry } = typed;
  const place = [birthCity, birthCountry].filter(Boolean).join(", ");
  const rows = [
    [m.preview_name(), name],
    [m.birth_noscript_date(), dateText(birthDate, locale)],
    [m.birth_noscript_time(), timeUnknown === "" ? tableTime(birthTime) : m.correct_unknown_time()],
    [m.birth_place(), place],
  ] as const;
  return (
    <section aria-labelledby="correct-birth">
      <h2 id="correct-birth">{m.correct_birth()}</h2>
      <dl className="facts told">
        {rows.map(([label, value]) =>
          value === "" ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}

interface ConfirmProps {
  readonly typed: TypedCorrection;
  readonly shownAfter: number;
  readonly secret: string;
}

/** Posts the same birth again; which button was pressed says what to do with it. */
function Confirm({ typed, shownAfter, secret }: ConfirmProps) {
  const navigation = useNavigation();
  const confirming = navigation.formData?.get("step") === "confirm";
  return (
    <Form method="post" replace className="correct-confirm">
      {Object.entries(typed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="shownAfter" value={shownAfter} />
      <p className="small">{m.correct_uses()}</p>
      <div className="order-acts">
        <Button type="submit" name="step" value="confirm" loading={confirming} loadingLabel={m.correct_confirming()}>
          {m.correct_confirm()}
        </Button>
        <Button type="submit" name="step" value="edit" variant="mystical">
          {m.correct_edit()}
        </Button>
        <ButtonLink variant="starlight" to={paths.report(secret)}>
          {m.correct_keep()}
        </ButtonLink>
      </div>
    </Form>
  );
}
