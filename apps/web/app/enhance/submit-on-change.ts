/**
 * Sends the form as soon as its select changes, and takes the button away that does it otherwise; the button stays where
 * something else is filled in too.
 */
export function enhance(element: HTMLElement): void {
  if (!(element instanceof HTMLSelectElement) || !element.form) return;
  const { form } = element;
  const others = form.querySelector('input:not([type=hidden])');
  if (!others) form.querySelector('button')?.setAttribute('hidden', '');
  element.addEventListener('change', () => form.requestSubmit());
}
