import { useRef } from 'react';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { useOptions } from '../field-options.ts';
import { useTyped } from '../../../lib/forms/draft/use-draft-form.ts';
import { listOf } from '../section-form.ts';
import { profileTexts } from '../texts.ts';
import type { FieldProps } from './field-props.ts';

const MOST = 10;

/** Multiple languages, best first: added one at a time, each with a remove button. */
export function LanguagesField({ section, field: { name }, draft }: FieldProps) {
  const t = useTexts(profileTexts);
  const optionsOf = useOptions();
  const group = useRef<HTMLFieldSetElement>(null);
  const codes = listOf(useTyped({ draft })[name] ?? '');
  const options = optionsOf('languages');
  const labelOf = (code: string) => options.find(({ value }) => value === code)?.label ?? code;
  const put = (next: readonly string[]) => draft.edit(name, next.join(' '), 'now');
  const remove = (code: string) => {
    put(codes.filter((one) => one !== code));
    // The pressed button is gone.
    group.current?.querySelector<HTMLElement>('select')?.focus();
  };
  return (
    <fieldset ref={group} className="profile-wide profile-languages">
      <legend className="field-label">{t('field.spoken')}</legend>
      {codes.length > 0 ? (
        <ul className="profile-chips">
          {codes.map((code) => (
            <li key={code} className="profile-chip">
              {labelOf(code)}
              <button
                type="button"
                aria-label={t('languages.remove', { language: labelOf(code) })}
                onClick={() => remove(code)}
              >
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {codes.length < MOST ? (
        <SelectField
          name={`${section}.${name}`}
          label={t('languages.add')}
          value=""
          options={[{ value: '', label: t('choice.none') }, ...options.filter(({ value }) => !codes.includes(value))]}
          onChange={(event) => event.currentTarget.value && put([...codes, event.currentTarget.value])}
        />
      ) : null}
    </fieldset>
  );
}
