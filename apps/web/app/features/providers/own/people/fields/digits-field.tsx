import type { ReactNode } from 'react';
import { type Draft, useDraftField } from '../../../../../lib/forms/draft/use-draft-form.ts';
import { refusedSentence } from '../../../../../lib/forms/form-state.ts';
import { useLocale } from '../../../../../lib/i18n/use-texts.tsx';
import { TextField } from '../../../../../ui/field/text-field.tsx';

interface DigitsFieldProps extends Draft {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  maxLength: number;
}

/** A field of a draft form that takes digits only. */
export function DigitsField({ name, label, hint, maxLength, draft, state }: DigitsFieldProps) {
  const locale = useLocale();
  const { value, refused, bind } = useDraftField({ draft, state }, name);
  return (
    <TextField
      {...bind}
      name={`person.${name}`}
      className="people-digits"
      type="text"
      inputMode="numeric"
      maxLength={maxLength}
      label={label}
      hint={hint}
      error={refused ? refusedSentence(locale, value, refused) : undefined}
      value={value}
      onChange={({ currentTarget }) => draft.edit(name, currentTarget.value.replaceAll(/\D/g, ''), 'pause')}
    />
  );
}
