/** Scrolls a form's first error to the middle of the window and focuses its field, if it has one. */
export function showFirstFault(form: HTMLElement): void {
  const fault = form.querySelector<HTMLElement>("[aria-invalid], [role=alert]");
  (fault?.closest(".field") ?? fault)?.scrollIntoView({ block: "center" });
  if (fault?.hasAttribute("aria-invalid")) fault.focus({ preventScroll: true });
}
