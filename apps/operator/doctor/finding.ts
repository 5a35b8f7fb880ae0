/** One line of what `doctor` finds. */
export interface Finding {
  readonly area:
    | "configuration"
    | "safety"
    | "database"
    | "payments"
    | "mail"
    | "fonts"
    | "data"
    | "PDFs"
    | "orders"
    | "backups"
    | "sources"
    | "seller"
    | "claims";
  readonly name: string;
  readonly ok: boolean;
  readonly words: string;
}

/** Builds a line. */
export const finding = (area: Finding["area"], name: string, ok: boolean, words: string): Finding => ({
  area,
  name,
  ok,
  words,
});
