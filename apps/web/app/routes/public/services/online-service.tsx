import { listOnlineServices } from '@travesia/contracts/services';
import { data, redirect } from 'react-router';
import type { Route } from './+types/online-service.ts';
import { apiCtx, requestCtx } from '../../../context.ts';
import { loadService } from '../../../features/services/load-services.ts';
import { ownPage } from '../../../features/services/service-view.ts';
import { ServicePage } from '../../../features/services/ui/service/service-page.tsx';
import { UnknownService } from '../../../features/services/ui/service/unknown-service.tsx';
import { localeOfPath, localPath } from '../../../lib/i18n/locale.ts';

/** The device test needs camera and microphone on this page. */
export const headers = () => ({ 'permissions-policy': 'camera=(self), microphone=(self)' });

/** `/services/online/:serviceType?spoken=&country=&sort=`: one service; two of them have their own pages. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const call = context.get(apiCtx);
  const view = { language: localeOfPath(pathname), currency: context.get(requestCtx).currency };
  const { serviceType: type } = params;
  const own = ownPage(type);
  if (own) throw redirect(`${localPath(view.language, own)}${search}`, 301);
  const found = await loadService(call, { type, search, view });
  if (found) return { found };
  const { data: services } = await call(listOnlineServices, { query: view });
  return data({ found: null, type, services }, { status: 404 });
}

export default function OnlineServiceRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.found) return <ServicePage {...loaderData.found} />;
  return <UnknownService type={loaderData.type} services={loaderData.services} />;
}
