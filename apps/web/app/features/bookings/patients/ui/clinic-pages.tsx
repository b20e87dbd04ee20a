import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ClinicPage } from '../../../portal/index.ts';
import { patientsTexts } from '../texts.ts';
import { PatientScreen, type PatientScreenProps } from './patient-screen.tsx';
import { PatientsScreen } from './patients-screen.tsx';
import type { StageBadgeProps } from './stage-badge.tsx';

const FEATURE = 'provider_nav_patients';

/** `/provider/patients`: who has booked at the clinic. */
export function ClinicPatientsPage({ ofJourney }: Pick<StageBadgeProps, 'ofJourney'>) {
  const t = useTexts(patientsTexts);
  return (
    <ClinicPage title={t('title')} description={t('lead')} feature={FEATURE}>
      <h1>{t('title')}</h1>
      <PatientsScreen ofJourney={ofJourney} />
    </ClinicPage>
  );
}

/** `/provider/patients/{id}`: one of them. */
export function ClinicPatientPage({ id, ...more }: PatientScreenProps) {
  const t = useTexts(patientsTexts);
  return (
    <ClinicPage title={t('record.title')} description={t('lead')} feature={FEATURE}>
      <PatientScreen key={id} id={id} {...more} />
    </ClinicPage>
  );
}
