import { data } from 'react-router';
import type { Route } from './+types/compare-cities.ts';
import { apiCtx, requestCtx } from '../../context.ts';
import { type ComparedCity, loadComparison } from '../../features/guides/compare/load-comparison.ts';
import { ComparisonPage } from '../../features/guides/compare/ui/comparison-page.tsx';
import { nearestAirport } from '../../features/packages/map/airports.ts';
import { ridesInCity } from '../../features/packages/map/ride.ts';
import { RideAbout } from '../../features/packages/map/ui/ride-strip.tsx';
import { localeOfPath } from '../../lib/i18n/locale.ts';

/** `/cities/compare?city=&with=&treatment=&from=`: two destination cities side by side. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const { currency, home: country } = context.get(requestCtx);
  const view = { language: localeOfPath(pathname), currency };
  const page = await loadComparison({ call: context.get(apiCtx), search, view, country });
  const unknown = [page.faults.city, page.faults.with, page.faults.treatment].includes('unknown');
  return data(page, { status: unknown ? 404 : 200 });
}

/** The ride to the center, and from there to the nearest and the farthest clinic with the treatment. */
function ridesOf({ guide, offers }: ComparedCity) {
  const toCity = ridesInCity(guide, guide);
  if (!toCity) return null;
  const clinics = offers.flatMap((offer) => ridesInCity(guide, offer)?.toClinic.minutes ?? []);
  return {
    airport: toCity.airport,
    toCenter: toCity.toCity.minutes,
    toClinics: clinics.length > 0 ? ([Math.min(...clinics), Math.max(...clinics)] as const) : null,
  };
}

const parts = { airportOf: nearestAirport, ridesOf, ridesNote: <RideAbout /> };

export default function CompareCities({ loaderData }: Route.ComponentProps) {
  return <ComparisonPage data={loaderData} parts={parts} />;
}
