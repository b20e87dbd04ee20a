import { isUntouched } from '../../../lib/forms/is-untouched.ts';
import { readDraft } from './auth-draft.ts';

/** Puts what was typed before into empty fields, never into one that the browser or the person has filled or is in. */
export function restoreDraft(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(readDraft())) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    if (field.value === '' && isUntouched(field)) field.value = value;
  }
}
