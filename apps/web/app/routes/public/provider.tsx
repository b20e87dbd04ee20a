import { greatCircleKm } from '@travesia/contracts/kit/distance';
import { listAdvertisingStatements } from '@travesia/contracts/advertising';
import { packagePath } from '@travesia/contracts/packages';
import type { ProviderDetail } from '@travesia/contracts/providers';
import { data, redirect } from 'react-router';
import type { Route } from './+types/provider.ts';
import { apiCtx, requestCtx } from '../../context.ts';
import { FreeTimes } from '../../features/availability/public/free-times.tsx';
import { loadFreeTimes } from '../../features/availability/public/load-free-times.ts';
import { Statements } from '../../features/advertising/statements/statements.tsx';
import { loadCityGuide } from '../../features/guides/load-city-guide.ts';
import { CityNote } from '../../features/guides/ui/city-note.tsx';
import { drawPlace } from '../../features/site/art/map/draw-place.ts';
import { loadProviderPackages } from '../../features/packages/load-provider-packages.ts';
import { nearestAirport } from '../../features/packages/map/airports.ts';
import { ridesInCity } from '../../features/packages/map/ride.ts';
import { RideAbout, RideStrip } from '../../features/packages/map/ui/ride-strip.tsx';
import { PackageLinks } from '../../features/packages/ui/contract/package-links.tsx';
import { ProviderPackages } from '../../features/packages/ui/contract/provider-packages.tsx';
import { findProvider, loadProviderParts } from '../../features/providers/public/load-provider.ts';
import { placeOf, providerAddress } from '../../features/providers/public/provider-view.ts';
import { ListingPage } from '../../features/providers/public/ui/profile/listing-page.tsx';
import { PlaceMap } from '../../features/providers/public/ui/profile/place-map.tsx';
import { ProviderPage } from '../../features/providers/public/ui/profile/provider-page.tsx';
import { UnknownProvider } from '../../features/providers/public/ui/profile/unknown-provider.tsx';
import { localeOfPath, localPath } from '../../lib/i18n/locale.ts';

/** `/providers/:id`: a partner's profile or a registry listing. Ids redirect to the slug. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const call = context.get(apiCtx);
  const { pathname, search } = new URL(request.url);
  const view = { language: localeOfPath(pathname), currency: context.get(requestCtx).currency };
  const { provider, near } = await findProvider(call, params.id, view);
  if (!provider) return data({ found: null, id: params.id, near }, { status: 404 });
  if (params.id !== provider.slug)
    throw redirect(`${localPath(view.language, providerAddress(provider))}${search}`, 301);
  const asked = { provider: provider.slug, search, view };
  const partner =
    provider.listing === 'directory'
      ? null
      : await Promise.all([
          loadProviderParts(call, asked),
          loadProviderPackages(call, asked),
          provider.city && loadCityGuide(call, provider.city.slug, view),
          loadFreeTimes(call, provider.slug),
          call(listAdvertisingStatements, { params: { slug: provider.slug } }),
        ]);
  // Links from when a package opened here.
  const wanted = new URLSearchParams(search).get('package');
  const offer = partner?.[1].find(({ id: one }) => one === wanted);
  if (offer) throw redirect(localPath(view.language, packagePath(offer)), 301);
  return data({ found: { provider, partner }, id: params.id, near });
}

export default function Provider({ loaderData }: Route.ComponentProps) {
  const { found, id, near } = loaderData;
  if (!found) return <UnknownProvider id={id} near={near} />;
  const { provider, partner } = found;
  const map = <PlaceMap map={drawPlace(provider.country.code, provider)} place={placeOf(provider)} />;
  if (!partner) return <ListingPage provider={provider} map={map} />;
  const [parts, packages, guide, times, stated] = partner;
  const rides = guide && ridesInCity(guide, provider);
  return (
    <ProviderPage
      provider={provider}
      parts={parts}
      packages={<ProviderPackages offers={packages} provider={provider} />}
      packageLinks={<PackageLinks offers={packages} />}
      statements={<Statements statements={stated.data} />}
      map={map}
      airportKm={airportKm(provider)}
      way={
        guide && (
          <>
            {rides ? (
              <>
                <RideStrip rides={rides} city={guide.name} />
                <RideAbout />
              </>
            ) : null}
            <CityNote guide={guide} />
          </>
        )
      }
      times={times && <FreeTimes times={times} provider={provider.slug} />}
      offers={packages}
      example={packages[0]}
    />
  );
}

/** Straight-line distance from the city's first airport. */
function airportKm({ airports, lat, lon }: ProviderDetail): number | null {
  const airport = nearestAirport(airports.slice(0, 1));
  return airport && lat !== null && lon !== null ? greatCircleKm(airport, { lat, lon }) : null;
}
