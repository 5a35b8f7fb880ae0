import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useLocation, useNavigate, useNavigation } from "react-router";
import { Glyph } from "../../../components/drawings/glyph.tsx";
import { Plate } from "../../../components/drawings/plate.tsx";
import { Button } from "../../../components/fields/button.tsx";
import { TextField } from "../../../components/fields/text-field.tsx";
import { useStepAddress } from "../../../components/journey-address.ts";
import { Assurances } from "../../../components/text/assurances.tsx";
import { toast } from "../../../components/toasts/toast.tsx";
import { m } from "../../../generated/paraglide/messages.js";
import { moneyText } from "../../../locale/format/format.ts";
import type { Locale } from "../../../locale/locale.ts";
import { LanguageNote } from "../../checkout/parts/language-note.tsx";
import type { CheckoutOffer } from "../../checkout/prices/price-lines.tsx";
import { type BirthData, keepBirthData } from "../draft/birth-data.ts";
import { keepDraft, readDraft } from "../draft/birth-draft.ts";
import { readSentBack } from "../session/sent-back.ts";
import { tabStore } from "../session/session-store.ts";
import { birthDataKey, draftKey } from "../session/tab-keys.ts";
import { type Contact, contactSchema } from "./contact.ts";
import { contactProblemText } from "./contact-problem-text.ts";
import { OneReader } from "./readers.tsx";

interface ContactPlateProps {
  readonly birth: BirthData;
  readonly locale: Locale;
  /** The price the next step will charge. */
  readonly offer: CheckoutOffer;
}

/** Asks who the report is for, then goes to checkout. */
export function ContactPlate({ birth, locale, offer }: ContactPlateProps) {
  const sentBack = readSentBack(useLocation().state) === "contact";
  const navigate = useNavigate();
  const addressOf = useStepAddress();
  const leaving = useNavigation().state !== "idle";
  const { register, handleSubmit, formState } = useContactForm(birth, sentBack);
  const unlock = async (contact: Contact) => {
    keepBirthData(tabStore, { ...birth, ...contact });
    toast.success({ title: m.preview_almost_title(), description: m.preview_almost_text(), glyph: "star-8" });
    await navigate(addressOf("checkout"));
  };
  const unlocking = leaving || formState.isSubmitting;
  return (
    <Plate as="section" className="card" labelledBy="send">
      <h2 id="send">{m.preview_send()}</h2>
      <p className="send-text">{m.preview_send_text()}</p>
      <LanguageNote locale={locale} />
      {sentBack ? (
        <p className="note sent-back" role="status">
          <Glyph name="info" size={20} />
          {m.preview_needs_contact()}
        </p>
      ) : null}
      <form noValidate method="post" onSubmit={handleSubmit(unlock)}>
        <TextField
          label={m.preview_name()}
          error={contactProblemText(formState.errors.fullName?.message)}
          autoComplete="name"
          required
          {...register("fullName")}
        />
        <TextField
          label={m.preview_email()}
          error={contactProblemText(formState.errors.email?.message)}
          type="email"
          autoComplete="email"
          required
          {...register("email")}
        />
        <p className="send-price">
          <b>{moneyText(offer.priceMinor, offer.currency, locale)}</b>
          <span>{offer.testVersion ? m.checkout_once_test() : m.checkout_once()}</span>
        </p>
        <Button type="submit" wide loading={unlocking} disabled={unlocking} loadingLabel={m.preview_unlocking()}>
          {m.preview_unlock()}
        </Button>
        <Assurances />
      </form>
      <OneReader timeUnknown={birth.timeUnknown} />
    </Plate>
  );
}

/** The form, kept in the tab as it is typed; `sentBack` from checkout, it focuses its first field. */
function useContactForm(birth: BirthData, sentBack: boolean) {
  const form = useForm<Contact>({
    resolver: zodResolver(contactSchema),
    // This card only renders in the browser, where session storage is available.
    defaultValues: rememberedContact(birth),
  });
  const { subscribe, setFocus } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(tabStore, values) }),
    [subscribe],
  );
  useEffect(() => {
    // The missing fields are far down the page.
    if (sentBack) setFocus("fullName");
  }, [sentBack, setFocus]);
  return form;
}

function rememberedContact({ fullName, email }: BirthData): Contact {
  const typed = readDraft(tabStore.read(draftKey), tabStore.read(birthDataKey));
  return { fullName: typed.fullName || (fullName ?? ""), email: typed.email || (email ?? "") };
}
