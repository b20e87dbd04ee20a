export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Whether a field is unchanged since page load and not focused: only then may kept text be restored. Text restored
 * while the user starts typing would mix with theirs.
 */
export function isUntouched(field: Field): boolean {
  if (field === document.activeElement) return false;
  if (field instanceof HTMLSelectElement) return field.value === firstValue(field);
  if (isChoice(field)) return field.checked === field.defaultChecked;
  return field.value === field.defaultValue;
}

/** Whether a field is a checkbox or radio button. */
export const isChoice = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');

function firstValue({ options }: HTMLSelectElement): string {
  const all = [...options];
  return (all.find(({ defaultSelected }) => defaultSelected) ?? all[0])?.value ?? '';
}
