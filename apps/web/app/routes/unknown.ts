import { redirect } from 'react-router';
import type { Route } from './+types/unknown.ts';
import { localeOfPath, localPath } from '../lib/i18n/locale.ts';

/** Unknown paths redirect to /404, which shows the path and returns 404 itself. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  return redirect(`${localPath(localeOfPath(pathname), '/404')}?from=${encodeURIComponent(pathname)}`);
}
