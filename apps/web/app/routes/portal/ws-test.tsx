import { redirect } from 'react-router';
import type { Route } from './+types/ws-test.ts';
import { requestCtx } from '../../context.ts';

/** `/ws-test`: diagnostics of the live socket. Available in demo mode only. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(requestCtx).demo) throw redirect('/404?from=/ws-test');
  return null;
}

export { LiveTestPage as default } from '../../features/portal/live-test/live-test-page.tsx';
