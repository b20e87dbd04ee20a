import { InLanguages } from '../../../../lib/forms/draft/in-languages.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextArea, TextField } from '../../../../ui/field/text-field.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { adminProviderTexts } from '../texts.ts';
import type { DraftField, ProfileDraft } from './profile-draft.ts';
import type { useChoices } from './use-choices.ts';

interface ProfileFormProps {
  draft: ProfileDraft;
  errors: Readonly<Record<string, string>>;
  choices: NonNullable<ReturnType<typeof useChoices>['data']>;
  onChange: (changed: Partial<ProfileDraft>) => void;
}

/** API fields by form field, where the names differ. */
const ERROR_OF: Partial<Record<DraftField, string>> = {
  description_en: 'description.en',
  description_es: 'description.es',
  description_pt: 'description.pt',
  deposit: 'settings.deposit_percentage',
};

/** The form field of a rejected field of the call. */
export const fieldOfError = (name: string): string =>
  Object.entries(ERROR_OF).find(([, error]) => error === name)?.[0] ?? name;

/** Longest description. */
const MOST_DESCRIPTION = 4000;

/** A clinic's profile, field by field. */
export function ProfileForm({ draft, errors, choices, onChange }: ProfileFormProps) {
  const t = useTexts(adminProviderTexts);
  const bind = (field: DraftField) => ({
    name: field,
    label: t(`field.${field}`),
    error: errors[ERROR_OF[field] ?? field],
    value: draft[field],
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [field]: event.currentTarget.value }),
  });
  const unknownCity =
    draft.city && !choices.countryOf.has(draft.city) ? [{ value: draft.city, label: draft.city }] : [];
  const yesNo = (['yes', 'no'] as const).map((value) => ({ value, label: t(`answer.${value}`) }));
  return (
    <div className="stack">
      <TextField {...bind('name')} required maxLength={160} />
      <div className="admin-pair">
        <SelectField {...bind('type')} options={choices.types} />
        <SelectField
          {...bind('city')}
          options={[
            ...(draft.city ? [] : [{ value: '', label: t('field.city.none') }]),
            ...unknownCity,
            ...choices.cities,
          ]}
        />
      </div>
      <TextField {...bind('street')} />
      <div className="admin-pair">
        <TextField {...bind('region')} />
        <TextField {...bind('postal_code')} />
      </div>
      <div className="admin-pair">
        <TextField {...bind('email')} type="email" />
        <TextField {...bind('phone')} type="tel" />
      </div>
      <TextField {...bind('website')} type="url" />
      <InLanguages textOf={(lang) => draft[`description_${lang}`]} most={MOST_DESCRIPTION}>
        {(field) => (
          <TextArea {...bind(`description_${field.lang}`)} {...field} rows={7} maxLength={MOST_DESCRIPTION} />
        )}
      </InLanguages>
      <TextField {...bind('languages')} hint={t('field.languages.hint')} />
      <div className="admin-pair">
        <TextField {...bind('founded_year')} type="number" />
        <TextField {...bind('beds')} type="number" min={0} />
      </div>
      <div className="admin-pair">
        <SelectField {...bind('allow_online_booking')} options={yesNo} />
        <TextField {...bind('deposit')} type="number" min={1} max={100} hint={t('field.deposit.hint')} />
      </div>
    </div>
  );
}
