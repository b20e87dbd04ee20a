import { openSharedTrip, type SharedTrip } from '@travesia/contracts/journeys';
import { data } from 'react-router';
import type { Route } from './+types/trip.ts';
import { apiCtx } from '../../context.ts';
import { SharedTripPage } from '../../features/journeys/companions/trip/companion-trip-page.tsx';
import { localeOfPath } from '../../lib/i18n/locale.ts';
import { problemOf } from '../../lib/problem/problem-error.ts';

/** The patient can end the link, so the page is not cached; the URL is the key, so it is not sent as a referrer. */
export const headers = () => ({
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
});

/** `/trip/:token`: a trip shared with a companion by link. */
export async function loader({ request, context, params: { token } }: Route.LoaderArgs) {
  const query = { language: localeOfPath(new URL(request.url).pathname) };
  const shown = (trip: SharedTrip | 'gone' | 'unknown') => ({ token, trip });
  try {
    return shown(await context.get(apiCtx)(openSharedTrip, { params: { token }, query }));
  } catch (error) {
    const status = problemOf(error)?.status;
    if (status === 410) return data(shown('gone'), { status });
    if (status === 404 || status === 422) return data(shown('unknown'), { status: 404 });
    throw error;
  }
}

export default function Trip({ loaderData }: Route.ComponentProps) {
  return <SharedTripPage {...loaderData} />;
}
