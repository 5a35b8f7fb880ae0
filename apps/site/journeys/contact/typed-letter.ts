/** The fields of the contact form. */
export type LetterField = "name" | "email" | "subject" | "message";
export type TypedLetter = Readonly<Record<LetterField, string>>;

/** What a posted form holds; a field that is missing or a file is empty. */
export function typedLetter(form: FormData): TypedLetter {
  const field = (name: LetterField) => {
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
      readonly typed: TypedLetter;
      readonly fields: readonly LetterField[];
      /** Too many letters within the hour; nothing in it is wrong. */
      readonly tooMany: boolean;
    };
