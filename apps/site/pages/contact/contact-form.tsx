import { useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Glyph } from "../../components/drawings/glyph.tsx";
import { Button } from "../../components/fields/button.tsx";
import { Field } from "../../components/fields/field.tsx";
import { TextField } from "../../components/fields/text-field.tsx";
import { toast } from "../../components/toasts/toast.tsx";
import { m } from "../../generated/paraglide/messages.js";
import type { ContactField, LetterAnswer } from "./typed-message.ts";

/** Minimum time the button shows "sending". */
const sendingMs = 1000;

const problems: Readonly<Record<ContactField, () => string>> = {
  name: m.contact_problem_name,
  email: m.contact_problem_email,
  subject: m.contact_problem_subject,
  message: m.contact_problem_message,
};

/** The contact form: a plain form post without a script; cleared once the message is accepted. */
export function ContactForm({ answer }: { readonly answer: LetterAnswer | null }) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useSending();
  const refused = answer?.sent === false ? answer : null;
  useEffect(() => {
    if (answer?.sent !== true || sending) return;
    form.current?.reset();
    toast.success({ title: m.contact_sent(), description: m.contact_sent_text() });
  }, [answer, sending]);
  useEffect(() => {
    const [first] = refused?.fields ?? [];
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [refused]);
  const field = (name: ContactField) => ({
    name,
    required: true,
    defaultValue: refused?.typed[name] ?? "",
    error: refused?.fields.includes(name) ? problems[name]() : undefined,
  });
  return (
    <Form method="post" ref={form} className="letter" preventScrollReset key={refused ? "again" : "first"}>
      {answer?.sent ? (
        <p className="note" role="status">
          <Glyph name="check" size={20} />
          <span>
            <b>{m.contact_sent()}</b> {m.contact_sent_text()}
          </span>
        </p>
      ) : null}
      {refused?.tooMany ? (
        <p className="err" role="alert">
          <Glyph name="warning" size={18} />
          <span>{m.contact_too_many()}</span>
        </p>
      ) : null}
      <div className="letter-who">
        <TextField label={m.contact_name()} autoComplete="name" maxLength={200} {...field("name")} />
        <TextField label={m.contact_email()} type="email" autoComplete="email" maxLength={254} {...field("email")} />
      </div>
      <TextField label={m.contact_subject()} maxLength={200} {...field("subject")} />
      <MessageField {...field("message")} />
      <div>
        <Button type="submit" loading={sending} loadingLabel={m.contact_sending()}>
          {m.contact_send()}
        </Button>
      </div>
    </Form>
  );
}

function MessageField({ error, ...rest }: { readonly error: string | undefined; readonly name: string }) {
  return (
    <Field label={m.contact_message()} error={error}>
      {(control) => <textarea className="control" rows={7} maxLength={5000} {...rest} {...control} />}
    </Field>
  );
}

/** Pending, and for the rest of a second after: a message sent instantly looks as if it had not been sent. */
function useSending(): boolean {
  const submitting = useNavigation().state !== "idle";
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    if (submitting) {
      setSince((before) => before ?? performance.now());
      return;
    }
    if (since === null) return;
    const timer = setTimeout(() => setSince(null), Math.max(0, sendingMs - (performance.now() - since)));
    return () => clearTimeout(timer);
  }, [submitting, since]);
  return submitting || since !== null;
}
