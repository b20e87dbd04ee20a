import { LANGUAGE_NAME, LOCALES } from '../../../lib/i18n/locale.ts';
import { type FormState, fieldOf } from '../../../lib/forms/form-state.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { countryOptions } from '../countries.ts';
import { leadTexts } from '../texts.ts';

export const NO_STATE: FormState = { values: {}, errors: {} };

interface PersonFieldsProps {
  state: FormState;
  /** Labels that override the default. */
  nameLabel?: string;
  emailLabel?: string;
  emailHint?: string;
}

/** The sender, and the language of the answer. */
export function PersonFields({ state, nameLabel, emailLabel, emailHint }: PersonFieldsProps) {
  const t = useTexts(leadTexts);
  const locale = useLocale();
  return (
    <>
      <TextField
        label={nameLabel ?? t('field.full_name')}
        autoComplete="name"
        maxLength={120}
        required
        {...fieldOf(state, 'full_name')}
      />
      <TextField
        type="email"
        label={emailLabel ?? t('field.email')}
        hint={emailHint ?? t('hint.email')}
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        maxLength={254}
        required
        {...fieldOf(state, 'email')}
      />
      <SelectField
        label={t('field.language')}
        options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAME[value] }))}
        {...fieldOf(state, 'language')}
        defaultValue={state.values['language'] ?? locale}
      />
    </>
  );
}

/** Phone number for a call. */
export function PhoneField({ state, hint }: { state: FormState; hint: string }) {
  const t = useTexts(leadTexts);
  return (
    <TextField
      type="tel"
      label={t('field.phone')}
      hint={hint}
      autoComplete="tel"
      inputMode="tel"
      maxLength={40}
      {...fieldOf(state, 'phone')}
    />
  );
}

export function CountryField({ state }: { state: FormState }) {
  const t = useTexts(leadTexts);
  const locale = useLocale();
  return (
    <SelectField
      label={t('field.country')}
      autoComplete="country"
      options={[{ value: '', label: t('choice.none') }, ...countryOptions(locale)]}
      {...fieldOf(state, 'country')}
    />
  );
}
