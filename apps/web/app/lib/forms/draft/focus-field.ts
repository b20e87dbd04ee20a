/** Focuses a field, or the first of a group, and scrolls to it, also within a closed disclosure. */
export function focusField(field: HTMLElement): void {
  for (let box = field.closest('details'); box; box = box.parentElement?.closest('details') ?? null) box.open = true;
  const first = field instanceof HTMLFieldSetElement ? field.querySelector<HTMLElement>('input, select') : field;
  first?.focus();
}
