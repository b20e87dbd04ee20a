import { openSharedTrip, type SharedTrip } from '@travesia/contracts/journeys';
import { type GivenRecords, listTripRecords } from '@travesia/contracts/records';
import { data } from 'react-router';
import type { Route } from './+types/trip.ts';
import { apiCtx } from '../../context.ts';
import { SharedTripPage } from '../../features/journeys/companions/trip/companion-trip-page.tsx';
import { TripRecords } from '../../features/records/given/trip-records.tsx';
import { localeOfPath } from '../../lib/i18n/locale.ts';
import { problemOf } from '../../lib/problem/problem-error.ts';
import { keyInUrlHeaders } from '../../lib/seo/key-in-url.ts';

export const headers = keyInUrlHeaders;

interface Shown {
  trip: SharedTrip | 'gone' | 'unknown';
  records?: GivenRecords;
}

/** `/trip/:token`: a trip shared with a companion by link. */
export async function loader({ request, context, params: { token } }: Route.LoaderArgs) {
  const query = { language: localeOfPath(new URL(request.url).pathname) };
  const shown = (found: Shown) => ({ token, ...found });
  const call = context.get(apiCtx);
  try {
    const trip = await call(openSharedTrip, { params: { token }, query });
    return shown(trip.records ? { trip, records: await call(listTripRecords, { params: { token } }) } : { trip });
  } catch (error) {
    const status = problemOf(error)?.status;
    if (status === 410) return data(shown({ trip: 'gone' }), { status });
    if (status === 404 || status === 422) return data(shown({ trip: 'unknown' }), { status: 404 });
    throw error;
  }
}

export default function Trip({ loaderData: { token, trip, records } }: Route.ComponentProps) {
  return (
    <SharedTripPage
      token={token}
      trip={trip}
      records={records ? <TripRecords token={token} given={records} /> : null}
    />
  );
}
