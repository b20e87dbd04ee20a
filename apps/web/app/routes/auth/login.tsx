import { LoginPage } from '../../features/accounts/public/ui/login-page.tsx';
import type { RouteHandle } from '../../lib/hydration/handle.ts';
import { portalScripts } from '../../lib/site/portal-scripts.server.ts';
import type { Route } from './+types/login.ts';

/** The session is begun by `enhance/sign-in`, a fraction of React's size. */
export const handle: RouteHandle = { hydrate: false };

export const loader = () => ({ scripts: portalScripts.anyone });

export default function Login({ loaderData }: Route.ComponentProps) {
  return <LoginPage scripts={loaderData.scripts} />;
}
