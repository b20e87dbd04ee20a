import { formatDate } from '../../format/dates.ts';
import type { Locale } from '../../i18n/locale.ts';
import { formatText } from '../../i18n/texts.ts';
import { formTexts } from '../texts.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field =>
  (element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement) &&
  element.willValidate &&
  element.name !== '';

/**
 * What the fields' own rules (`required`, `minlength`, `type` …) find wrong, a sentence by field in the page's language.
 * The browser's bubbles are in its own language, vanish, and can't be read again.
 */
export const fieldFaults = (form: HTMLFormElement, locale: Locale): Record<string, string> =>
  Object.fromEntries(
    [...form.elements].filter(isField).flatMap((field) => {
      const sentence = faultOf(field, locale);
      return sentence ? [[field.name, sentence]] : [];
    }),
  );

function faultOf(field: Field, locale: Locale): string | null {
  const { validity, value } = field;
  if (field.type === 'date' && validity.badInput) return formatText(formTexts, locale, 'field.date_open');
  if (validity.valueMissing || (field.required && !value.trim()))
    return formatText(formTexts, locale, 'field.required');
  const least = 'minLength' in field ? field.minLength : -1;
  // `validity.tooShort` ignores text set by the page, such as restored drafts.
  if (value && value.trim().length < least) return formatText(formTexts, locale, 'field.short', { count: least });
  if (validity.valid) return null;
  if (validity.typeMismatch && (field.type === 'email' || field.type === 'url'))
    return formatText(formTexts, locale, field.type === 'email' ? 'field.email_invalid' : 'field.website_invalid');
  if (field instanceof HTMLInputElement && field.type === 'date') {
    const { min, max } = field;
    if (validity.rangeUnderflow)
      return formatText(formTexts, locale, 'field.date_least', { date: formatDate(locale, min) });
    if (validity.rangeOverflow)
      return formatText(formTexts, locale, 'field.date_most', { date: formatDate(locale, max) });
  }
  return field.validationMessage;
}
