import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/i18n/use-texts.tsx';
import { useOptions } from './field-options.ts';
import type { FieldName, FieldSpec } from './section-fields.ts';
import { listOf } from './section-form.ts';
import { profileTexts } from './texts.ts';

/** Returns a field's value in words, for display and comparison; empty if it has none. */
export function useShown(): (field: FieldSpec<FieldName>, text: string) => string {
  const t = useTexts(profileTexts);
  const format = useFormat();
  const optionsOf = useOptions();
  return ({ kind, choices }, text) => {
    if (text.trim() === '') return kind === 'tick' ? t('shown.no') : '';
    if (kind === 'tick') return t('shown.yes');
    if (kind === 'date') return format.date(text);
    const nameOf = (code: string) => (choices && optionsOf(choices).find(({ value }) => value === code)?.label) ?? code;
    return kind === 'languages' ? format.list(listOf(text).map(nameOf)) : nameOf(text);
  };
}
