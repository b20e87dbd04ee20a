import { refusedForm } from '../../lib/forms/form-state.ts';
import type { Locale } from '../../lib/i18n/locale.ts';
import { formatText } from '../../lib/i18n/texts.ts';
import type { SaveState } from '../../lib/forms/autosave/autosave.ts';
import type { FieldName, FieldSpec } from './section-fields.ts';
import { profileTexts } from './texts.ts';

/** What is wrong with a field and what to do about it; undefined when nothing is. */
export function fieldError(
  locale: Locale,
  { name, kind }: FieldSpec<FieldName>,
  { errors, form, problem }: Pick<SaveState, 'errors' | 'form' | 'problem'>,
): string | undefined {
  const refused = errors[name];
  if (!refused || !problem) return undefined;
  const text = form[name]?.trim() ?? '';
  if (refused.code === 'date_in_future') return formatText(profileTexts, locale, 'error.dateInFuture');
  if (refused.code === 'date_too_old') return formatText(profileTexts, locale, 'error.dateTooOld');
  if (text && name.startsWith('passport_') && refused.code === 'invalid_format')
    return formatText(profileTexts, locale, 'error.latinOnly');
  if (text && kind === 'email') return formatText(profileTexts, locale, 'error.email');
  // What is empty was forgotten; null says so by its type.
  const code = text === '' ? 'required' : refused.code;
  return refusedForm(locale, { [name]: text }, { ...problem, fields: [{ ...refused, path: name, code }] }).errors[name];
}
