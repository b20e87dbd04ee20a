import type { ApplicationSection } from '@travesia/contracts/applications';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { CheckboxList } from '../../../../ui/field/choice-list.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { TickBox } from '../../../../ui/field/tick-box.tsx';
import type { Choices } from '../choices.ts';
import { type AskedField, inForm } from '../fields.ts';
import { applyTexts } from '../texts.ts';
import { useLabel } from './use-label.ts';

interface AskedInputProps {
  section: ApplicationSection;
  field: AskedField;
  value: unknown;
  choices: Choices;
  error: string | undefined;
}

type HintKey = Extract<keyof (typeof applyTexts)['messages']['en'], `hint.${string}`>;

/** A field by what it asks for. */
export function AskedInput({ section, field, value, choices, error }: AskedInputProps) {
  const t = useTexts(applyTexts);
  const label = useLabel();
  const { kind, from, autoComplete, type, optional, hint } = field;
  const name = inForm(section, field.name);
  const options = from ? choices[from] : [];
  const common = { name, error, label: label(name), hint: hint ? t(`hint.${name}` as HintKey) : undefined };
  if (kind === 'tick')
    return (
      <TickBox name={name} ticked={value === true} error={error}>
        {common.label}
      </TickBox>
    );
  if (kind === 'many')
    return (
      <CheckboxList name={name} legend={common.label} choices={options} chosen={value as string[]} error={error} />
    );
  if (kind === 'choice')
    return (
      <SelectField
        {...common}
        options={[{ value: '', label: t('choose') }, ...options]}
        defaultValue={String(value ?? '')}
        required
      />
    );
  return (
    <TextField
      {...common}
      type={kind === 'date' ? 'date' : type === 'url' ? 'text' : (type ?? 'text')}
      inputMode={kind === 'year' ? 'numeric' : type === 'url' ? 'url' : undefined}
      maxLength={kind === 'year' ? 4 : 254}
      className={kind === 'year' || kind === 'date' ? 'apply-short' : undefined}
      defaultValue={value === null || value === undefined ? '' : String(value)}
      autoComplete={autoComplete ?? 'off'}
      required={!optional}
    />
  );
}
