import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { ClosingBanner } from '../../features/privacy/ui/closing-banner.tsx';
import { NoticesContext } from '../../features/notifications/notices-context.ts';
import { NotificationBell } from '../../features/notifications/ui/notification-bell.tsx';
import { usePortalNavigation } from '../../features/portal/navigation/use-navigation.ts';
import { DemoRibbon } from '../../features/site/ui/demo-ribbon.tsx';
import { ErrorPage } from '../../features/site/ui/error-page.tsx';
import { SiteFrame } from '../../features/site/ui/site-frame.tsx';
import { MovedShortlist } from '../../features/favorites/device/use-moved-shortlist.ts';
import { StepUp } from '../../features/two-factor/step-up/step-up.tsx';
import { CallsProvider } from '../../lib/calls/calls-provider.tsx';
import { LiveConnection } from '../../lib/live/live-connection.tsx';
import { LiveNote } from '../../lib/live/live-note.tsx';
import { BootScreen } from '../../lib/hydration/boot-screen.tsx';
import type { RouteHandle } from '../../lib/hydration/handle.ts';
import { PortalFrame } from '../../features/portal/portal-frame.tsx';
import { navigation } from '../../navigation.ts';
import styles from '../../styles/account.css?url';
import type { Route } from './+types/layout.ts';

/** Tokens live in the browser, so these pages are rendered by React there. */
export const handle: RouteHandle = { hydrate: true };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export { BootScreen as HydrateFallback };

const Outboxes = lazy(() => import('../../outboxes.tsx'));

/** Loaded when the user opens their notifications. */
const loadNotices = async () => (await import('../../notices.ts')).notices;

/** The shell of the four portals: patients, clinics, organizations, admin. */
export default function PortalLayout() {
  return (
    <CallsProvider>
      <NoticesContext value={loadNotices}>
        <Shell />
      </NoticesContext>
    </CallsProvider>
  );
}

function Shell() {
  return (
    <PortalFrame
      {...usePortalNavigation(navigation)}
      tools={
        <>
          <LiveNote />
          <NotificationBell />
        </>
      }
      alongside={
        <>
          <StepUp />
          <MovedShortlist />
          <LiveConnection />
          <Suspense>
            <Outboxes />
          </Suspense>
        </>
      }
      ribbon={
        <>
          <DemoRibbon />
          <ClosingBanner />
        </>
      }
    >
      <Outlet />
    </PortalFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <ErrorPage error={error} />
    </SiteFrame>
  );
}
