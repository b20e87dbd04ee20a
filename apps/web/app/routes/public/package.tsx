import { packagePath } from '@travesia/contracts/packages';
import type { ReactNode } from 'react';
import { data, redirect } from 'react-router';
import type { Route } from './+types/package.ts';
import { apiCtx, requestCtx } from '../../context.ts';
import { earliestFlightDay } from '../../features/catalog/public/trip/trip-days.ts';
import { FlyRule } from '../../features/catalog/public/ui/page/fly-rule.tsx';
import { TripTimelines } from '../../features/catalog/public/ui/page/trip-timeline.tsx';
import { CityNote } from '../../features/guides/ui/city-note.tsx';
import { loadCityGuide } from '../../features/guides/load-city-guide.ts';
import { RideAbout, RideStrip } from '../../features/packages/map/ui/ride-strip.tsx';
import { ridesInCity } from '../../features/packages/map/ride.ts';
import { GonePackage } from '../../features/packages/page/gone-package.tsx';
import { loadPackagePage, type PackagePageData } from '../../features/packages/page/load-package-page.ts';
import { ClinicDays } from '../../features/packages/page/trip/clinic-days.tsx';
import { hasNightsAbroad, packageTrip } from '../../features/packages/page/trip/package-days.ts';
import { PackageDays } from '../../features/packages/page/trip/package-days.tsx';
import { PackagePage } from '../../features/packages/page/package-page.tsx';
import { Person } from '../../features/providers/public/ui/profile/people.tsx';
import { PolicyTables } from '../../features/providers/public/ui/profile/rules.tsx';
import { ProviderCard } from '../../features/providers/public/ui/provider-card.tsx';
import { ReviewItem } from '../../features/providers/public/ui/reviews/review-item.tsx';
import { idAtEnd } from '../../lib/forms/is-id.ts';
import { localeOfPath, localPath } from '../../lib/i18n/locale.ts';

/** `/packages/:treatmentId/:package`: one package. Only the id at the end counts; other words redirect to the right ones. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url);
  const language = localeOfPath(pathname);
  const { treatmentId, package: asked } = params;
  const id = idAtEnd(asked);
  const view = { language, currency: context.get(requestCtx).currency };
  const call = context.get(apiCtx);
  const found = id === null ? null : await loadPackagePage(call, id, view);
  if (!found) return data({ found: null, guide: null, treatment: treatmentId }, { status: 404 });
  const address = packagePath(found.detail);
  if (address !== `/packages/${treatmentId}/${asked}`) throw redirect(localPath(language, address) + search, 301);
  return data({ found, guide: await loadCityGuide(call, found.detail.city.slug, view), treatment: treatmentId });
}

export default function PackageRoute({ loaderData: { found, guide, treatment: asked } }: Route.ComponentProps) {
  if (!found) return <GonePackage treatment={asked} />;
  const { detail, provider, clinician, treatment, reviews } = found;
  const rules = detail.cancellation?.rules ?? [];
  const flyDay = treatment ? earliestFlightDay(treatment) : detail.fly_home_min_days;
  const rides = guide && ridesInCity(guide, detail);
  return (
    <PackagePage
      detail={detail}
      reviews={reviews}
      flyDay={flyDay}
      person={clinician && <Person person={clinician} clinic={provider} as="div" />}
      days={tripDays(found, flyDay)}
      emergencyNumber={guide?.emergency_number ?? null}
      way={
        guide && (
          <>
            {rides ? (
              <>
                <RideStrip rides={rides} />
                <RideAbout />
              </>
            ) : null}
            <CityNote guide={guide} />
          </>
        )
      }
      policy={<PolicyTables rules={rules} example={detail} />}
      reviewItems={reviews.data.map((review) => (
        <ReviewItem key={review.id} review={review} provider={provider.name} />
      ))}
      clinicCard={<ProviderCard provider={provider} />}
    />
  );
}

/** The days as the clinic wrote them, or else as the usual calendar and this package's nights make them; null without travel. */
function tripDays({ detail, treatment }: PackagePageData, flyDay: number): ReactNode {
  const rule = treatment && treatment.trips > 0 ? <FlyRule treatment={treatment} /> : null;
  if (detail.itinerary.length > 0) {
    const endsEarly = treatment && packageTrip(detail, treatment, flyDay)?.tooShort;
    return (
      <>
        <ClinicDays detail={detail} tooShortFor={endsEarly ? flyDay : null} />
        {rule}
      </>
    );
  }
  if (!treatment || !rule) return null;
  return (
    <>
      {hasNightsAbroad(detail, treatment) ? (
        <>
          <PackageDays detail={detail} treatment={treatment} flyDay={flyDay} />
          <TripTimelines treatment={treatment} mainDay={null} from={2} />
        </>
      ) : (
        <TripTimelines treatment={treatment} mainDay={null} />
      )}
      {rule}
    </>
  );
}
