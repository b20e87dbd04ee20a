/** Submits the form when its select changes, and hides the submit button unless the form has other fields. */
export function enhance(element: HTMLElement): void {
  if (!(element instanceof HTMLSelectElement) || !element.form) return;
  const { form } = element;
  const others = form.querySelector('input:not([type=hidden])');
  if (!others) form.querySelector('button')?.setAttribute('hidden', '');
  element.addEventListener('change', () => form.requestSubmit());
}
