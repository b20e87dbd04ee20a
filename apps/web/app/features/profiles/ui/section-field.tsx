import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { useDraftField } from '../../../lib/forms/draft/use-draft-form.ts';
import { fieldId } from '../../../ui/field/field-id.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextArea, TextField } from '../../../ui/field/text-field.tsx';
import { useOptions } from '../field-options.ts';
import { fieldError } from '../field-error.ts';
import type { FieldSpec } from '../section-fields.ts';
import { profileTexts } from '../texts.ts';
import type { FieldProps } from './field-props.ts';
import { LanguagesField } from './languages-field.tsx';

/** Types that are invalid while incomplete: saved on blur, not while typing. */
const WHOLE = new Set<FieldSpec['kind']>(['tel', 'email', 'date']);

/** A section field, saved automatically. */
export function SectionField({ section, field, draft, state }: FieldProps) {
  const t = useTexts(profileTexts);
  const locale = useLocale();
  const optionsOf = useOptions();
  const { name, kind, choices } = field;
  const { value, refused, bind } = useDraftField({ draft, state }, name);
  const common = {
    name: `${section}.${name}`,
    label: t(`field.${name}`),
    className: field.wide ? 'profile-wide' : undefined,
    hint: field.hint ? t(`hint.${section}.${name}` as Parameters<typeof t>[0]) : undefined,
    error: refused ? fieldError(locale, field, value, refused) : undefined,
    autoComplete: field.autoComplete,
    required: field.required,
    value,
    ...bind,
  };
  if (kind === 'languages') return <LanguagesField section={section} field={field} draft={draft} state={state} />;
  if (kind === 'tick')
    return (
      <label className="choice profile-wide">
        <input
          type="checkbox"
          id={fieldId(common.name)}
          name={common.name}
          checked={value === 'true'}
          onChange={(event) => draft.edit(name, event.currentTarget.checked ? 'true' : '', 'now')}
        />
        <span>{common.label}</span>
      </label>
    );
  if (kind === 'select' && choices) {
    // Language and currency always have a value; other fields may be empty.
    const isOpen = choices !== 'mails' && choices !== 'currencies';
    const options = isOpen ? [{ value: '', label: t('choice.none') }, ...optionsOf(choices)] : optionsOf(choices);
    return (
      <SelectField
        {...common}
        options={options}
        onChange={(event) => draft.edit(name, event.currentTarget.value, 'now')}
      />
    );
  }
  const when = WHOLE.has(kind) ? 'leave' : 'pause';
  if (kind === 'area')
    return (
      <TextArea
        {...common}
        rows={3}
        maxLength={1000}
        onChange={(event) => draft.edit(name, event.currentTarget.value, when)}
      />
    );
  return (
    <TextField
      {...common}
      type={kind}
      maxLength={120}
      onChange={(event) => draft.edit(name, event.currentTarget.value, when)}
    />
  );
}
