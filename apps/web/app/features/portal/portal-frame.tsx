import type { User } from '@travesia/contracts/accounts';
import type { VerificationStatus } from '@travesia/contracts/providers';
import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import { SkipLink } from '../../ui/navigation/skip-link.tsx';
import { ToastRegion } from '../../ui/toast/toast-region.tsx';
import { ContextBanner } from '../contexts/index.ts';
import { useFeaturesOf } from '../access/index.ts';
import { RequireSession } from './require-session.tsx';
import { useSite } from '../../lib/site/site.ts';
import { itemOf, type PortalGroup } from './navigation.ts';
import { OfflineBanner } from './parts/offline-banner.tsx';
import { usePalette } from './palette/palette.tsx';
import { PortalSide } from './parts/portal-side.tsx';
import { PortalTop } from './parts/portal-top.tsx';
import type { ShellParts } from './parts/shell-parts.ts';
import { TabBar } from './parts/tab-bar.tsx';
import { NavNoteContext } from './parts/nav-note-context.ts';
import { PersonContext } from './person-context.ts';
import { useOpenGroups } from './use-open-groups.ts';
import { keepFocus } from './keep-focus.ts';
import { useRouteFocus } from './use-route-focus.ts';

const Shortcuts = lazy(() => import('./shortcuts/shortcuts.tsx'));

interface PortalFrameProps {
  groups: readonly PortalGroup[];
  /** Portal name, a word or two; null while loading. */
  place?: string | null | undefined;
  /** Whether the clinic is verified, if the portal is one's. */
  standing?: VerificationStatus | null;
  /** Shown below the navigation entries, such as when counts are stale. */
  note?: string | null;
  /** Above everything else. */
  ribbon?: ReactNode;
  /** Components of other features that run while a user is signed in. */
  alongside?: ReactNode;
  /** In the top bar, such as a notification bell. */
  tools?: ReactNode;
  /** The route's page, built with `PortalPage`. */
  children: ReactNode;
}

/**
 * The shell of all signed-in pages: navigation, user menu, page area. Rendered from the first byte; visitors who are not signed
 * in are sent to sign-in and come back.
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

/** As long as the page area is mounted. */
const keptFocus = (main: HTMLElement | null) => (main ? keepFocus(main) : undefined);

type ShellProps = Omit<PortalFrameProps, 'ribbon' | 'alongside'> & { person: User | null };

function Shell({ person, groups, place, standing = null, note = null, tools, children }: ShellProps) {
  const { path } = useSite();
  useFeaturesOf(person);
  const open = useOpenGroups(person, groups);
  const current = itemOf(open ?? groups, path);
  const { dialog, onOpen } = usePalette(open ?? []);
  const parts: ShellParts = { person, groups: open, current, place, standing, onSearch: onOpen };
  return (
    <NavNoteContext value={note}>
      <ContextBanner person={person} />
      <div className="portal-grid">
        <PortalSide {...parts} />
        <div className="portal-body">
          <PortalTop {...parts} tools={tools} />
          <OfflineBanner />
          <main id="main" ref={keptFocus} tabIndex={-1} className="portal-main">
            <PersonContext value={person}>
              {/* Keyed by user: when someone else signs in in another tab, they see nothing of the previous user's pages. */}
              <Fragment key={person?.id ?? 'unknown'}>{children}</Fragment>
            </PersonContext>
          </main>
        </div>
        <TabBar person={person} groups={open} current={current} />
      </div>
      {dialog}
      {person && open ? (
        <Suspense>
          <Shortcuts personId={person.id} path={path} groups={open} />
        </Suspense>
      ) : null}
    </NavNoteContext>
  );
}
