export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Whether a field stands as the page brought it and nobody is in it: only then may something that was kept be put there.
 * What is put under somebody's hands as they begin to type ends up beside what they type.
 */
export function isUntouched(field: Field): boolean {
  if (field === document.activeElement) return false;
  if (field instanceof HTMLSelectElement) return field.value === firstValue(field);
  if (isChoice(field)) return field.checked === field.defaultChecked;
  return field.value === field.defaultValue;
}

/** Whether a field is ticked rather than filled in. */
export const isChoice = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');

function firstValue({ options }: HTMLSelectElement): string {
  const all = [...options];
  return (all.find(({ defaultSelected }) => defaultSelected) ?? all[0])?.value ?? '';
}
