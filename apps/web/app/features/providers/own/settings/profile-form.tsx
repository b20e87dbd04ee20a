import type { Locale } from '@travesia/contracts/kit';
import { type ClinicProfile, DESCRIPTION_MAX, updateClinicProfile } from '@travesia/contracts/providers';
import type { ReactNode } from 'react';
import { InLanguages } from '../../../../lib/forms/draft/in-languages.tsx';
import type { Saved } from '../../../../lib/forms/draft/merge.ts';
import { SavedField } from '../../../../lib/forms/draft/saved-field.tsx';
import { SavedForm } from '../../../../lib/forms/draft/saved-form.tsx';
import { type Draft, useDraftForm, useTyped } from '../../../../lib/forms/draft/use-draft-form.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { clinicTexts } from '../texts.ts';
import { PARTS, type ProfilePart } from './profile-parts.ts';
import { TickList } from './tick-list.tsx';

/** What stands under the description in one language while it is written. */
export type UnderDescription = (written: { path: string; field: string; language: Locale; text: string }) => ReactNode;

interface ProfileFormProps {
  part: ProfilePart;
  profile: ClinicProfile;
  underDescription: UnderDescription;
}

/** A profile section, saved automatically as it is typed. */
export function ProfileForm({ part, profile, underDescription }: ProfileFormProps) {
  const t = useTexts(clinicTexts);
  const language = useLocale();
  const owner = useSession((session) => session.user?.id ?? '');
  const savedOf = (known: ClinicProfile): Saved => ({ version: known.version, form: PARTS[part].formOf(known) });
  const { draft, state } = useDraftForm({
    part: `clinic.${profile.id}.${part}`,
    owner,
    saved: savedOf(profile),
    save: async (form, version) => {
      const body = { version, ...PARTS[part].changeOf(form) };
      return savedOf(await sessionCall(updateClinicProfile, { query: { language }, body }));
    },
    presentOf: (present) => savedOf(present as ClinicProfile),
  });
  const canChange = profile.actions.includes('change_profile');
  return (
    <section className="portal-section portal-section-main" aria-labelledby={part}>
      <h2 id={part} tabIndex={-1}>
        {t(`part.${part}`)}
      </h2>
      <p className="muted team-lead">{t(`why.${part}`)}</p>
      <SavedForm draft={draft} state={state} labelledBy={part} labelOf={(name) => t(labelKey(name))}>
        <fieldset disabled={!canChange} className="plain-set">
          <Fields part={part} profile={profile} underDescription={underDescription} draft={draft} state={state} />
        </fieldset>
      </SavedForm>
    </section>
  );
}

const LABELS = {
  'descriptions.en': 'field.descriptionEn',
  'descriptions.es': 'field.descriptionEs',
  'descriptions.pt': 'field.descriptionPt',
  email: 'field.email',
  phone: 'field.phone',
  website: 'field.website',
  'address.street': 'field.street',
  'address.city': 'field.city',
  'address.state': 'field.state',
  'address.postal_code': 'field.postalCode',
  specialties: 'field.specialties',
  languages: 'field.languages',
} as const;
const labelKey = (name: string) => LABELS[name as keyof typeof LABELS];

type FieldsProps = ProfileFormProps & Draft;

function Fields({ part, profile, underDescription, ...save }: FieldsProps) {
  const t = useTexts(clinicTexts);
  const typed = useTyped(save);
  if (part === 'care') return <CareFields profile={profile} {...save} />;
  const common = { part, ...save };
  if (part === 'about')
    return (
      <InLanguages textOf={(locale) => typed[`descriptions.${locale}`]} most={DESCRIPTION_MAX}>
        {(field) => (
          <div>
            <SavedField
              {...common}
              {...field}
              name={`descriptions.${field.lang}`}
              type="area"
              rows={7}
              maxLength={DESCRIPTION_MAX}
              label={t(labelKey(`descriptions.${field.lang}`))}
            />
            {underDescription({
              path: `descriptions.${field.lang}`,
              field: `about.descriptions.${field.lang}`,
              language: field.lang,
              text: typed[`descriptions.${field.lang}`] ?? '',
            })}
          </div>
        )}
      </InLanguages>
    );
  if (part === 'contact')
    return (
      <div className="profile-fields">
        <SavedField {...common} name="email" type="email" label={t('field.email')} autoComplete="off" />
        <SavedField
          {...common}
          name="phone"
          type="tel"
          label={t('field.phone')}
          hint={t('hint.phone', { country: profile.address.country_name })}
          autoComplete="off"
        />
        <SavedField {...common} name="website" type="url" label={t('field.website')} autoComplete="off" />
      </div>
    );
  return (
    <div className="profile-fields">
      <SavedField {...common} name="address.street" label={t('field.street')} className="profile-wide" />
      <SavedField {...common} name="address.city" label={t('field.city')} />
      <SavedField {...common} name="address.state" label={t('field.state')} />
      <SavedField {...common} name="address.postal_code" label={t('field.postalCode')} />
    </div>
  );
}

/** Languages most spoken by patients of clinics in Latin America. */
const SPOKEN = ['es', 'pt', 'en', 'fr', 'de', 'it', 'nl', 'ar', 'zh', 'ja', 'ko', 'ru', 'he', 'pl'];

function CareFields({ profile, ...save }: Omit<FieldsProps, 'part' | 'underDescription'>) {
  const t = useTexts(clinicTexts);
  const format = useFormat();
  const languages = [...new Set([...SPOKEN, ...profile.languages])];
  return (
    <div className="stack">
      <TickList
        {...save}
        name="specialties"
        legend={t('field.specialties')}
        options={profile.specialty_choices.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <TickList
        {...save}
        name="languages"
        legend={t('field.languages')}
        options={languages.map((value) => ({ value, label: format.languageAlone(value) }))}
      />
    </div>
  );
}
