import { LOCALES } from '@travesia/contracts/kit';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextArea, TextField } from '../../../../ui/field/text-field.tsx';
import { adminProviderTexts } from '../texts.ts';
import type { ClinicDraft, ClinicField } from './new-clinic.ts';
import type { useChoices } from './use-choices.ts';

interface NewFormProps {
  draft: ClinicDraft;
  choices: NonNullable<ReturnType<typeof useChoices>['data']>;
  onChange: (changed: Partial<ClinicDraft>) => void;
}

/** Form names of the call's fields, where they differ. */
export const NAMES_IN_FORM: Readonly<Record<string, ClinicField>> = {
  'licence.body': 'licence_body',
  'licence.number': 'licence_number',
  'licence.expires_on': 'licence_expires',
};

/** A clinic's basic facts, its license, and its owner. */
export function NewForm({ draft, choices, onChange }: NewFormProps) {
  const t = useTexts(adminProviderTexts);
  const format = useFormat();
  const bind = (field: ClinicField) => ({
    name: field,
    label: t(`field.${field}`),
    value: draft[field],
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [field]: event.currentTarget.value }),
  });
  const none = { value: '', label: t('field.choose') };
  return (
    <div className="stack">
      <TextField {...bind('name')} required maxLength={160} />
      <div className="admin-pair">
        <SelectField {...bind('type')} required options={[none, ...choices.types]} />
        <SelectField {...bind('city')} required options={[none, ...choices.cities]} />
      </div>
      <div className="admin-pair">
        <TextField {...bind('phone')} type="tel" />
        <TextField {...bind('email')} type="email" />
      </div>
      <div className="admin-pair">
        <TextField {...bind('website')} type="url" />
        <TextField {...bind('street')} />
      </div>
      <fieldset className="admin-fieldset stack">
        <legend>{t('create.licence')}</legend>
        <div className="admin-pair">
          <TextField {...bind('licence_body')} required={Boolean(draft.licence_number)} />
          <TextField {...bind('licence_number')} required={Boolean(draft.licence_body)} />
        </div>
        <TextField {...bind('licence_expires')} type="date" hint={t('field.licence_expires.hint')} />
      </fieldset>
      <fieldset className="admin-fieldset stack">
        <legend>{t('create.owner')}</legend>
        <div className="admin-pair">
          <TextField {...bind('owner_email')} type="email" required />
          <SelectField
            {...bind('language')}
            options={LOCALES.map((value) => ({ value, label: format.languageAlone(value) }))}
          />
        </div>
        <TextArea {...bind('message')} maxLength={1000} />
      </fieldset>
    </div>
  );
}
