/** The fields of the contact form. */
export type ContactField = "name" | "email" | "subject" | "message";
export type TypedMessage = Readonly<Record<ContactField, string>>;

/** What a posted form holds; a field that is missing or a file is empty. */
export function typedMessage(form: FormData): TypedMessage {
  const field = (name: ContactField) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return { name: field("name"), email: field("email"), subject: field("subject"), message: field("message") };
}

/** What became of a letter. */
export type LetterAnswer =
  | { readonly sent: true }
  | {
      readonly sent: false;
      readonly typed: TypedMessage;
      readonly fields: readonly ContactField[];
      /** Too many letters within the hour; nothing in it is wrong. */
      readonly tooMany: boolean;
    };
