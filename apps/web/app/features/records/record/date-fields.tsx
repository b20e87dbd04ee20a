import type { FocusEvent } from 'react';
import { type Draft, useDraftField } from '../../../lib/forms/draft/use-draft-form.ts';
import { LANGUAGE_TAG, type Locale } from '../../../lib/i18n/locale.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { describedBy, fieldId } from '../../../ui/field/field-id.ts';
import { FieldNotes } from '../../../ui/field/field-notes.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { recordTexts } from './texts.ts';

const NAME = 'document_date';
const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

const monthName = (locale: Locale, month: string): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAG[locale], { month: 'long', timeZone: 'UTC' }).format(
    new Date(`2024-${month}-01`),
  );

/** The date as it is sent: parts of two digits, null without any. What is incomplete is for the server to refuse. */
export const dateToSend = (typed: string): string | null =>
  typed === ''
    ? null
    : typed
        .split('-')
        .map((part, at) => (at ? part.padStart(2, '0') : part))
        .join('-');

/** Whether a date as it is sent names a year, a month or a day that exists. */
export const isDate = (sent: string): boolean => /^\d{4}(-\d\d){0,2}$/.test(sent) && !Number.isNaN(Date.parse(sent));

/** The text of a date with one part replaced, without what is empty at its end. */
export function withPart(typed: string, at: number, part: string): string {
  const [year = '', month = '', day = ''] = typed.split('-');
  const parts = [year, month, day].map((known, place) => (place === at ? part.replaceAll(/\D/g, '') : known));
  return parts.join('-').replace(/-+$/, '');
}

/** The date of a document as far as it is known: its year, and perhaps month and day. One value, with one error. */
export function DateFields({ draft, state, label }: Draft & { label: string }) {
  const t = useTexts(recordTexts);
  const locale = useLocale();
  const { value, refused, bind } = useDraftField({ draft, state }, NAME);
  const [year = '', month = '', day = ''] = value.split('-');
  const id = fieldId(`record.${NAME}`);
  const error = refused ? t('date.wrong') : undefined;
  const hint = t('date.hint');
  const edit = (at: number) => (event: { currentTarget: { value: string } }) =>
    draft.edit(NAME, withPart(value, at, event.currentTarget.value), 'leave');
  const { onFocus, ref } = bind;
  const around = {
    onFocus,
    // Leaving one of the three for another is no leaving.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.closest('fieldset')?.contains(relatedTarget)) bind.onBlur();
    },
  };
  const wrong = { 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy(id, { hint, error }) };
  return (
    <fieldset ref={ref} id={id} className="record-date">
      <legend className="field-label">{label}</legend>
      <div className="record-date-parts">
        <TextField
          name="record.year"
          label={t('date.year')}
          inputMode="numeric"
          maxLength={4}
          value={year}
          {...around}
          {...wrong}
          onChange={edit(0)}
        />
        <SelectField
          name="record.month"
          label={t('date.month')}
          value={month}
          options={[{ value: '', label: '–' }, ...MONTHS.map((of) => ({ value: of, label: monthName(locale, of) }))]}
          {...around}
          {...wrong}
          onChange={edit(1)}
        />
        <TextField
          name="record.day"
          label={t('date.day')}
          inputMode="numeric"
          maxLength={2}
          value={day}
          {...around}
          {...wrong}
          onChange={edit(2)}
        />
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
