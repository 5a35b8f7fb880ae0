/** Every drawing in the book has two forms: `wide` for print and wide containers, `compact` for containers under 520 px
 * (the life line and day timeline: under 760 px), legible down to 320. */
export type Form = "wide" | "compact";
