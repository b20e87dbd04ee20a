import { listAllClaims } from '@travesia/contracts/aftercare';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useAsked } from '../../../../lib/list/use-asked.ts';
import { BackLink } from '../../../../lib/workbench/screen/places.tsx';
import { PortalPage } from '../../../portal/index.ts';
import { claimsTexts } from '../texts.ts';
import { ClaimScreen } from '../ui/claim-screen.tsx';
import { allClaims } from './claims-list.ts';
import { ClaimsScreen } from './claims-screen.tsx';

const PAGE = { roles: ['admin'] } as const;
const LIST = '/admin/claims';

/** `/admin/claims`: claims of all clinics; the team decides. */
export function AdminClaimsPage() {
  const t = useTexts(claimsTexts);
  return (
    <PortalPage title={t('list.title')} description={t('list.lead')} {...PAGE}>
      <div className="stack">
        <h1>{t('list.title')}</h1>
        <p className="small muted">{t('list.lead')}</p>
        <Claims />
      </div>
    </PortalPage>
  );
}

function Claims() {
  const asked = useAsked(allClaims);
  const loaded = useCall(listAllClaims, { query: asked }, { keep: true });
  return <ClaimsScreen definition={allClaims} loaded={loaded} tab={asked.tab} base={LIST} isOfMany />;
}

/** `/admin/claims/:claimId`: one of them, to decide. */
export function AdminClaimPage({ id }: { id: string }) {
  const t = useTexts(claimsTexts);
  return (
    <PortalPage title={t('page.title')} description={t('page.lead')} {...PAGE}>
      <BackLink to={LIST}>{t('list.title')}</BackLink>
      <ClaimScreen
        id={id}
        journeyPath={null}
        bookings="/admin/bookings"
        clinics="/admin/providers"
        elsewhere={{ to: LIST, label: t('list.title') }}
      />
    </PortalPage>
  );
}
