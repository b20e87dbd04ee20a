import { type OwnClinician, type OwnClinicians, updateClinician } from '@travesia/contracts/providers';
import { SavedForm } from '../../../../lib/forms/draft/saved-form.tsx';
import { useDraftForm } from '../../../../lib/forms/draft/use-draft-form.ts';
import { LANGUAGE_NAME, type Locale } from '../../../../lib/i18n/locale.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Contents } from '../../../../lib/screen/contents.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useSession } from '../../../../lib/session/session-store.ts';
import { CareFields } from './fields/care-fields.tsx';
import { LicenseFields } from './fields/license-fields.tsx';
import { AnswerFields, BioFields, NameFields } from './fields/text-fields.tsx';
import { TreatmentFields } from './fields/treatment-fields.tsx';
import { contentOf, savedOf } from './person-draft.ts';
import { peopleTexts } from './texts.ts';

interface PersonFormProps {
  person: OwnClinician;
  choices: OwnClinicians;
  /** After a save. */
  taken: (person: OwnClinician) => void;
}

const PARTS = ['basics', 'license', 'bio', 'care', 'treatments', 'answer'] as const;

/** A clinician's profile, saved on purpose: it is public at once, and another license number is verified anew. */
export function PersonForm({ person, choices, taken }: PersonFormProps) {
  const t = useTexts(peopleTexts);
  const language = useLocale();
  const owner = useSession((session) => session.user?.id ?? '');
  // The last full year is the one that clinics have counted.
  const year = new Date().getFullYear() - 1;
  const save = useDraftForm({
    part: `clinic.clinician.${person.id}`,
    owner,
    manual: true,
    saved: savedOf(person),
    save: async (form, version) => {
      const body = { ...contentOf(form, year), version };
      const now = await sessionCall(updateClinician, { params: { id: person.id }, query: { language }, body });
      taken(now);
      return savedOf(now);
    },
    presentOf: (present) => savedOf(present as OwnClinician),
  });
  const labelOf = useLabels(choices);
  const fields = {
    basics: <NameFields {...save} />,
    license: <LicenseFields {...save} person={person} choices={choices} />,
    bio: <BioFields {...save} />,
    care: <CareFields {...save} choices={choices} />,
    treatments: <TreatmentFields {...save} person={person} choices={choices} year={year} />,
    answer: <AnswerFields {...save} />,
  };
  return (
    <div className="people-form">
      <SavedForm {...save} labelOf={labelOf}>
        <fieldset disabled={!person.actions.includes('change')} className="plain-set">
          <Contents
            label={t('contents')}
            parts={PARTS.map((part) => ({
              id: part,
              label: t(`part.${part}`),
              content: (
                <section className="portal-section portal-section-main" aria-labelledby={part}>
                  <h2 id={part} tabIndex={-1}>
                    {t(`part.${part}`)}
                  </h2>
                  <p className="muted team-lead">{t(`why.${part}`)}</p>
                  {fields[part]}
                </section>
              ),
            }))}
          />
        </fieldset>
      </SavedForm>
    </div>
  );
}

const LABELS = {
  name: 'field.name',
  title: 'field.title',
  'license.registry': 'field.registry',
  'license.number': 'field.number',
  languages: 'field.languages',
  years_in_practice: 'field.years',
  sees: 'field.sees',
  treatments: 'part.treatments',
  cases_year: 'field.casesYear',
} as const;
const IN_LANGUAGES = { specialty: 'specialtyIn', bio: 'bioIn', question: 'questionIn', answer: 'answerIn' } as const;

/** Names of the form's fields, for what was refused and for choosing between two versions. */
function useLabels({ specialty_register: register }: OwnClinicians): (name: string) => string {
  const t = useTexts(peopleTexts);
  return (name) => {
    if (name === 'specialty_number') return t('field.specialtyNumber', { register: register ?? '' });
    if (Object.hasOwn(LABELS, name)) return t(LABELS[name as keyof typeof LABELS]);
    const [text = '', lang = 'en'] = name.split('.');
    return t(`field.${IN_LANGUAGES[text as keyof typeof IN_LANGUAGES]}`, { language: LANGUAGE_NAME[lang as Locale] });
  };
}
