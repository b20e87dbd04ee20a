import { isUntouched } from '../../../lib/forms/is-untouched.ts';
import { readDraft } from './auth-draft.ts';

/** Restores the draft into empty fields, never into one that is filled or has focus. */
export function restoreDraft(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(readDraft())) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    if (field.value === '' && isUntouched(field)) field.value = value;
  }
}
