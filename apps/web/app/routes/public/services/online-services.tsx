import type { Route } from './+types/online-services.ts';
import { apiCtx, requestCtx } from '../../../context.ts';
import { loadHub } from '../../../features/services/load-services.ts';
import { OnlineServicesPage } from '../../../features/services/ui/hub/online-services-page.tsx';
import { localeOfPath } from '../../../lib/i18n/locale.ts';

/** The device test needs camera and microphone on this page. */
export const headers = () => ({ 'permissions-policy': 'camera=(self), microphone=(self)' });

/** `/services/online?spoken=&country=`: services by video or in writing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const view = { language: localeOfPath(pathname), currency: context.get(requestCtx).currency };
  return loadHub(context.get(apiCtx), search, view);
}

export default function OnlineServicesRoute({ loaderData }: Route.ComponentProps) {
  return <OnlineServicesPage {...loaderData} />;
}
