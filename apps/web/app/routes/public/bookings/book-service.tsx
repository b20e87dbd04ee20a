import { redirect } from 'react-router';
import type { Route } from './+types/book-service.ts';
import { apiCtx, requestCtx } from '../../../context.ts';
import { loadServiceChoice } from '../../../features/bookings/choose/load-choice.ts';
import { ChooseService } from '../../../features/bookings/choose/ui/choose-service.tsx';
import { localeOfPath, localPath } from '../../../lib/i18n/locale.ts';

/** `/services/online/:serviceType/book?clinician=`: free times of an online service by video; others lead to its page. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const language = localeOfPath(pathname);
  const view = { language, currency: context.get(requestCtx).currency };
  const { serviceType: type } = params;
  const found = await loadServiceChoice(context.get(apiCtx), { type, search, view });
  if (!found) throw redirect(localPath(language, `/services/online/${encodeURIComponent(type)}`));
  return found;
}

export default function BookService({ loaderData }: Route.ComponentProps) {
  return <ChooseService {...loaderData} />;
}
