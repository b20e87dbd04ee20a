import { listLocations } from '@travesia/contracts/catalog';
import type { Route } from './+types/cities.ts';
import { apiCtx, requestCtx } from '../../context.ts';
import { CitiesPage } from '../../features/guides/ui/cities-page.tsx';
import { localeOfPath } from '../../lib/i18n/locale.ts';

/** `/cities`: all destination cities with their guides. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const language = localeOfPath(new URL(request.url).pathname);
  const query = { language, currency: context.get(requestCtx).currency };
  return context.get(apiCtx)(listLocations, { query });
}

export default function Cities({ loaderData: { data } }: Route.ComponentProps) {
  return <CitiesPage places={data} />;
}
