import type { ApplicationToReview } from '@travesia/contracts/applications';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { Facts } from '../../../../ui/overlay/disclosure.tsx';
import { adminApplicationTexts } from '../texts.ts';

/** Who applied, who signs and who is responsible for the clinic's medicine. */
export function People({ application: { applicant, sections } }: { application: ApplicationToReview }) {
  const t = useTexts(adminApplicationTexts);
  const { people } = sections;
  const named = (...parts: string[]) => parts.filter(Boolean).join(', ') || t('nothing');
  return (
    <section aria-labelledby="people" className="admin-section">
      <h2 id="people">{t('hub.people')}</h2>
      <Facts
        items={[
          {
            name: t('people.applicant'),
            value: (
              <>
                <ScreenLink to={`/admin/users/${applicant.id}`}>{applicant.name}</ScreenLink>, {applicant.email}
              </>
            ),
          },
          { name: t('people.signatory'), value: named(people.signatory_name, people.signatory_role) },
          { name: t('people.director'), value: named(people.director_name, people.director_registration) },
        ]}
      />
    </section>
  );
}
