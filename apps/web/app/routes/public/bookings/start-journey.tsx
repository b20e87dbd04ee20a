import { data, redirect } from 'react-router';
import type { Route } from './+types/start-journey.ts';
import { apiCtx, requestCtx } from '../../../context.ts';
import { loadJourney } from '../../../features/bookings/choose/load-choice.ts';
import { ChooseJourney } from '../../../features/bookings/choose/ui/choose-journey.tsx';
import { consultationPath } from '../../../features/leads/consultation/consultation-path.ts';
import { GonePackage } from '../../../features/packages/page/gone-package.tsx';
import { localeOfPath, localPath } from '../../../lib/i18n/locale.ts';

/** `/start-journey/:packageId?date=&time=`: a package's free days. Leads to the request where nothing can be booked. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const language = localeOfPath(pathname);
  const view = { language, currency: context.get(requestCtx).currency };
  const { detail, found } = await loadJourney(context.get(apiCtx), { id: params.packageId, search, view });
  if (detail && !found) throw redirect(localPath(language, consultationPath({ package: detail.id })));
  return found ? { found } : data({ found: null }, { status: 404 });
}

export default function StartJourney({ loaderData: { found } }: Route.ComponentProps) {
  return found ? <ChooseJourney {...found} /> : <GonePackage treatment="" />;
}
