/** A form's content by field name; true and false for checkboxes and `name=value` of choices. */
export type FormText = Record<string, string | boolean>;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Types of fields without user text, or whose text must not be stored. */
const LEFT_OUT = ['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image'];
const SECRET = /(^|\s)(cc-|one-time-code|current-password|new-password)/;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

const isChoice = (field: Field): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox';

/** Consents must be given again each time. */
const isKept = (field: Field): boolean =>
  !LEFT_OUT.includes(field.type) &&
  !SECRET.test(field.autocomplete) &&
  !/^(consents\.|accept_)/.test(field.name) &&
  !field.closest('[aria-hidden="true"]');

const keyOf = (field: Field): string =>
  isChoice(field) ? `${field.name || field.id}=${field.value}` : field.name || field.id;

const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(isField).filter((field) => isKept(field) && keyOf(field) !== '');

/** A form's content: without empty fields, passwords, cards, codes and consents. */
export function textOf(form: HTMLFormElement): FormText {
  const text: FormText = {};
  for (const field of fieldsOf(form)) {
    const held = fieldText(field);
    if (held !== '') text[keyOf(field)] = held;
  }
  const isTyped = Object.values(text).some((value) => value !== false);
  return isTyped ? text : {};
}

const fieldText = (field: Field): string | boolean => (isChoice(field) ? field.checked : field.value);

/** Identifies a field of a form: its name or id. Null if users can't write in it. */
export const fieldKey = (element: Element | null): string | null =>
  element && isField(element) && isKept(element) ? keyOf(element) || null : null;

/** The field of a form by its key. */
export const fieldByKey = (form: HTMLFormElement, key: string): HTMLElement | undefined =>
  fieldsOf(form).find((field) => keyOf(field) === key);

/** Restores text as if it were typed, so that React notices too. */
export function fillForm(form: HTMLFormElement, text: FormText): void {
  for (const field of fieldsOf(form)) {
    const value = text[keyOf(field)];
    if (value === undefined) continue;
    if (isChoice(field)) {
      if (field.checked !== value && (value || field.type === 'checkbox')) field.click();
    } else if (typeof value === 'string' && field.value !== value) type(field, value);
  }
}

function type(field: Field, value: string): void {
  // React intercepts the element's own property; the prototype's setter bypasses that, so that React sees a change.
  const ofClass = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value');
  ofClass?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
