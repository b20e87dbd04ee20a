import { listNetworkClaims } from '@travesia/contracts/aftercare';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { BackLink, ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { claimsTexts } from '../texts.ts';
import { ClaimScreen } from '../ui/claim-screen.tsx';
import { networkClaims } from './claims-list.ts';
import { ClaimsScreen } from './claims-screen.tsx';

const PAGE = { roles: ['organization'], feature: 'organization_journeys' } as const;
const LIST = '/organization/claims';

/** `/organization/claims`: claims against all its clinics. */
export function NetworkClaimsPage() {
  const t = useTexts(claimsTexts);
  return (
    <PortalPage title={t('list.title')} description={t('list.lead')} {...PAGE}>
      <div className="stack">
        <div className="row between">
          <h1>{t('list.title')}</h1>
          <ScreenLink to="/organization/recalls">{t('list.recalls')}</ScreenLink>
        </div>
        <p className="small muted">{t('list.lead')}</p>
        <Claims />
      </div>
    </PortalPage>
  );
}

function Claims() {
  const asked = useAsked(networkClaims);
  const loaded = useCall(listNetworkClaims, { query: asked }, { keep: true });
  return <ClaimsScreen definition={networkClaims} loaded={loaded} tab={asked.tab} base={LIST} isOfMany />;
}

/** `/organization/claims/:claimId`: one of them. */
export function NetworkClaimPage({ id }: { id: string }) {
  const t = useTexts(claimsTexts);
  return (
    <PortalPage title={t('page.title')} description={t('page.lead')} {...PAGE}>
      <BackLink to={LIST}>{t('list.title')}</BackLink>
      <ClaimScreen
        id={id}
        journeyPath={(journeyId) => `/organization/journeys/${journeyId}`}
        bookings="/organization/bookings"
        clinics="/organization/providers"
        elsewhere={{ to: LIST, label: t('list.title') }}
      />
    </PortalPage>
  );
}
