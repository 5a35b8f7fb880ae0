/** What the newsletter's form was answered: asked for, or an address that cannot be one, as it was typed. */
export type NewsletterAnswer = { readonly asked: true } | { readonly asked: false; readonly typed: string };
