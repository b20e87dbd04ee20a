import type { Route } from './+types/treatments.ts';
import { apiCtx, requestCtx } from '../../context.ts';
import { loadTreatmentList } from '../../features/catalog/public/load-list.ts';
import { TreatmentList } from '../../features/catalog/public/ui/list/treatment-list.tsx';
import { localeOfPath } from '../../lib/i18n/locale.ts';

/** `/treatments?q=&category=&country=&price_min=&price_max=&fly_home_max=&sort=&view=table`: the catalogue. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const view = { language: localeOfPath(pathname), currency: context.get(requestCtx).currency };
  return loadTreatmentList(context.get(apiCtx), search, view);
}

export default function TreatmentsPage({ loaderData }: Route.ComponentProps) {
  return <TreatmentList {...loaderData} />;
}
