import type { ApplicationSection } from '@travesia/contracts/applications';
import { type Draft, useDraftField } from '../../../../lib/forms/draft/use-draft-form.ts';
import { refusedSentence } from '../../../../lib/forms/form-state.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { CheckboxList } from '../../../../ui/field/choice-list.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { TickBox } from '../../../../ui/field/tick-box.tsx';
import { listOf } from '../application-values.ts';
import type { Choices } from '../choices.ts';
import { type AskedField, inForm } from '../fields.ts';
import { applyTexts } from '../texts.ts';
import { useLabel } from './use-label.ts';

interface AskedInputProps extends Draft {
  section: ApplicationSection;
  field: AskedField;
  choices: Choices;
  /** The checklist's message for this field. */
  missing: string | undefined;
}

type HintKey = Extract<keyof (typeof applyTexts)['messages']['en'], `hint.${string}`>;

/** Renders a field from its definition. */
export function AskedInput({ section, field, choices, missing, draft, state }: AskedInputProps) {
  const t = useTexts(applyTexts);
  const locale = useLocale();
  const label = useLabel();
  const { kind, from, autoComplete, type, optional, hint } = field;
  const name = inForm(section, field.name);
  const options = from ? choices[from] : [];
  const { value, refused, bind } = useDraftField({ draft, state }, name);
  const error = refused ? refusedSentence(locale, value, refused) : missing;
  const common = { name, error, label: label(name), hint: hint ? t(`hint.${name}` as HintKey) : undefined };
  const put = (text: string, save: 'now' | 'pause' | 'leave' = 'now') => draft.edit(name, text, save);
  if (kind === 'tick')
    return (
      <TickBox name={name} ticked={value === 'true'} onTick={(ticked) => put(ticked ? 'true' : '')} error={error}>
        {common.label}
      </TickBox>
    );
  if (kind === 'many')
    return (
      <CheckboxList
        name={name}
        legend={common.label}
        choices={options}
        chosen={listOf(value)}
        error={error}
        onChoose={(one, isChosen) =>
          put([...listOf(value).filter((other) => other !== one), ...(isChosen ? [one] : [])].join(' '))
        }
      />
    );
  if (kind === 'choice')
    return (
      <SelectField
        {...common}
        {...bind}
        options={[{ value: '', label: t('choose') }, ...options]}
        value={value}
        onChange={({ currentTarget }) => put(currentTarget.value)}
        required
      />
    );
  return (
    <TextField
      {...common}
      {...bind}
      type={kind === 'date' ? 'date' : type === 'url' ? 'text' : (type ?? 'text')}
      inputMode={kind === 'year' ? 'numeric' : type === 'url' ? 'url' : undefined}
      maxLength={kind === 'year' ? 4 : 254}
      className={kind === 'year' || kind === 'date' ? 'apply-short' : undefined}
      value={value}
      onChange={({ currentTarget }) => put(currentTarget.value, kind === 'year' ? 'leave' : 'pause')}
      autoComplete={autoComplete ?? 'off'}
      required={!optional}
    />
  );
}
