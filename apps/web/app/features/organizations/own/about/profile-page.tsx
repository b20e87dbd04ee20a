import { LOCALES } from '@travesia/contracts/kit';
import {
  ABOUT_MAX,
  getOrganizationProfile,
  type OrganizationProfile,
  updateOrganizationProfile,
} from '@travesia/contracts/organizations';
import type { Form } from '../../../../lib/forms/draft/form.ts';
import { InLanguages } from '../../../../lib/forms/draft/in-languages.tsx';
import type { Saved } from '../../../../lib/forms/draft/merge.ts';
import { SavedField } from '../../../../lib/forms/draft/saved-field.tsx';
import { SavedForm } from '../../../../lib/forms/draft/saved-form.tsx';
import { useDraftField, useDraftForm, useTyped } from '../../../../lib/forms/draft/use-draft-form.ts';
import { refusedSentence } from '../../../../lib/forms/form-state.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { ShowcasePart } from '../../showcase/showcase-part.tsx';
import { OrganizationPage } from '../organization-page.tsx';
import { networkTexts } from '../texts.ts';

/** `/organization/profile`: the organization's profile. */
export function ProfilePage() {
  const t = useTexts(networkTexts);
  return (
    <OrganizationPage title={t('profile.title')} description={t('profile.description')} feature="organization_profile">
      <Profile />
    </OrganizationPage>
  );
}

function Profile() {
  const t = useTexts(networkTexts);
  const language = useLocale();
  const profile = useCall(getOrganizationProfile, { query: { language } });
  return (
    <>
      <h1 id="profile">{t('profile.heading')}</h1>
      <p className="muted team-lead">{t('profile.lead')}</p>
      <LoadState loaded={profile}>
        {(data) => (
          <>
            <ProfileForm profile={data} />
            <ShowcasePart name={data.name} />
          </>
        )}
      </LoadState>
    </>
  );
}

const TYPES = ['clinic_network', 'hospital_group', 'healthcare_system'] as const;

const formOf = ({ name, type, city, email, phone, website, description }: OrganizationProfile): Form => ({
  name,
  type,
  city: city ?? '',
  email: email ?? '',
  phone: phone ?? '',
  website: website ?? '',
  ...Object.fromEntries(LOCALES.map((locale) => [`description.${locale}`, description[locale]])),
});

const orNull = (text: string | undefined) => text?.trim() || null;

function bodyOf(form: Form, version: number) {
  const text = (locale: string) => (form[`description.${locale}`] ?? '').trim();
  return {
    version,
    name: form['name'] ?? '',
    type: TYPES.find((one) => one === form['type']) ?? TYPES[0],
    city: orNull(form['city']),
    email: orNull(form['email']),
    phone: orNull(form['phone']),
    website: orNull(form['website']),
    description: { en: text('en'), es: text('es'), pt: text('pt') },
  };
}

function ProfileForm({ profile }: { profile: OrganizationProfile }) {
  const t = useTexts(networkTexts);
  const language = useLocale();
  const person = useSession((session) => session.user);
  const savedOf = (known: OrganizationProfile): Saved => ({ version: known.version, form: formOf(known) });
  const { draft, state } = useDraftForm({
    part: `organization.${profile.id}`,
    owner: person?.id ?? '',
    saved: savedOf(profile),
    save: async (form, version) =>
      savedOf(await sessionCall(updateOrganizationProfile, { query: { language }, body: bodyOf(form, version) })),
    presentOf: (present) => savedOf(present as OrganizationProfile),
  });
  const canChange = profile.actions.includes('change_profile');
  const common = { part: 'organization', draft, state };
  const typed = useTyped({ draft });
  const kind = useDraftField({ draft, state }, 'type');
  return (
    <>
      {canChange ? null : <Notice icon="lock">{t('profile.mayNot')}</Notice>}
      {canChange && person?.demo ? <Notice>{t('profile.demo')}</Notice> : null}
      <SavedForm
        draft={draft}
        state={state}
        labelledBy="profile"
        labelOf={(name) => t(LABELS[name as keyof typeof LABELS])}
        shown={(name, text) => {
          const type = name === 'type' ? TYPES.find((one) => one === text) : undefined;
          return type ? t(`type.${type}`) : text;
        }}
      >
        <fieldset disabled={!canChange} className="plain-set stack network-form">
          <div className="profile-fields">
            <SavedField {...common} name="name" label={t('field.name')} maxLength={160} className="profile-wide" />
            <SelectField
              name="organization.type"
              label={t('field.type')}
              value={kind.value}
              error={kind.refused ? refusedSentence(language, kind.value, kind.refused) : undefined}
              options={TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
              {...kind.bind}
              // Arrow keys pass other types on the way.
              onChange={({ currentTarget }) => draft.edit('type', currentTarget.value, 'pause')}
            />
            <SavedField {...common} name="city" label={t('field.city')} maxLength={120} />
            <SavedField {...common} name="email" type="email" label={t('field.email')} autoComplete="off" />
            <SavedField
              {...common}
              name="phone"
              type="tel"
              label={t('field.phone')}
              hint={t('hint.phone', { country: profile.country_name })}
              autoComplete="off"
            />
            <SavedField {...common} name="website" type="url" label={t('field.website')} autoComplete="off" />
          </div>
          <InLanguages textOf={(lang) => typed[`description.${lang}`]} most={ABOUT_MAX}>
            {(field) => (
              <SavedField
                {...common}
                {...field}
                name={`description.${field.lang}`}
                type="area"
                rows={7}
                maxLength={ABOUT_MAX}
                label={t(LABELS[`description.${field.lang}`])}
              />
            )}
          </InLanguages>
        </fieldset>
      </SavedForm>
      <p className="muted">
        {t('profile.country', { country: profile.country_name })}{' '}
        <LocalLink to="/organization/support">{t('profile.ask')}</LocalLink>
      </p>
    </>
  );
}

const LABELS = {
  name: 'field.name',
  type: 'field.type',
  city: 'field.city',
  email: 'field.email',
  phone: 'field.phone',
  website: 'field.website',
  'description.en': 'field.descriptionEn',
  'description.es': 'field.descriptionEs',
  'description.pt': 'field.descriptionPt',
} as const;
