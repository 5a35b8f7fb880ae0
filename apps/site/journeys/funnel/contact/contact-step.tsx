import { paths } from "@cosmic/addresses/paths";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { useNavigate, useNavigation } from "react-router";
import { Glyph } from "../../../components/drawings/glyph.tsx";
import { Button } from "../../../components/fields/button.tsx";
import { TextField } from "../../../components/fields/text-field.tsx";
import { JourneyHead } from "../../../components/layout/journey-head.tsx";
import { useNearAddress } from "../../../components/layout/page-link.tsx";
import { Waiting } from "../../../components/layout/waiting.tsx";
import { contactProblemText } from "../../../features/birth/contact/contact-problem-text.ts";
import { keepDraft, readDraft } from "../../../features/birth/draft/birth-draft.ts";
import { type FunnelSession, keepInFunnel } from "../../../features/birth/session/funnel-session.ts";
import { RedirectToStart } from "../../../features/birth/session/send-back.tsx";
import { tabStore } from "../../../features/birth/session/session-store.ts";
import { m } from "../../../generated/paraglide/messages.js";
import { funnelMemory } from "../birth/funnel-form.ts";
import { type FunnelContactForm, funnelContactSchema } from "./funnel-contact.ts";

/** Step 2 of 3: who the report is for and where to send it. */
export function ContactStep({ session }: { readonly session: FunnelSession | undefined }) {
  const near = useNearAddress();
  const ready = session?.birthData !== undefined;
  return (
    <>
      <JourneyHead step={2} percent={66} title={m.preview_send()} lead={m.funnel_contact_lead()} settled={ready} />
      {session && !ready ? <RedirectToStart to={near(paths.funnelStep("birth-data"))} reason="none" /> : null}
      {ready ? <ContactForm session={session} /> : <Waiting>{m.checkout_waiting()}</Waiting>}
    </>
  );
}

function ContactForm({ session }: { readonly session: FunnelSession }) {
  const navigate = useNavigate();
  const near = useNearAddress();
  const leaving = useNavigation().state !== "idle";
  const { register, handleSubmit, formState, subscribe } = useForm<FunnelContactForm>({
    resolver: zodResolver(funnelContactSchema),
    // This form only renders in the browser, where session storage is available.
    defaultValues: rememberedContact(session),
  });
  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(tabStore, values, funnelMemory) }),
    [subscribe],
  );
  const seePreview = async ({ fullName, email }: FunnelContactForm) => {
    keepInFunnel(tabStore, { contactData: { name: fullName, email } });
    await navigate(near(paths.funnelStep("preview-payment")));
  };
  const { errors, isSubmitting } = formState;
  return (
    <form className="funnel-form" noValidate method="post" onSubmit={handleSubmit(seePreview)}>
      <TextField
        label={
          <>
            {m.preview_name()} <span className="funnel-optional">{m.funnel_optional()}</span>
          </>
        }
        error={contactProblemText(errors.fullName?.message)}
        autoComplete="name"
        {...register("fullName")}
      />
      <TextField
        label={m.preview_email()}
        error={contactProblemText(errors.email?.message)}
        type="email"
        autoComplete="email"
        required
        {...register("email")}
      />
      <Button type="submit" wide loading={leaving || isSubmitting}>
        {m.funnel_see_preview()}
      </Button>
      <p className="funnel-assured">
        <Glyph name="lock" size={18} />
        {m.funnel_no_spam()}
      </p>
    </form>
  );
}

function rememberedContact({ contactData }: FunnelSession): FunnelContactForm {
  const typed = readDraft(tabStore.read(funnelMemory.key), null, funnelMemory);
  return { fullName: typed.fullName || (contactData?.name ?? ""), email: typed.email || (contactData?.email ?? "") };
}
