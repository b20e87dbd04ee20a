import { listPackages } from '@travesia/contracts/packages';
import { data } from 'react-router';
import type { Route } from './+types/treatment.ts';
import { apiCtx, requestCtx } from '../../context.ts';
import { readArrival } from '../../features/catalog/trip/arrival.ts';
import { loadTreatment, nearestTreatments } from '../../features/catalog/load-treatment.ts';
import { MissingTreatment } from '../../features/catalog/ui/missing-treatment.tsx';
import { TreatmentPage } from '../../features/catalog/ui/page/treatment-page.tsx';
import { PackageCard } from '../../features/packages/ui/package-card.tsx';
import { earliestToday } from '../../lib/dates/calendar-date.ts';
import { localeOfPath } from '../../lib/i18n/locale.ts';

const PACKAGES_SHOWN = 3;

/** `/treatments/:slug?arrive=2027-01-11`: one treatment, with the trip's dates when a day of arrival is given. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const call = context.get(apiCtx);
  const view = { language: localeOfPath(pathname), currency: context.get(requestCtx).currency };
  const { slug } = params;
  const found = await loadTreatment(call, slug, view);
  if (!found) return data({ missing: { slug, matches: await nearestTreatments(call, slug, view) } }, { status: 404 });
  const query = { ...view, treatment: slug, limit: PACKAGES_SHOWN };
  const { data: packages } = await call(listPackages, { query });
  const today = earliestToday(Date.now());
  return { ...found, packages, today, arrival: readArrival(search, today) };
}

export default function TreatmentRoute({ loaderData }: Route.ComponentProps) {
  if ('missing' in loaderData) return <MissingTreatment {...loaderData.missing} />;
  const { packages, ...page } = loaderData;
  const cards = packages.map((offer) => <PackageCard key={offer.id} offer={offer} />);
  return <TreatmentPage {...page} offers={cards} />;
}
