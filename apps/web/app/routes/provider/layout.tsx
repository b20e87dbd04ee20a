import { Outlet } from 'react-router';
import { ErrorPage } from '../../features/site/ui/error-page.tsx';
import { SiteFrame } from '../../features/site/ui/site-frame.tsx';
import { CallsProvider } from '../../lib/calls/calls-provider.tsx';
import { BootScreen } from '../../lib/hydration/boot-screen.tsx';
import type { RouteHandle } from '../../lib/hydration/handle.ts';
import styles from '../../styles/account.css?url';
import type { Route } from './+types/layout.ts';

/** Tokens live in the browser, so these pages are rendered by React there. */
export const handle: RouteHandle = { hydrate: true };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export { BootScreen as HydrateFallback };

export default function ProviderLayout() {
  return (
    <CallsProvider>
      <Outlet />
    </CallsProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <ErrorPage error={error} />
    </SiteFrame>
  );
}
