/** Every figure of the book has two forms: `wide` for print and broad frames, `compact` for frames under 520 px (the long
 * lines of a life and of a day: under 760 px), readable down to 320. */
export type Form = "wide" | "compact";
