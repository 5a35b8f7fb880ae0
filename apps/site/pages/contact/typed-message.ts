/** The fields of the contact form. */
export type ContactField = "name" | "email" | "subject" | "message";
export type TypedMessage = Readonly<Record<ContactField, string>>;

/** The values of a posted form; a missing field or a file counts as empty. */
export function typedMessage(form: FormData): TypedMessage {
  const field = (name: ContactField) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return { name: field("name"), email: field("email"), subject: field("subject"), message: field("message") };
}

/** The outcome of a contact message. */
export type LetterAnswer =
  | { readonly sent: true }
  | {
      readonly sent: false;
      readonly typed: TypedMessage;
      readonly fields: readonly ContactField[];
      /** Rate limit: too many messages within the hour; the message itself is fine. */
      readonly tooMany: boolean;
    };
