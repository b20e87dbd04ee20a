import type { User } from '@travesia/contracts/accounts';
import { Fragment, type ReactNode } from 'react';
import { SkipLink } from '../../ui/navigation/skip-link.tsx';
import { ToastRegion } from '../../ui/toast/toast-region.tsx';
import { ContextBanner } from '../contexts/index.ts';
import { useFeaturesOf } from '../access/index.ts';
import { RequireSession } from './require-session.tsx';
import { useSite } from '../../lib/site/site.ts';
import { itemOf, type PortalGroup } from './navigation.ts';
import { OfflineBanner } from './parts/offline-banner.tsx';
import { PortalSide } from './parts/portal-side.tsx';
import { PortalTop } from './parts/portal-top.tsx';
import { TabBar } from './parts/tab-bar.tsx';
import { NavNoteContext } from './parts/nav-note-context.ts';
import { PersonContext } from './person-context.ts';
import { useOpenGroups } from './use-open-groups.ts';
import { keepFocus } from './keep-focus.ts';
import { useRouteFocus } from './use-route-focus.ts';

interface PortalFrameProps {
  groups: readonly PortalGroup[];
  /** Whose portal it is, in a word or two; null while that is being found out. */
  place?: string | null | undefined;
  /** Said under the entries of the navigation, such as that their numbers are old. */
  note?: string | null;
  /** Above everything. */
  ribbon?: ReactNode;
  /** What other features do or ask while a person is signed in. */
  alongside?: ReactNode;
  /** In the line above the page, such as a bell. */
  tools?: ReactNode;
  /** The page of the route, made with `PortalPage`. */
  children: ReactNode;
}

/**
 * The shell of all screens of signed-in people: navigation, the person's menu, room for the page. It stands from the first
 * byte; who is not signed in is sent to the sign-in and comes back.
 */
export function PortalFrame({ ribbon, alongside, children, ...rest }: PortalFrameProps) {
  useRouteFocus();
  return (
    <div className="portal">
      <SkipLink />
      {ribbon}
      <RequireSession alongside={alongside}>
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

/** For as long as the room for the page stands. */
const keptFocus = (main: HTMLElement | null) => (main ? keepFocus(main) : undefined);

type ShellProps = Omit<PortalFrameProps, 'ribbon' | 'alongside'> & { person: User | null };

function Shell({ person, groups, place, note = null, tools, children }: ShellProps) {
  const { path } = useSite();
  useFeaturesOf(person);
  const open = useOpenGroups(person, groups);
  const current = itemOf(open ?? groups, path);
  return (
    <NavNoteContext value={note}>
      <ContextBanner person={person} />
      <div className="portal-grid">
        <PortalSide person={person} groups={open} current={current} place={place} />
        <div className="portal-body">
          <PortalTop person={person} groups={open} current={current} place={place} tools={tools} />
          <OfflineBanner />
          <main id="main" ref={keptFocus} tabIndex={-1} className="portal-main">
            <PersonContext value={person}>
              {/* By the person: whoever signs in in another tab sees nothing of somebody else's screens. */}
              <Fragment key={person?.id ?? 'unknown'}>{children}</Fragment>
            </PersonContext>
          </main>
        </div>
        <TabBar person={person} groups={open} current={current} />
      </div>
    </NavNoteContext>
  );
}
