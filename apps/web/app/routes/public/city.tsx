import { data } from 'react-router';
import type { Route } from './+types/city.ts';
import { apiCtx, requestCtx } from '../../context.ts';
import { loadCityGuide } from '../../features/guides/load-city-guide.ts';
import { CityPage } from '../../features/guides/ui/city-page.tsx';
import { UnknownCity } from '../../features/guides/ui/unknown-city.tsx';
import { ridesInCity } from '../../features/packages/map/ride.ts';
import { RideAbout, RideToCity } from '../../features/packages/map/ui/ride-strip.tsx';
import { localeOfPath } from '../../lib/i18n/locale.ts';

/** `/cities/:city`: the guide to a destination city. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const view = {
    language: localeOfPath(new URL(request.url).pathname),
    currency: context.get(requestCtx).currency,
  };
  const guide = await loadCityGuide(context.get(apiCtx), params.city, view);
  return data({ guide }, { status: guide ? 200 : 404 });
}

export default function City({ loaderData: { guide } }: Route.ComponentProps) {
  if (!guide) return <UnknownCity />;
  const rides = ridesInCity(guide, guide);
  return (
    <CityPage
      guide={guide}
      rides={
        rides && (
          <>
            <RideToCity rides={rides} />
            <RideAbout />
          </>
        )
      }
    />
  );
}
