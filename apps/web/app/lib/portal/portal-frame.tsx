import type { User } from '@travesia/contracts/accounts';
import { Fragment, type ReactNode } from 'react';
import { SkipLink } from '../../ui/navigation/skip-link.tsx';
import { ToastRegion } from '../../ui/toast/toast-region.tsx';
import { RequireSession } from '../session/require-session.tsx';
import { useSite } from '../site/site.ts';
import { groupsFor, itemOf, type PortalGroup } from './navigation.ts';
import { OfflineBanner } from './parts/offline-banner.tsx';
import { PortalSide } from './parts/portal-side.tsx';
import { PortalTop } from './parts/portal-top.tsx';
import { TabBar } from './parts/tab-bar.tsx';
import { PersonContext } from './person-context.ts';
import { useRouteFocus } from './use-route-focus.ts';

interface PortalFrameProps {
  groups: readonly PortalGroup[];
  /** Above everything. */
  ribbon?: ReactNode;
  /** In the line above the page, such as a bell. */
  tools?: ReactNode;
  /** The page of the route, made with `PortalPage`. */
  children: ReactNode;
}

/**
 * The shell of all screens of signed-in people: navigation, the person's menu, room for the page. It stands from the first
 * byte; who is not signed in is sent to the sign-in and comes back.
 */
export function PortalFrame({ ribbon, children, ...rest }: PortalFrameProps) {
  useRouteFocus();
  return (
    <div className="portal">
      <SkipLink />
      {ribbon}
      <RequireSession>
        {(person) => (
          <Shell person={person} {...rest}>
            {children}
          </Shell>
        )}
      </RequireSession>
      <ToastRegion />
    </div>
  );
}

function Shell({
  person,
  groups,
  tools,
  children,
}: {
  person: User | null;
  groups: readonly PortalGroup[];
  tools?: ReactNode;
  children: ReactNode;
}) {
  const { path } = useSite();
  const open = groupsFor(person, groups);
  const current = itemOf(open, path);
  return (
    <div className="portal-grid">
      <PortalSide person={person} groups={open} current={current} />
      <div className="portal-body">
        <PortalTop current={current} tools={tools} />
        <OfflineBanner />
        <main id="main" tabIndex={-1} className="portal-main">
          <PersonContext value={person}>
            {/* By the person: whoever signs in in another tab sees nothing of somebody else's screens. */}
            <Fragment key={person?.id ?? 'unknown'}>{children}</Fragment>
          </PersonContext>
        </main>
      </div>
      <TabBar person={person} groups={open} current={current} />
    </div>
  );
}
