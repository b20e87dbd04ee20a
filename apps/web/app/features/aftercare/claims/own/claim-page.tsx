import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { BackLink } from '../../../../lib/workbench/screen/places.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { claimsTexts } from '../texts.ts';
import { ClaimScreen } from '../ui/claim-screen.tsx';

const JOURNEYS = '/treatment-journeys';

/** `/claims/:claimId`: a patient’s own claim. */
export function ClaimPage({ id }: { id: string }) {
  const t = useTexts(claimsTexts);
  const elsewhere = { to: JOURNEYS, label: t('unknown.list') };
  return (
    <PortalPage title={t('page.title')} description={t('page.lead')} feature="patient_nav_journeys">
      <BackLink to={JOURNEYS}>{t('unknown.list')}</BackLink>
      <ClaimScreen id={id} isOwn journeyPath={(journeyId) => `/journey/${journeyId}`} elsewhere={elsewhere} />
    </PortalPage>
  );
}
