/** Sends the form as soon as its select changes, and takes the button away that does it otherwise. */
export function enhance(element: HTMLElement): void {
  if (!(element instanceof HTMLSelectElement) || !element.form) return;
  const { form } = element;
  form.querySelector('button')?.setAttribute('hidden', '');
  element.addEventListener('change', () => form.requestSubmit());
}
