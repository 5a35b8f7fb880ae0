/** Brings the first fault of a form into the middle of the window, and the focus to its field where it has one. */
export function showFirstFault(form: HTMLElement): void {
  const fault = form.querySelector<HTMLElement>("[aria-invalid], [role=alert]");
  (fault?.closest(".field") ?? fault)?.scrollIntoView({ block: "center" });
  if (fault?.hasAttribute("aria-invalid")) fault.focus({ preventScroll: true });
}
