import { Outlet } from 'react-router';
import { AuthFrame } from '../../features/accounts/public/ui/auth-frame.tsx';
import { DemoRibbon } from '../../features/site/ui/demo-ribbon.tsx';
import { ErrorPage } from '../../features/site/ui/error-page.tsx';
import { SiteFrame } from '../../features/site/ui/site-frame.tsx';
import { BootScreen } from '../../lib/hydration/boot-screen.tsx';
import type { RouteHandle } from '../../lib/hydration/handle.ts';
import styles from '../../styles/account.css?url';
import type { Route } from './+types/layout.ts';

/** Tokens live in the browser, so these pages are rendered by React there. */
export const handle: RouteHandle = { hydrate: true };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export { BootScreen as HydrateFallback };

export default function AuthLayout() {
  return (
    <AuthFrame ribbon={<DemoRibbon />}>
      <Outlet />
    </AuthFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <ErrorPage error={error} />
    </SiteFrame>
  );
}
