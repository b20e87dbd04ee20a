import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import type { Choices } from '../choices.ts';
import { applyTexts } from '../texts.ts';

interface ClinicFieldsProps {
  choices: Choices;
  errors: Readonly<Record<string, string>>;
  values: Readonly<Record<string, string>>;
}

/** The first facts of a clinic, with which an application begins. */
export function ClinicFields({ choices, errors, values }: ClinicFieldsProps) {
  const t = useTexts(applyTexts);
  const facts = (name: string) => ({ name, error: errors[name], defaultValue: values[name] ?? '' });
  return (
    <>
      <TextField
        {...facts('name')}
        label={t('field.business.trade_name')}
        autoComplete="organization"
        maxLength={160}
        required
      />
      <SelectField
        {...facts('type')}
        label={t('field.business.type')}
        options={[{ value: '', label: t('choose') }, ...choices.types]}
        required
      />
      <div className="apply-pair">
        <SelectField
          {...facts('country')}
          label={t('field.business.country')}
          options={[{ value: '', label: t('choose') }, ...choices.countries]}
          required
        />
        <TextField
          {...facts('city')}
          label={t('field.business.city')}
          autoComplete="address-level2"
          maxLength={120}
          required
        />
      </div>
      <div className="apply-pair">
        <TextField
          {...facts('phone')}
          label={t('field.contact.phone')}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          required
        />
        <TextField
          {...facts('website')}
          label={t('field.contact.website')}
          inputMode="url"
          autoComplete="url"
          maxLength={200}
        />
      </div>
    </>
  );
}
