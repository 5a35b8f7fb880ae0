import * as z from "zod/mini";

/** What the buttons of the Pix page send; the sandbox's own steps. */
const pixStep = z.enum(["choose", "pay", "pay-later", "let-expire"]);
export type PixStep = z.output<typeof pixStep>;

/** The step a form asks for; null: it is the card's. */
export function readPixStep(form: FormData): PixStep | null {
  return pixStep.safeParse(form.get("pix")).data ?? null;
}
