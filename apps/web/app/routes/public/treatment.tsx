import { listPackages } from '@travesia/contracts/packages';
import { listProviders } from '@travesia/contracts/providers';
import { data, redirect } from 'react-router';
import type { Route } from './+types/treatment.ts';
import { apiCtx, requestCtx } from '../../context.ts';
import { readArrival } from '../../features/catalog/public/trip/arrival.ts';
import { loadTreatment, nearestTreatments } from '../../features/catalog/public/load-treatment.ts';
import { MissingTreatment } from '../../features/catalog/public/ui/missing-treatment.tsx';
import { TreatmentPage } from '../../features/catalog/public/ui/page/treatment-page.tsx';
import { PackageCard } from '../../features/packages/ui/package-card.tsx';
import { ProviderCard } from '../../features/providers/public/ui/provider-card.tsx';
import { CompareCitiesLink } from '../../features/guides/compare/ui/compare-cities-link.tsx';
import { loadTrip } from '../../features/estimates/load-trip.ts';
import { TripCost } from '../../features/estimates/ui/trip-cost.tsx';
import { earliestToday } from '../../lib/dates/calendar-date.ts';
import { localeOfPath, localPath } from '../../lib/i18n/locale.ts';

const PACKAGES_SHOWN = 3;
const CLINICS_SHOWN = 3;

/**
 * `/treatments/:slug?arrive=2027-01-11&from=miami&to=CO`: one treatment, trip dates if an arrival date is given, and the trip
 * cost.
 */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const call = context.get(apiCtx);
  const view = { language: localeOfPath(pathname), currency: context.get(requestCtx).currency };
  const { slug } = params;
  const found = await loadTreatment(call, slug, view);
  if (!found) return data({ missing: { slug, matches: await nearestTreatments(call, slug, view) } }, { status: 404 });
  // The page has moved: redirects permanently to the new URL.
  if (found.treatment.slug !== slug)
    return redirect(localPath(view.language, `/treatments/${found.treatment.slug}`) + search, 301);
  const query = { ...view, treatment: slug };
  const [{ data: packages }, { data: clinics }, trip] = await Promise.all([
    call(listPackages, { query: { ...query, limit: PACKAGES_SHOWN } }),
    call(listProviders, { query: { ...query, listing: 'partner', limit: CLINICS_SHOWN } }),
    loadTrip({ call, treatment: slug, prices: found.prices, search, view }),
  ]);
  const today = earliestToday(Date.now());
  return { ...found, packages, clinics, trip, today, arrival: readArrival(search, today) };
}

export default function TreatmentRoute({ loaderData }: Route.ComponentProps) {
  if ('missing' in loaderData) return <MissingTreatment {...loaderData.missing} />;
  const { packages, clinics, trip, ...page } = loaderData;
  return (
    <TreatmentPage
      {...page}
      offers={packages.map((offer, index) => (
        <PackageCard key={offer.id} offer={offer} eager={index === 0} />
      ))}
      clinics={clinics.map((provider) => (
        <ProviderCard key={provider.id} provider={provider} />
      ))}
      wholeTrip={
        trip && (
          <>
            <TripCost trip={trip} />
            <div className="wrap">
              <CompareCitiesLink cities={packages.map(({ city }) => city)} treatment={page.treatment.slug} always />
            </div>
          </>
        )
      }
    />
  );
}
