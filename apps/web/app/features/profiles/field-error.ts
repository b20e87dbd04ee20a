import type { ProblemField } from '@travesia/contracts/kit';
import { refusedSentence } from '../../lib/forms/form-state.ts';
import type { Locale } from '../../lib/i18n/locale.ts';
import { formatText } from '../../lib/i18n/texts.ts';
import type { FieldName, FieldSpec } from './section-fields.ts';
import { profileTexts } from './texts.ts';

/** What is wrong with a field and how to fix it. */
export function fieldError(
  locale: Locale,
  { name, kind }: FieldSpec<FieldName>,
  value: string,
  refused: Pick<ProblemField, 'code' | 'message'>,
): string {
  const text = value.trim();
  if (refused.code === 'date_in_future') return formatText(profileTexts, locale, 'error.dateInFuture');
  if (refused.code === 'date_too_old') return formatText(profileTexts, locale, 'error.dateTooOld');
  if (text && name.startsWith('passport_') && refused.code === 'invalid_format')
    return formatText(profileTexts, locale, 'error.latinOnly');
  if (text && kind === 'email') return formatText(profileTexts, locale, 'error.email');
  // An empty field was forgotten; null says so by its type.
  const code = text === '' ? 'required' : refused.code;
  return refusedSentence(locale, text, { ...refused, code });
}
