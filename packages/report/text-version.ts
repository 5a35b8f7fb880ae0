/** Bump whenever the wording or its selection changes, so that a hash identifies one text. */
export const textVersion = 10;
