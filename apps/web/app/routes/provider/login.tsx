import { ProviderLoginPage } from '../../features/accounts/public/provider/provider-login-page.tsx';
import type { RouteHandle } from '../../lib/hydration/handle.ts';
import { portalScripts } from '../../lib/site/portal-scripts.server.ts';
import type { Route } from './+types/login.ts';

/** The session is begun by `enhance/sign-in`, a fraction of React's size. */
export const handle: RouteHandle = { hydrate: false };

export const loader = () => ({ scripts: portalScripts.clinic });

export default function ProviderLogin({ loaderData }: Route.ComponentProps) {
  return <ProviderLoginPage scripts={loaderData.scripts} />;
}
