import type { FeatureKey, UserRole } from '@travesia/contracts/access';
import type { User } from '@travesia/contracts/accounts';
import { use, useEffect, useRef, type ReactNode } from 'react';
import { loadFlags, useFeature } from '../access/index.ts';
import { PageHead } from '../../lib/seo/page-head.tsx';
import { isKnownRole } from '../../lib/session/role-home.ts';
import { AccessDenied } from './access-denied.tsx';
import { OwnDashboard } from './own-dashboard.tsx';
import { PersonContext } from './person-context.ts';
import { PortalSkeleton } from './portal-skeleton.tsx';

export interface PortalPageProps {
  title: string;
  description: string;
  /** Role that may see the page; others are redirected to their own dashboard. Defaults to everyone. */
  roles?: readonly UserRole[];
  /** Feature required for the page; users without it see a notice. */
  feature?: FeatureKey;
  /** The page with its `h1`, rendered once the user is known; anything that calls the server belongs here. */
  children: ReactNode;
}

/** A portal page: its title, and its content once the user is known and has access. */
export function PortalPage({ title, description, roles, feature, children }: PortalPageProps) {
  const person = use(PersonContext);
  return (
    <>
      <PageHead title={title} description={description} noindex />
      {!person ? (
        <PortalSkeleton heading={title} />
      ) : roles && !roles.includes(roleOf(person)) ? (
        <WrongRole person={person} title={title} roles={roles} />
      ) : (
        <FeatureGate person={person} title={title} feature={feature}>
          {children}
        </FeatureGate>
      )}
    </>
  );
}

/** An unknown role opens what a patient opens: their dashboard is where access denied leads it. */
const roleOf = ({ role }: User): UserRole => (isKnownRole(role) ? role : 'patient');

/** Admin pages say access is denied; all other pages redirect the user to their own. */
function WrongRole({ person, title, roles }: { person: User; title: string; roles: readonly UserRole[] }) {
  const isAdministration = roles.length === 1 && roles[0] === 'admin';
  return isAdministration ? (
    <AccessDenied person={person} reason="role" />
  ) : (
    <OwnDashboard person={person} title={title} />
  );
}

interface FeatureGateProps {
  person: User;
  title: string;
  feature: FeatureKey | undefined;
  children: ReactNode;
}

function FeatureGate({ person, title, feature, children }: FeatureGateProps) {
  const state = useFeature(feature);
  if (state === 'unknown') return <PortalSkeleton heading={title} />;
  if (state === 'closed') return <AccessDenied person={person} reason="feature" />;
  if (state === 'failed')
    return <AccessDenied person={person} reason="check" onRetry={() => void loadFlags(person, { anew: true })} />;
  return <Content>{children}</Content>;
}

/** Tells the enhancements to rescan: their targets were not rendered at first. */
function Content({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => void box.current?.dispatchEvent(new Event('travesia:content', { bubbles: true })), []);
  return (
    <div ref={box} className="portal-page">
      {children}
    </div>
  );
}
