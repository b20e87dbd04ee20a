import { listClinicClaims } from '@travesia/contracts/aftercare';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { BackLink, ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { useClinicArea } from '../../../contexts/index.ts';
import { ClinicPage } from '../../../portal/index.ts';
import { claimsTexts } from '../texts.ts';
import { ClaimScreen } from '../ui/claim-screen.tsx';
import { clinicClaims } from './claims-list.ts';
import { ClaimsScreen } from './claims-screen.tsx';

const FEATURE = 'provider_nav_journeys';

/** `/provider/claims`: claims against the clinic. */
export function ClinicClaimsPage() {
  const t = useTexts(claimsTexts);
  return (
    <ClinicPage title={t('list.title')} description={t('list.lead')} feature={FEATURE}>
      <Claims />
    </ClinicPage>
  );
}

function Claims() {
  const t = useTexts(claimsTexts);
  const { base } = useClinicArea();
  const asked = useAsked(clinicClaims);
  const loaded = useCall(listClinicClaims, { query: asked }, { keep: true });
  return (
    <div className="stack">
      <div className="row between">
        <h1>{t('list.title')}</h1>
        <ScreenLink to={`${base}/recalls`}>{t('list.recalls')}</ScreenLink>
      </div>
      <p className="small muted">{t('list.lead')}</p>
      <ClaimsScreen definition={clinicClaims} loaded={loaded} tab={asked.tab} base={`${base}/claims`} />
    </div>
  );
}

/** `/provider/claims/:claimId`: one of them, to answer and propose. */
export function ClinicClaimPage({ id }: { id: string }) {
  const t = useTexts(claimsTexts);
  return (
    <ClinicPage title={t('page.title')} description={t('page.lead')} feature={FEATURE}>
      <One id={id} />
    </ClinicPage>
  );
}

function One({ id }: { id: string }) {
  const t = useTexts(claimsTexts);
  const { base } = useClinicArea();
  const list = `${base}/claims`;
  return (
    <>
      <BackLink to={list}>{t('list.title')}</BackLink>
      <ClaimScreen
        id={id}
        journeyPath={(journeyId) => `${base}/journeys/${journeyId}`}
        bookings={`${base}/bookings`}
        elsewhere={{ to: list, label: t('list.title') }}
      />
    </>
  );
}
