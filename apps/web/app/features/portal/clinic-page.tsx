import type { User } from '@travesia/contracts/accounts';
import { use, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Button, LinkButton } from '../../ui/action/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ClinicAreaContext, refreshContext, useProviderContext, afterContext, placeOf } from '../contexts/index.ts';
import { plainPath } from '../../lib/i18n/locale.ts';
import { useLocalPath, useTexts } from '../../lib/i18n/use-texts.tsx';
import { OwnDashboard } from './own-dashboard.tsx';
import { PersonContext } from './person-context.ts';
import { PortalPage, type PortalPageProps } from './portal-page.tsx';
import { PortalSkeleton } from './portal-skeleton.tsx';
import { portalTexts } from './texts.ts';

interface ClinicPageProps extends Omit<PortalPageProps, 'roles'> {
  /** True if its URL is the same for everyone: its line in `feature.ts` is not `isOfClinic`. */
  isSame?: boolean;
}

const WHO = ['provider', 'organization', 'admin'] as const;

/**
 * A clinic page: for its staff under `/provider/…`, for admins and organizations acting as it under `/provider/{id}/…`. Users who
 * act as no clinic are redirected to the list of clinics. Its content calls `useClinicArea()` to get the clinic.
 */
export function ClinicPage({ children, isSame = false, ...page }: ClinicPageProps) {
  return (
    <PortalPage {...page} roles={WHO}>
      <ClinicGate title={page.title} isSame={isSame}>
        {children}
      </ClinicGate>
    </PortalPage>
  );
}

type GateProps = Required<Pick<ClinicPageProps, 'title' | 'isSame' | 'children'>>;

function ClinicGate({ title, isSame, children }: GateProps) {
  const person = use(PersonContext);
  if (!person) return null;
  if (person.role === 'provider')
    return (
      <StaffGate person={person} title={title}>
        {children}
      </StaffGate>
    );
  return (
    <ContextGate via={person.role === 'admin' ? 'admin' : 'organization'} title={title} isSame={isSame}>
      {children}
    </ContextGate>
  );
}

/** Staff always see their own clinic, whatever the URL says. */
function StaffGate({ person, title, children }: { person: User; title: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const path = useLocalPath();
  const place = placeOf({ role: 'staff', providerId: person.provider_id ?? null }, plainPath(pathname));
  if (place.kind === 'elsewhere' || place.kind === 'other') return <OwnDashboard person={person} title={title} />;
  if (place.kind === 'move') return <Navigate to={path(place.to) + search} replace />;
  return <ClinicAreaContext value={{ id: place.id, base: '/provider', via: null }}>{children}</ClinicAreaContext>;
}

function ContextGate({ via, title, isSame, children }: GateProps & { via: 'admin' | 'organization' }) {
  const { pathname, search } = useLocation();
  const path = useLocalPath();
  const { context, lost, isKnown, failed } = useProviderContext();
  if (!isKnown) return failed ? <ContextFailed /> : <PortalSkeleton heading={title} />;
  const place = placeOf({ role: 'context', context, lost, isSame }, plainPath(pathname));
  if (place.kind === 'move') return <Navigate to={path(place.to) + search} replace />;
  if (place.kind === 'elsewhere') return <Navigate to={path(afterContext(via))} replace />;
  if (place.kind === 'other') return <OtherClinic via={via} />;
  // Keyed by clinic, so that one clinic's data never appears under another's name.
  return (
    <ClinicAreaContext key={place.id} value={{ id: place.id, base: `/provider/${place.id}`, via }}>
      {children}
    </ClinicAreaContext>
  );
}

function ContextFailed() {
  const t = useTexts(portalTexts);
  return (
    <Notice tone="danger" role="alert">
      <p>{t('clinic.failed')}</p>
      <Button type="button" onClick={() => void refreshContext()}>
        {t('clinic.retry')}
      </Button>
    </Notice>
  );
}

/** The URL names a different clinic than the one being acted as, so neither is shown. */
function OtherClinic({ via }: { via: 'admin' | 'organization' }) {
  const t = useTexts(portalTexts);
  const path = useLocalPath();
  const context = useProviderContext((state) => state.context);
  if (!context) return null;
  const { provider_id: id, provider_name: name } = context;
  return (
    <section className="denied" aria-labelledby="other-clinic">
      <h1 id="other-clinic">{t('clinic.other.title')}</h1>
      <p>{t.rich('clinic.other.text', { name: <b key="name">{name}</b> })}</p>
      <div className="row">
        <LinkButton variant="primary" href={path(`/provider/${id}/dashboard`)}>
          {t('clinic.other.go', { name })}
        </LinkButton>
        <LinkButton href={path(afterContext(via))}>{t('clinic.other.back')}</LinkButton>
      </div>
    </section>
  );
}
