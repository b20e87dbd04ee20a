import type { UserRole } from '@travesia/contracts/accounts';
import { use, useEffect, useRef, type ReactNode } from 'react';
import { PageHead } from '../seo/page-head.tsx';
import { OwnDashboard } from './own-dashboard.tsx';
import { PersonContext } from './person-context.ts';
import { PortalSkeleton } from './portal-skeleton.tsx';

interface PortalPageProps {
  title: string;
  description: string;
  /** Whose page it is; others are led to their own dashboard. Everybody's unless given. */
  roles?: readonly UserRole[];
  /** The page with its `h1`, shown once the person is known: what asks the server belongs in here. */
  children: ReactNode;
}

/** A page inside a portal: its title, and its content once it is known who reads it. */
export function PortalPage({ title, description, roles, children }: PortalPageProps) {
  const person = use(PersonContext);
  return (
    <>
      <PageHead title={title} description={description} noindex />
      {!person ? (
        <PortalSkeleton heading={title} />
      ) : roles && !roles.includes(person.role) ? (
        <OwnDashboard person={person} title={title} />
      ) : (
        <Content>{children}</Content>
      )}
    </>
  );
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
