import type { FeatureKey, UserRole } from '@travesia/contracts/access';
import type { User } from '@travesia/contracts/accounts';
import { use, useEffect, useRef, type ReactNode } from 'react';
import { loadFlags, useFeature } from '../access/index.ts';
import { PageHead } from '../../lib/seo/page-head.tsx';
import { AccessDenied } from './access-denied.tsx';
import { OwnDashboard } from './own-dashboard.tsx';
import { PersonContext } from './person-context.ts';
import { PortalSkeleton } from './portal-skeleton.tsx';

export interface PortalPageProps {
  title: string;
  description: string;
  /** Whose page it is; others are led to their own dashboard. Everybody's unless given. */
  roles?: readonly UserRole[];
  /** Feature that opens the page; who has it not is told so. */
  feature?: FeatureKey;
  /** The page with its `h1`, shown once the person is known: what asks the server belongs in here. */
  children: ReactNode;
}

/** A page inside a portal: its title, and its content once it is known who reads it and that it is open to them. */
export function PortalPage({ title, description, roles, feature, children }: PortalPageProps) {
  const person = use(PersonContext);
  return (
    <>
      <PageHead title={title} description={description} noindex />
      {!person ? (
        <PortalSkeleton heading={title} />
      ) : roles && !roles.includes(person.role) ? (
        <WrongRole person={person} title={title} roles={roles} />
      ) : (
        <FeatureGate person={person} title={title} feature={feature}>
          {children}
        </FeatureGate>
      )}
    </>
  );
}

/** The administration says that it is closed; everywhere else the person is led to where they belong. */
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

/** Tells the enhancements that there is something new: what they looked for at first was not there yet. */
function Content({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => void box.current?.dispatchEvent(new Event('travesia:content', { bubbles: true })), []);
  return (
    <div ref={box} className="portal-page">
      {children}
    </div>
  );
}
